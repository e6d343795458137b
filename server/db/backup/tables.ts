import type pg from 'pg';

export interface Table {
  name: string;
  columns: string[];
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The tables of the service, without the migrator's own. Each one follows those that its foreign keys reference. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'mikro_orm_migrations'
    group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to"
    from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`);
  const sorted = new Map<string, Table>();
  while (sorted.size < tables.length) {
    const ready = tables.filter(
      ({ name }) => !sorted.has(name) && references.every(({ from, to }) => from !== name || sorted.has(to)),
    );
    if (ready.length === 0) throw new Error('Circular foreign keys: the tables cannot be sorted');
    for (const table of ready) sorted.set(table.name, table);
  }
  return [...sorted.values()];
}
