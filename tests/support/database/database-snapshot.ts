import pg from 'pg';

/** One inserted, updated or deleted row. */
export interface Change {
  /** `session DELETE` */
  operation: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Written by rejected calls as well, or by no call. */
const excludedTables = [
  'audit_entry',
  'event',
  'audit_seal',
  'audit_checkpoint',
  'audit_key',
  'audit_backlog',
  'rate_limit',
  'mikro_orm_migrations',
];

/** Records changed rows and restores the tables. Triggers record in the same transaction, so a rollback records nothing. */
export class DatabaseSnapshot implements AsyncDisposable {
  readonly #client: pg.Client;
  readonly #tables: string[];

  private constructor(client: pg.Client, tables: string[]) {
    this.#client = client;
    this.#tables = tables;
  }

  static async take(databaseUrl: string): Promise<DatabaseSnapshot> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const tables = rows.map(({ name }) => name).filter((name) => !excludedTables.includes(name));
    await client.query(`
      create schema snapshot;
      create table snapshot.change (number bigint generated always as identity primary key, operation text, before jsonb, after jsonb);
      create function snapshot.note() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'UPDATE' or old is distinct from new then
            insert into snapshot.change (operation, before, after) values (tg_table_name || ' ' || tg_op,
              case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
          end if;
          return null;
        end $$;`);
    for (const table of tables) {
      await client.query(`
        create table snapshot."${table}" as table public."${table}";
        create trigger noted after insert or update or delete on public."${table}"
          for each row execute function snapshot.note();`);
    }
    return new DatabaseSnapshot(client, tables);
  }

  get names(): readonly string[] {
    return this.#tables;
  }

  /** The changes since the previous call. */
  async changes(): Promise<Change[]> {
    const { rows } = await this.#client.query<Change & { number: string }>(
      'delete from snapshot.change returning number, operation, before, after',
    );
    return rows
      .toSorted((a, b) => Number(a.number) - Number(b.number))
      .map(({ operation, before, after }) => ({ operation, before, after }));
  }

  /** Runs statements on the snapshot's connection. */
  async run(sql: string): Promise<void> {
    await this.#client.query(sql);
  }

  /** Undoes the changes without running triggers or foreign keys. */
  async restore(changes: readonly Change[]): Promise<void> {
    const changed = new Set(changes.map(({ operation }) => operation.split(' ')[0]!));
    if (changed.size === 0) return;
    const statements = [...changed].map(
      (table) => `delete from public."${table}"; insert into public."${table}" table snapshot."${table}";`,
    );
    await this.#client.query(`begin; set local session_replication_role = replica; ${statements.join(' ')} commit`);
  }

  /** Takes the snapshot again: of the rows as they are now. */
  async retake(): Promise<void> {
    const copies = this.#tables.map(
      (table) => `delete from snapshot."${table}"; insert into snapshot."${table}" table public."${table}";`,
    );
    await this.#client.query(`begin; ${copies.join(' ')} delete from snapshot.change; commit`);
  }

  /** All values of the columns with such names. */
  async valuesOf(columns: RegExp): Promise<string[]> {
    const { rows } = await this.#client.query<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    const matching = rows.filter(({ column_name: column }) => columns.test(column));
    const values: string[] = [];
    for (const { table_name: table, column_name: column } of matching) {
      const text = `select "${column}"::text as value from public."${table}" where "${column}" is not null`;
      values.push(...(await this.#client.query<{ value: string }>(text)).rows.map(({ value }) => value));
    }
    return values;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}
