import pg from 'pg';

export interface SentStatement {
  text: string;
  values: unknown[];
}

type Query = string | { text: string; values?: unknown[] };

/** Records the SQL statements of this process during a task, without those that begin and end transactions. */
export async function recordStatements<T>(
  task: () => Promise<T>,
): Promise<{ result: T; sent: SentStatement[]; messages: string[] }> {
  const sent: SentStatement[] = [];
  const messages: string[] = [];
  // All overloads have the statement as their first argument.
  const prototype = pg.Client.prototype as unknown as { query: (this: pg.Client, ...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (...args) {
    const [first, values] = args as [Query, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const own = typeof first === 'string' ? values : (first.values ?? values);
    messages.push(text);
    // One message may contain several statements of a transaction.
    for (const statement of text.split(/;\n/)) {
      if (/^\s*(begin|start|commit|rollback|set|savepoint|release)\b/i.test(statement)) continue;
      sent.push({ text: statement, values: Array.isArray(own) ? own : [] });
    }
    return query.apply(this, args);
  };
  try {
    return { result: await task(), sent, messages };
  } finally {
    prototype.query = query;
  }
}

/** Without those of the outbox, of the requirement of single sign-on and of saved options, which poll on their own schedule. */
export function withoutPolls(sent: readonly SentStatement[]): SentStatement[] {
  const isPoll = ({ text }: SentStatement) =>
    (text.includes('outgoing_mail') && !text.startsWith('insert')) ||
    text.includes('from "sso_policy" where "required_at"') ||
    text.startsWith('select exists (select from sso_connection where enabled_at') ||
    text.startsWith('select path, value from saved_setting');
  return sent.filter((statement) => !isPoll(statement));
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** The tables that each statement scans sequentially even when large, because no index fits. */
export async function findSequentialScans(
  databaseUrl: string,
  sent: readonly SentStatement[],
): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Makes sequential scans a last resort, as in a large table.
    await client.query('set enable_seqscan = off');
    const scans = new Map<string, string[]>();
    for (const { text, values } of sent) {
      if (scans.has(text) || !/^\s*(select|with|update|delete)\b/i.test(text)) continue;
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `explain (format json) ${text}`,
        values,
      });
      scans.set(text, [...scannedTables(rows[0]!['QUERY PLAN'][0].Plan)]);
    }
    return scans;
  } finally {
    await client.end();
  }
}

function* scannedTables(plan: Plan): Generator<string> {
  if (plan['Node Type'] === 'Seq Scan') yield plan['Relation Name']!;
  for (const child of plan.Plans ?? []) yield* scannedTables(child);
}
