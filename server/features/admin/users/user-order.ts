import { z } from 'zod';

import type { Values } from '#server/db/values.ts';
import { AppError } from '#server/errors.ts';
import { requireWellFormedText } from '#server/http/text.ts';
import { rangeKeys, type UserOrder } from '#server/features/users/ranges.ts';
import { AskedMoment, Id } from '#shared/fields.ts';
import type { ListUsers } from '#shared/admin.ts';

import type { ListedUser } from './user-row.ts';

type Asked = z.output<typeof ListUsers>;

/** What a cursor must hold for each order. */
const sortValues: Record<UserOrder, z.ZodType> = {
  createdAt: AskedMoment,
  updatedAt: AskedMoment,
  email: z.string(),
  name: z.string(),
  role: z.string(),
  banned: z.boolean(),
  emailVerified: z.boolean(),
};

/** The order of the list, by its key or by the name that a statement gave it. */
export function orderBy(input: Pick<Asked, 'sortBy' | 'sortDirection'>, key: string): string {
  return `order by ${inOrder(input, key)}`;
}

/** The id settles ties, which two emails cannot have: PostgreSQL would sort them by it all the same. */
export function inOrder({ sortBy, sortDirection }: Pick<Asked, 'sortBy' | 'sortDirection'>, key: string): string {
  return `${key} ${sortDirection}${sortBy === 'email' ? '' : `, id ${sortDirection}`}`;
}

export const opposite = { asc: 'desc', desc: 'asc' } as const;

/** From where on the list is read, when a cursor says. */
export function afterCursor({ sortBy, sortDirection, cursor }: Asked, values: Values, key: string): string {
  if (!cursor) return '';
  const [value, id] = readCursor(cursor, sortBy);
  const comparison = sortDirection === 'asc' ? '>' : '<';
  return `where (${key}, id) ${comparison} (${values.add(value)}::${rangeKeys[sortBy].type}, ${values.add(id)}::uuid)`;
}

/** The place after a user: where the next page begins, however many come and go in the meantime. */
export function nextCursorOf(last: ListedUser, { sortBy }: Asked): string {
  return Buffer.from(JSON.stringify([sortBy, last.sortKey, last.id])).toString('base64url');
}

/** The key and id that a cursor stands behind. */
export function readCursor(cursor: string, sortBy: UserOrder): [value: unknown, id: string] {
  const Cursor = z.tuple([z.literal(sortBy), sortValues[sortBy], Id]);
  try {
    const [, value, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    // Written in another alphabet, it was not looked at with the rest of the input.
    requireWellFormedText(value);
    return [value, id];
  } catch {
    throw new AppError('INVALID_CURSOR');
  }
}
