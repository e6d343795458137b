import { z } from 'zod';

import type { Values } from '#server/db/reads.ts';
import { AppError } from '#server/errors.ts';
import { assertStorableInput } from '#server/http/procedures.ts';
import type { ListUsers, userSortColumns } from '#shared/admin.ts';
import { MomentInput, Id } from '#shared/fields.ts';

type Input = z.output<typeof ListUsers>;
type SortColumn = (typeof userSortColumns)[number];

/** For each order the indexed expression, its type, and the schema of its value in a cursor. */
export const sortKeys: Record<SortColumn, { key: string; type: string; schema: z.ZodType }> = {
  createdAt: { key: 'created_at', type: 'timestamptz', schema: MomentInput },
  updatedAt: { key: 'updated_at', type: 'timestamptz', schema: MomentInput },
  email: { key: 'email', type: 'text', schema: z.string() },
  name: { key: 'lower(name)', type: 'text', schema: z.string() },
  role: { key: 'role', type: 'text', schema: z.string() },
  banned: { key: 'banned', type: 'boolean', schema: z.boolean() },
  emailVerified: { key: 'email_verified', type: 'boolean', schema: z.boolean() },
};

/** The keyset condition of the rows after the cursor; null without a cursor. */
export function afterCursor({ sortBy, sortDirection, cursor }: Input, values: Values, key: string): string | null {
  if (!cursor) return null;
  const [value, id] = parseCursor(cursor, sortBy);
  const comparison = sortDirection === 'asc' ? '>' : '<';
  return `(${key}, id) ${comparison} (${values.add(value)}::${sortKeys[sortBy].type}, ${values.add(id)}::uuid)`;
}

/** The cursor of the page after `last`. */
export function cursorAfter(last: { sortKey: string | boolean | Date; id: string }, sortBy: SortColumn): string {
  return Buffer.from(JSON.stringify([sortBy, last.sortKey, last.id])).toString('base64url');
}

function parseCursor(cursor: string, sortBy: SortColumn): [value: unknown, id: string] {
  const Cursor = z.tuple([z.literal(sortBy), sortKeys[sortBy].schema, Id]);
  try {
    const [, value, id] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    // The check of the input does not see the encoded value.
    assertStorableInput(value);
    return [value, id];
  } catch {
    throw new AppError('INVALID_CURSOR');
  }
}
