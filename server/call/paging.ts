import { z } from 'zod';

import { Id, TimestampInput } from '#shared/lib/fields.ts';

import type { RequestContext } from './context.ts';
import { AppError } from '#server/lib/errors.ts';
import { assertStorableInput } from './storable-input.ts';

/** Encodes the values of the last row of a page by which the list is ordered. */
export function toCursor(values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** @throws if the cursor is none of a list in this order. */
export function parseCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  try {
    const values = schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    // The check of the input does not see the encoded values.
    assertStorableInput(values);
    return values;
  } catch {
    throw new AppError('INVALID_CURSOR');
  }
}

const IdCursor = z.tuple([Id]);
const TimeCursor = z.tuple([TimestampInput, Id]);

/** The id after which a page starts, in a list in the order of ids. */
export function decodeIdCursor(cursor: string | undefined): string | undefined {
  return cursor === undefined ? undefined : parseCursor(cursor, IdCursor)[0];
}

export const encodeIdCursor = ({ id }: { id: string }): string => toCursor([id]);

/** The time and the id after which a page starts, in a list in the order of time. */
export function decodeTimeCursor(cursor: string): { time: Date; id: string } {
  const [moment, id] = parseCursor(cursor, TimeCursor);
  return { time: new Date(moment), id };
}

export const encodeTimeCursor = (time: Date, { id }: { id: string }): string => toCursor([time, id]);

/** The filter for the rows of a page, in a list with the newest first. */
export function before<Property extends string>(cursor: string | undefined, property: Property) {
  if (cursor === undefined) return {};
  const { time, id } = decodeTimeCursor(cursor);
  return { $or: [{ [property]: { $lt: time } }, { [property]: time, id: { $lt: id } }] };
}

interface PageOf<Row, Cursor> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: Cursor | null;
}

/** The options to read one row more than a page, which tells whether another page follows. */
export const limitPlusOne = (limit: number | undefined) => (limit ? { limit: limit + 1 } : {});

/** The page of the rows that `limitPlusOne` selected. */
export function toPage<Row, Cursor>(
  rows: Row[],
  limit: number | undefined,
  cursorOf: (last: Row) => Cursor,
): PageOf<Row, Cursor> {
  const page = limit ? rows.slice(0, limit) : rows;
  return { rows: page, nextCursor: rows.length > page.length ? cursorOf(page.at(-1)!) : null };
}

/** Answers a page as an array, which clients of better-auth expect: the cursor is in the header `Link`. */
export function sendPage<Row>(
  { reply }: Pick<RequestContext, 'reply'>,
  { rows, nextCursor }: PageOf<Row, string>,
): Row[] {
  reply.nextCursor = nextCursor;
  return rows;
}
