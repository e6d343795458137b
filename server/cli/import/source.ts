import pg from 'pg';

/** Rows read at once; each page is written in one statement. */
const PAGE = 1000;

/** A row of the other service's, its columns in camel case however they are spelled there. */
export type SourceRow = Record<string, unknown> & { id: string };

/** A better-auth database, only read. */
export class Source implements AsyncDisposable {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<Source> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('set default_transaction_read_only = on');
    return new Source(client);
  }

  /** How many rows a table has; null where there is no such table, as without the plugin that makes it. */
  async count(table: string): Promise<number | null> {
    const name = pg.escapeIdentifier(table);
    const found = await this.#client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name]);
    if (!found.rows[0]!.found) return null;
    const { rows } = await this.#client.query<{ rows: string }>(`select count(*) as rows from ${name}`);
    return Number(rows[0]!.rows);
  }

  /** The rows of a table, a page at a time, in the order of their ids. */
  async *pages(table: string): AsyncGenerator<SourceRow[]> {
    const from = `select * from ${pg.escapeIdentifier(table)}`;
    for (let after: string | null = null; ;) {
      const { rows }: { rows: SourceRow[] } = await this.#client.query(
        `${from} ${after === null ? '' : 'where id > $2'} order by id limit $1`,
        after === null ? [PAGE] : [PAGE, after],
      );
      if (rows.length === 0) return;
      yield rows.map((row) => camelized(row));
      after = rows.at(-1)!.id;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}

function camelized(row: SourceRow): SourceRow {
  const named = Object.entries(row).map(([column, value]) => [
    column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named) as SourceRow;
}
