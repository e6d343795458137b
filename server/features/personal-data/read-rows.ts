import type { MikroORM } from '@mikro-orm/postgresql';
import { z } from 'zod';

import { parseCursor, toCursor } from '#server/call/paging.ts';
import {
  countQuery,
  fillIn,
  rowsOf,
  tablesOfPeople,
  type PersonOfRows,
  type StoredColumn,
  type TableOfPeople,
} from '#server/db/personal-rows.ts';
import { Values, type Reads } from '#server/db/reads.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import type { Options } from '#server/options/kit-options.ts';

import { visibleFields } from './visible-fields.ts';

interface Source {
  options: Options;
  orm: MikroORM;
  reads: Reads;
}

/** Of all tables together. */
const PAGE_ROWS = 1000;

/** The number of rows of a person by table, without empty ones, with one statement. */
export async function countRows({ orm, reads }: Source, person: PersonOfRows) {
  const { query, values } = countQuery(orm, person);
  const counted = await reads.rows<{ table: string; rows: number }>(query, values);
  return counted.filter(({ rows }) => rows > 0);
}

export interface ExportedRow {
  table: string;
  values: Record<string, unknown>;
}

const ExportCursor = z.tuple([z.string(), z.array(z.string())]);

/** A page of what is stored of a person, one table after the other, each in the order of its primary key. */
export async function readPage(
  source: Source,
  person: PersonOfRows,
  cursor: string | undefined,
): Promise<{ rows: ExportedRow[]; nextCursor: string | null }> {
  const [from, after] = cursor === undefined ? [null, null] : parseCursor(cursor, ExportCursor);
  const all = tablesOfPeople(source.orm);
  const tables = all.slice(
    Math.max(
      0,
      all.findIndex(({ name }) => name === from),
    ),
  );
  const rows: ExportedRow[] = [];
  for (const table of tables) {
    const limit = PAGE_ROWS - rows.length;
    const found = await readTable(source, { table, person, after: table.name === from ? after : null, limit });
    rows.push(...found.map((row) => ({ table: table.name, values: present(source, { table, row, person }) })));
    // The next page begins after the last row, even if that is the last one of its table.
    const last = found.at(-1);
    if (found.length === limit && last) return { rows, nextCursor: toCursor([table.name, keysOf(table, last)]) };
  }
  return { rows, nextCursor: null };
}

type StoredRow = Record<string, unknown>;

async function readTable(
  { reads }: Source,
  {
    table,
    person,
    after,
    limit,
  }: { table: TableOfPeople; person: PersonOfRows; after: string[] | null; limit: number },
): Promise<StoredRow[]> {
  const values = new Values();
  const columns = table.columns.flatMap((column) => selected(table, column, { person, values }));
  const keys = table.primaryKeys.map((key) => `t."${key}"`).join(', ');
  const keyTexts = table.primaryKeys.map((key, nth) => `t."${key}"::text "key:${nth}"`);
  const next = after === null ? '' : `and (${keys}) > (${after.map((value) => values.add(value)).join(', ')})`;
  return reads.rows<StoredRow>(
    {
      text: `select ${[...keyTexts, ...columns].join(', ')} from "${table.table}" t
        where ${rowsOf(table, person, values)} ${next} order by ${keys} limit ${limit}`,
    },
    values.list,
  );
}

const keysOf = ({ primaryKeys }: TableOfPeople, row: StoredRow) =>
  primaryKeys.map((_, nth) => String(row[`key:${nth}`]));

/** What the statement selects of a column: its value, whether it has one, or nothing. The names of organizations come with their ids. */
function selected(
  { personal }: TableOfPeople,
  { column, property, classified, declared }: StoredColumn,
  { person, values }: { person: PersonOfRows; values: Values },
): string[] {
  if (classified.export === 'no') return [];
  if (classified.export === 'presence') return [`t."${column}" is not null "${property}"`];
  const isOfOther = classified.class === 'contact' && personal.ofOthers !== null;
  const value = isOfOther
    ? `case when ${fillIn(personal.ofOthers!, person, values)} then null else t."${column}" end`
    : `t."${column}"`;
  const target = declared.targetMeta;
  if (!target?.properties['name' as never]) return [`${value} "${property}"`];
  const name = `(select o."name" from "${target.tableName}" o where o."id" = t."${column}")`;
  return [`${value} "${property}Id"`, `${name} "${property}Name"`];
}

/** The values of a row by property, without the keys. */
function present(
  { options }: Source,
  {
    table: { name: tableName, columns },
    row,
    person: { id },
  }: { table: TableOfPeople; row: StoredRow; person: PersonOfRows },
): Record<string, unknown> {
  const byProperty = new Map(columns.map(({ property, classified }) => [property, classified]));
  const values = Object.entries(row).filter(([name]) => !name.startsWith('key:'));
  return Object.fromEntries(
    values.map(([name, value]) => {
      const classified = byProperty.get(name);
      if (name === 'additionalFields') return [name, visibleFields(options, tableName, value as StoredFields | null)];
      if (classified?.export === 'presence') return [name, { exists: value }];
      // Others are not named: the export is about one person.
      if (classified?.erase === 'pseudonym' && name !== 'id')
        return [name, value === null ? null : value === id ? 'you' : 'other'];
      return [name, value instanceof Buffer ? value.toString('base64') : value];
    }),
  );
}
