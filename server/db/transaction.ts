import pg, { type CustomTypesConfig, type Pool, type PoolClient, type QueryResult } from 'pg';

type Result = QueryResult<Record<string, unknown>>;

const write = /^(insert|update|delete)\b/i;

/**
 * A transaction in the form that the ORM takes. Most of what a short statement costs is its message to PostgreSQL and
 * back, so what nobody waits for travels ahead of the next statement, in the same message: `begin`, a savepoint, and,
 * when it ends, all that is written.
 */
export class Transaction {
  readonly #connect: () => Promise<PoolClient>;
  #client: Promise<PoolClient> | undefined;
  #ahead = ['begin'];
  #isUsed = false;
  #isEnding = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(pool: () => Promise<Pool>) {
    this.#connect = async () => (await pool()).connect();
  }

  /** Has a statement sent with the next one. */
  ahead(statement: string): void {
    this.#ahead.push(statement);
  }

  /** The same, for one that must be done even where none follows it. */
  write(statement: string): void {
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
    (await this.#client!).release();
  }

  async rollback(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    if (client === undefined) return;
    this.#ahead = [];
    try {
      await this.#send(['rollback']);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Asks several things in one message. Moments come as dates, while the ORM reads them from their text. */
  async ask(statements: readonly string[]): Promise<Result['rows'][]> {
    const results = await this.#send(statements, pg.types);
    return results.map(({ rows }) => rows);
  }

  /** Sends statements in one message, and those that waited ahead of them. */
  async #send(statements: readonly string[], types?: CustomTypesConfig): Promise<Result[]> {
    this.#isUsed = true;
    const text = [...this.#ahead.splice(0), ...statements].join(';\n');
    this.#client ??= this.#connect();
    const client = this.#client;
    // A connection takes one message after another.
    const sent = this.#turn.then(async () =>
      (await client).query<Result['rows'][number]>({ text, ...(types && { types }) }),
    );
    this.#turn = sent.catch(() => undefined);
    // For several statements `pg` gives as many results, which its types do not say.
    return [await sent].flat().slice(-statements.length);
  }
}
