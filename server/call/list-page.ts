import { z } from 'zod';

import { Id } from '#shared/lib/fields.ts';

import { Values, type Reads } from '#server/db/reads.ts';
import { toPage, parseCursor, toCursor } from './paging.ts';

/** More are not counted: counting a million takes longer than the page. */
const MAX_COUNTED_ROWS = 100_000;
const MAX_COUNTED_MATCHES = 10_000;

interface SortKey {
  /** The indexed expression, and its type. */
  key: string;
  type: string;
  /** Of its value in a cursor. */
  schema: z.ZodType;
  /** Whether no two rows have the same value; ties are ordered by id. */
  isUnique?: boolean;
}

/** The order of a list, and the row after which the page starts. */
interface Order {
  sortKeys: Readonly<Record<string, SortKey>>;
  sortBy: string;
  sortDirection: 'asc' | 'desc';
  cursor?: string | undefined;
}

/** A table of which a call answers pages: searched, filtered and sorted by indexes. */
export interface Listing {
  /** The name of the table, quoted. */
  table: string;
  /** The expressions of a row, which are evaluated for the rows of the page only. */
  columns: string | ((values: Values) => string);
  sortKeys: Readonly<Record<string, SortKey>>;
  /** The condition of the rows that are listed at all, which most rows meet. */
  listed?: string;
  /** The conditions of the search and the filter. `useIndex` is false for a scan in the order of the list. */
  conditionsOf: (values: Values, options: { useIndex: boolean }) => (string | null)[];
}

interface PageInput extends Omit<Order, 'sortKeys'> {
  exactTotal?: boolean | undefined;
  limit: number;
  offset?: number | undefined;
}

interface PageQuery extends PageInput, Listing {
  offset: number;
}

interface ListedRow {
  id: string;
  sortKey: unknown;
}

/** A page of the rows, and how many rows match the same search and filter. */
export async function readListPage<Row extends object>(reads: Reads, listing: Listing, input: PageInput) {
  // One more than the page, to know whether another page follows.
  const offset = input.cursor ? 0 : (input.offset ?? 0);
  const query: PageQuery = { ...listing, ...input, limit: input.limit + 1, offset };
  const isFiltered = listing.conditionsOf(new Values(), { useIndex: false }).some((condition) => condition !== null);
  const page = await (isFiltered ? listMatches(reads, query) : scanAndCount(reads, query));
  const { rows, nextCursor } = toPage(page.rows, input.limit, ({ sortKey, id }) =>
    toCursor([input.sortBy, sortKey, id]),
  );
  // The caller knows which columns it selects.
  return { ...page, rows: rows as (ListedRow & Row)[], nextCursor };
}

/** Few matches are read by index and sorted. With many, a scan in the order of the list soon reads enough of them. */
async function listMatches(reads: Reads, query: PageQuery) {
  const { rows, total } = await sortMatches(reads, query);
  if (total <= MAX_COUNTED_MATCHES) return { rows, total, totalIsCapped: false };
  return scanAndCount(reads, query, total);
}

/** `matches` is the number that `sortMatches` counted; without a search or filter, all rows are counted. */
async function scanAndCount(reads: Reads, query: PageQuery, matches?: number) {
  const isExact = query.exactTotal ?? false;
  const cap = matches === undefined ? MAX_COUNTED_ROWS : MAX_COUNTED_MATCHES;
  const counted = isExact ? countMatches(reads, query) : (matches ?? countRows(reads, query));
  const [rows, total] = await Promise.all([scanPage(reads, query), counted]);
  if (isExact || total <= cap) return { rows, total, totalIsCapped: false };
  // A capped total includes at least the rows of the page.
  return { rows, total: Math.max(cap, rows.length > 0 ? query.offset + rows.length : 0), totalIsCapped: true };
}

/**
 * A page by a scan of the index of its order, which skips rows that do not match. The ids are selected first, so that an
 * index-only scan can be used. Not a named statement: the best plan depends on the offset and on the search.
 */
