import pg from 'pg';

export interface SentStatement {
  text: string;
  values: unknown[];
}

type Query = string | { text: string; values?: unknown[] };

/** Every statement that this process sends to PostgreSQL while something is done; what opens and ends transactions apart. */
export async function recordStatements<T>(
  task: () => Promise<T>,
): Promise<{ result: T; sent: SentStatement[]; messages: string[] }> {
  const sent: SentStatement[] = [];
  const messages: string[] = [];
  // Of the many forms that the method takes, it only matters that a statement comes first.
  const prototype = pg.Client.prototype as unknown as { query: (this: pg.Client, ...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [first, values] = given as [Query, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const own = typeof first === 'string' ? values : (first.values ?? values);
    messages.push(text);
    // A transaction has several statements in one message.
    for (const statement of text.split(/;\n/)) {
      if (/^\s*(begin|start|commit|rollback|set|savepoint|release)\b/i.test(statement)) continue;
      sent.push({ text: statement, values: Array.isArray(own) ? own : [] });
    }
    return query.apply(this, given);
  };
  try {
    return { result: await task(), sent, messages };
  } finally {
    prototype.query = query;
  }
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** The tables of which a statement would read every row, however many there are: no index of theirs serves it. */
export async function findSequentialScans(
  databaseUrl: string,
  sent: readonly SentStatement[],
): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Reading every row is then the last resort, as with so many rows that it were too dear.
    await client.query('set enable_seqscan = off');
    const found = new Map<string, string[]>();
    for (const { text, values } of sent) {
      if (found.has(text) || !/^\s*(select|with|update|delete)\b/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `explain (format json) ${text}`,
        values,
      });
      found.set(text, [...wholeIn(rows[0]!['QUERY PLAN'][0].Plan)]);
    }
    return found;
  } finally {
    await client.end();
  }
}

function* wholeIn(plan: Plan): Generator<string> {
  if (plan['Node Type'] === 'Seq Scan') yield plan['Relation Name']!;
  for (const child of plan.Plans ?? []) yield* wholeIn(child);
}
