import { z } from 'zod';

import type { Values } from '#server/db/values.ts';
import { AppError } from '#server/errors.ts';
import { requireWellFormedText } from '#server/http/text.ts';
import { AskedMoment, Id } from '#shared/fields.ts';
import type { ListUsers, userSortColumns } from '#shared/admin.ts';

import type { ListedUser } from './user-page.ts';

type Asked = z.output<typeof ListUsers>;
type SortColumn = (typeof userSortColumns)[number];

/** Each order: its expression, as an index has it, its type, and what a cursor must hold for it. */
const orders: Record<SortColumn, { key: string; type: string; value: z.ZodType }> = {
  createdAt: { key: 'created_at', type: 'timestamptz', value: AskedMoment },
  updatedAt: { key: 'updated_at', type: 'timestamptz', value: AskedMoment },
  email: { key: 'email', type: 'text', value: z.string() },
  name: { key: 'lower(name)', type: 'text', value: z.string() },
  role: { key: 'role', type: 'text', value: z.string() },
  banned: { key: 'banned', type: 'boolean', value: z.boolean() },
  emailVerified: { key: 'email_verified', type: 'boolean', value: z.boolean() },
};

/** How the list is sorted, and from where on it is read when a cursor says; the id settles ties. */
export function orderOf({ sortBy, sortDirection, cursor }: Asked, values: Values) {
  const { key, type } = orders[sortBy];
  const opposite = sortDirection === 'asc' ? 'desc' : 'asc';
  return {
    key,
    after: cursor ? from(cursor) : '',
    orderBy: `${key} ${sortDirection}, id ${sortDirection}`,
    reversed: `${key} ${opposite}, id ${opposite}`,
  };

  function from(text: string): string {
    const [value, id] = readCursor(text, sortBy);
    const comparison = sortDirection === 'asc' ? '>' : '<';
    return `(${key}, id) ${comparison} (${values.add(value)}::${type}, ${values.add(id)}::uuid)`;
  }
}

/** The place after a user: where the next page begins, however many come and go in the meantime. */
export function nextCursorOf(last: ListedUser, { sortBy }: Asked): string {
  return Buffer.from(JSON.stringify([sortBy, last.sortKey, last.id])).toString('base64url');
}

function readCursor(cursor: string, sortBy: SortColumn): [value: unknown, id: string] {
  const Cursor = z.tuple([z.literal(sortBy), orders[sortBy].value, Id]);
  try {
    const [, value, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    // Written in another alphabet, it was not looked at with the rest of the input.
    requireWellFormedText(value);
    return [value, id];
  } catch {
    throw new AppError('INVALID_CURSOR');
  }
}