function scanPage(reads: Reads, query: PageQuery) {
  const values = new Values();
  const { table, limit, offset } = query;
  const { key } = query.sortKeys[query.sortBy]!;
  const matching = where([...afterCursor(query, values), ...conditions(query, values, { useIndex: false })]);
  const text = `select ${columnsOf(query, values)}, ${key} "sortKey" from (
      select id from ${table} ${matching} ${orderBy(query)} limit ${values.add(limit)} offset ${values.add(offset)}
    ) page join ${table} using (id) ${orderBy(query)}`;
  return reads.rows<ListedRow>({ text }, values.list);
}

/**
 * A page of the matches after sorting them, at most `MAX_COUNTED_MATCHES` plus one: the page is correct if `total` is
 * within that limit. Not a named statement: the best plan depends on the search.
 */
async function sortMatches(reads: Reads, query: PageQuery) {
  const values = new Values();
  const { table } = query;
  const { key } = query.sortKeys[query.sortBy]!;
  const text = `with matches as materialized (
      select id, ${key} "sortKey" from ${table} ${where(conditions(query, values, { useIndex: true }))}
      limit ${MAX_COUNTED_MATCHES + 1}
    ), page as (
      select * from matches ${where(afterCursor(query, values, { key: '"sortKey"' }))} ${orderBy(query, { key: '"sortKey"' })}
      limit ${values.add(query.limit)} offset ${values.add(query.offset)}
    )
    select ${columnsOf(query, values)}, "sortKey", total from (select count(*)::int total from matches) counted
    left join (page join ${table} using (id)) on true ${orderBy(query, { key: '"sortKey"' })}`;
  const found = await reads.rows<(ListedRow | { id: null }) & { total: number }>({ text }, values.list);
  const rows = found.filter((row): row is ListedRow & { total: number } => row.id !== null);
  return { rows, total: found[0]!.total };
}

/** The number of rows, counted up to `MAX_COUNTED_ROWS` plus one. */
function countRows(reads: Reads, { table, listed }: PageQuery): Promise<number> {
  const rows = where(listed === undefined ? [] : [listed]);
  const text = `select count(*)::int from (select from ${table} ${rows} limit ${MAX_COUNTED_ROWS + 1}) counted`;
  return readCount(reads, { name: `counted_${table.replaceAll('"', '')}`, text });
}

/** The number of rows that match the search and filter. */
function countMatches(reads: Reads, query: PageQuery): Promise<number> {
  const values = new Values();
  const matching = where(conditions(query, values, { useIndex: true }));
  return readCount(reads, { text: `select count(*)::int from ${query.table} ${matching}` }, values);
}

async function readCount(reads: Reads, statement: { name?: string; text: string }, values = new Values()) {
  const [row] = await reads.rows<{ count: number }>(statement, values.list);
  return row!.count;
}

function columnsOf({ columns }: PageQuery, values: Values): string {
  return typeof columns === 'string' ? columns : columns(values);
}

function conditions({ conditionsOf, listed }: PageQuery, values: Values, options: { useIndex: boolean }): string[] {
  return [...conditionsOf(values, options), listed ?? null].filter((condition) => condition !== null);
}

function where(matching: readonly string[]): string {
  return matching.length > 0 ? `where ${matching.join(' and ')}` : '';
}

/** The order by a sort key, or by the column `key` that has its value. */
export function orderBy(order: Order, { key, id = 'id' }: { key?: string; id?: string } = {}): string {
  const { sortBy, sortDirection, sortKeys } = order;
  const { key: expression, isUnique = false } = sortKeys[sortBy]!;
  return `order by ${key ?? expression} ${sortDirection}${isUnique ? '' : `, ${id} ${sortDirection}`}`;
}

/** The keyset condition of the rows after the cursor; none without a cursor. */
export function afterCursor(
  order: Order,
  values: Values,
  { key, id = 'id' }: { key?: string; id?: string } = {},
): string[] {
  const { sortBy, sortDirection, cursor, sortKeys } = order;
  if (!cursor) return [];
  const { key: expression, type, schema, isUnique = false } = sortKeys[sortBy]!;
  const [, value, after] = parseCursor(cursor, z.tuple([z.literal(sortBy), schema, Id]));
  const comparison = sortDirection === 'asc' ? '>' : '<';
  const from = `${values.add(value)}::${type}`;
  if (isUnique) return [`${key ?? expression} ${comparison} ${from}`];
  return [`(${key ?? expression}, ${id}) ${comparison} (${from}, ${values.add(after)}::uuid)`];
}
