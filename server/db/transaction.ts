import pg, { type CustomTypesConfig, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';

type Result = QueryResult<Record<string, unknown>>;

/** A text with the values in their places, or a statement that is planned once a connection, and its values. */
export type Sent = string | Required<Pick<QueryConfig<unknown[]>, 'name' | 'text' | 'values'>>;

const write = /^(insert|update|delete)\b/i;

/**
 * A transaction in the form that the ORM takes. Most of what a short statement costs is its message to PostgreSQL and
 * back, so what nobody waits for travels ahead of the next statement, in the same message: `begin`, a savepoint, and,
 * when it ends, all that is written.
 */
export class Transaction {
  readonly #connect: () => Promise<PoolClient>;
  #client: Promise<PoolClient> | undefined;
  #ahead: Sent[] = ['begin'];
  #isUsed = false;
  #isEnding = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(pool: () => Promise<Pool>) {
    this.#connect = async () => (await pool()).connect();
  }

  /** Has a statement sent with the next one. */
  ahead(statement: Sent): void {
    this.#ahead.push(statement);
  }

  /** The same, for one that must be done even where none follows it. */
  write(statement: Sent): void {
    this.#isUsed = true;
    this.ahead(statement);
  }

  /** What the ORM calls, with the values in their places. */
  async executeQuery({ sql }: { sql: string }): Promise<{ rows: object[]; numAffectedRows?: number | null }> {
    if (this.#isEnding && write.test(sql) && !/\breturning\b/i.test(sql)) {
      this.write(sql);
      return { rows: [] };
    }
    const [result] = await this.#send([sql]);
    return { rows: result!.rows, numAffectedRows: result!.rowCount };
  }

  /** From now on what is written waits for the commit, whose message it shares. */
  end(): void {
    this.#isEnding = true;
  }

  async commit(): Promise<void> {
    if (!this.#isUsed) return;
    await this.#send(['commit']);
    const client = await this.#client!;
    client.release(doubtful.has(client));
  }

  async rollback(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    if (client === undefined) return;
    this.#ahead = [];
    try {
      await this.#send(['rollback']);
      client.release(doubtful.has(client));
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Asks several things in one message. Moments come as dates, while the ORM reads them from their text. */
  async ask(statements: readonly Sent[]): Promise<Result['rows'][]> {
    const results = await this.#send(statements, pg.types);
    return results.map(({ rows }) => rows);
  }

  /** Sends statements in one message, and those that waited ahead of them. */
  async #send(statements: readonly Sent[], types?: CustomTypesConfig): Promise<Result[]> {
    this.#isUsed = true;
    const all = withTextsJoined([...this.#ahead.splice(0), ...statements]);
    this.#client ??= this.#connect();
    const client = this.#client;
    // A connection takes one message after another.
    const sent = this.#turn.then(async () => sendTogether(await client, all, types));
    this.#turn = sent.catch(() => undefined);
    return (await sent).slice(-statements.length);
  }
}

/** Texts that follow each other are one statement to `pg`, and are answered together. */
function withTextsJoined(statements: readonly Sent[]): Sent[] {
  const joined: Sent[] = [];
  for (const statement of statements) {
    const last = joined.at(-1);
    if (typeof statement === 'string' && typeof last === 'string') joined[joined.length - 1] = `${last};\n${statement}`;
    else joined.push(statement);
  }
  return joined;
}

/** The names that each connection has planned for sure. */
const planned = new WeakMap<PoolClient, Set<string>>();

/**
 * Connections on which a name may be taken or not: where a statement fails, so do those behind it, before PostgreSQL
 * plans them, while a PgBouncer between has noted their names and ends the connection of who gives one twice.
 */
const doubtful = new WeakSet<PoolClient>();

/** In one write to the socket, each without waiting for the one before: after one that fails, those behind it fail too. */
async function sendTogether(client: PoolClient, statements: Sent[], types?: CustomTypesConfig): Promise<Result[]> {
  const query = (sent: Sent) => {
    const asked = typeof sent === 'string' ? { text: sent } : sent;
    return client.query<Result['rows'][number], unknown[]>({ ...asked, ...(types && { types }) });
  };
  const names = statements.flatMap((sent) => (typeof sent === 'string' ? [] : [sent.name]));
  const known = planned.get(client) ?? new Set();
  planned.set(client, known);
  const { stream } = client.connection;
  stream.cork();
  const results = statements.map(query);
  stream.uncork();
  try {
    // For a text of several statements `pg` gives as many results, which its types do not say.
    const answered = (await Promise.all(results)).flat();
    for (const name of names) known.add(name);
    return answered;
  } catch (error) {
    if (!names.every((name) => known.has(name))) doubtful.add(client);
    throw error;
  }
}
