import pg from 'pg';

import { CommandError } from '#server/cli/command.ts';
import { clientClass } from '#server/db/connection/client.ts';
import { DatabaseUrlError } from '#server/options/database-url/database-url.ts';
import { databaseError } from '#server/db/start-errors.ts';

/** Rows of a page, which is written in one statement. */
const PAGE_SIZE = 1000;

/** A row of the source with the column names in camel case, whatever case they have there. */
export type SourceRow = Record<string, unknown> & { id: string };

export interface SourceTable {
  schema: string;
  name: string;
  /** Whether the search path of the connection has its schema. */
  isVisible: boolean;
  columns: string[];
}

/** A better-auth database, opened for reading only. */
export class Source implements AsyncDisposable {
  readonly #client: pg.Client;
  /** Those of every schema except the system schemas. */
  readonly tables: readonly SourceTable[];

  private constructor(client: pg.Client, tables: SourceTable[]) {
    this.#client = client;
    this.tables = tables;
  }

  static async open(url: string): Promise<Source> {
    if (!/^postgres(ql)?:\/\//.test(url)) {
      throw new CommandError('The address to import from must begin with postgres://: no other database can be read.');
    }
    const client = clientOf(url);
    try {
      await client.connect();
      await client.query('set default_transaction_read_only = on');
      return new Source(client, await tablesOf(client));
    } catch (error) {
      await client.end();
      const { message } = databaseError(error, url) as Error;
      throw new CommandError(`The database to import from cannot be reached: ${message}`);
    }
  }

  get database(): string {
    return this.#client.database ?? '';
  }

  /** A table by its name in camel case; null if there is none, because its plugin was not used. */
  find(table: string): SourceTable | null {
    return this.tables.find(({ name, isVisible }) => isVisible && camelCase(name) === table) ?? null;
  }

  /** The first row of a statement that selects counts. */
  async counts(sql: string): Promise<Record<string, number>> {
    const { rows } = await this.#client.query<Record<string, string>>(sql);
    return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)]));
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(sql, values)).rows;
  }

  /** A statement for the rows of a table; null if there is no such table. */
  select(table: string): string | null {
    const existing = this.find(table);
    return existing && `select * from ${quotedTable(existing)}`;
  }

  /** The number of rows of a statement. */
  async count(select: string): Promise<number> {
    return (await this.counts(`select count(*) as rows from (${select}) source`))['rows']!;
  }

  /** The rows of a statement, a page at a time, in the order of their ids. */
  async *pages(select: string): AsyncGenerator<SourceRow[]> {
    const from = `select * from (${select}) source`;
    for (let after: string | null = null; ;) {
      const rows: SourceRow[] = await this.rows<SourceRow>(
        `${from} ${after === null ? '' : 'where id > $2'} order by id limit $1`,
        after === null ? [PAGE_SIZE] : [PAGE_SIZE, after],
      );
      if (rows.length === 0) return;
      yield inCamelCase(rows);
      after = rows.at(-1)!.id;
    }
  }

  /** The rows of a table in which a column has one of the values. */
  async rowsWith(table: string, column: string, values: string[]): Promise<SourceRow[]> {
    const existing = this.find(table)!;
    const sql = `select * from ${quotedTable(existing)} where ${quotedColumn(existing, column)} = any($1)`;
    return inCamelCase(await this.rows<SourceRow>(sql, [values]));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}

function clientOf(address: string): pg.Client {
  try {
    return new (clientClass(address))();
  } catch (error) {
    if (!(error instanceof DatabaseUrlError)) throw error;
    throw new CommandError(`The address to import from needs to be ${error.message}.`);
  }
}

export function quotedTable({ schema, name }: SourceTable): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** A column by its name in camel case, quoted for a statement; null if the table does not have it. */
export function quotedColumn({ columns }: SourceTable, name: string): string | null {
  const column = columns.find((each) => camelCase(each) === name);
  return column === undefined ? null : pg.escapeIdentifier(column);
}

export function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Rows of one statement. */
function inCamelCase(rows: SourceRow[]): SourceRow[] {
  const names = Object.keys(rows[0] ?? {}).map((column) => [column, camelCase(column)] as const);
  return rows.map((row) => Object.fromEntries(names.map(([column, name]) => [name, row[column]])) as SourceRow);
}

async function tablesOf(client: pg.Client): Promise<SourceTable[]> {
  const { rows } = await client.query<SourceTable>(`
    select n.nspname as schema, c.relname as name, pg_table_is_visible(c.oid) as "isVisible",
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    order by n.nspname, c.relname`);
  return rows;
}

/** Sessions are not among them: they may be stored elsewhere. */
const CORE = ['user', 'account'] as const;
/** The organization plugin creates all of them. */
const ORGANIZATIONS = ['organization', 'member', 'invitation'] as const;

/** @throws CommandError if the source is not a complete better-auth database with table names that can be read. */
export function requireBetterAuth(source: Source): void {
  if (source.find('mikroOrmMigrations') && source.find('signingKey')) {
    throw new CommandError(`The database ${source.database} belongs to Gatehouse, not to better-auth.`);
  }
  const missing = CORE.filter((table) => !source.find(table));
  if (missing.length > 0) throw new CommandError(missingTablesMessage(source, missing));

  const without = ORGANIZATIONS.filter((table) => !source.find(table));
  if (without.length > 0 && without.length < ORGANIZATIONS.length) {
    throw new CommandError(`The database ${source.database} has organizations, but no table ${without.join(', ')}.`);
  }
}

function missingTablesMessage(source: Source, missing: string[]): string {
  const plural = missing.filter((table) => source.find(`${table}s`)).map((table) => `${table}s`);
  if (plural.length > 0) {
    return `The tables are named in the plural (${plural.join(', ')}), which cannot be read: import from a copy in which they are named ${CORE.join(', ')} and so on.`;
  }
  const elsewhere = source.tables.find(({ name, isVisible }) => !isVisible && name === missing[0]);
  if (elsewhere) {
    return `The table ${missing[0]} is in the schema ${elsewhere.schema}: add ?options=-c%20search_path%3D${encodeURIComponent(elsewhere.schema)} to the address.`;
  }
  return `The database ${source.database} has no table ${missing.join(', ')}: it is not a complete better-auth database.`;
}
