import type { userSortColumns } from '#shared/admin.ts';

/** The orders of the list of users; people are counted by ranges of each. */
export type UserOrder = (typeof userSortColumns)[number];

interface RangeKeys {
  /** What people are sorted by, as an index has it, and its type. */
  key: string;
  type: string;
  /** What ranges are cut by: the key, and the id where thousands may share one. */
  by: string;
  /** Where a key and an id stand, as `user_range.first` has it: text that sorts as people do. */
  placeOf: (key: string, id: string) => string;
  /** What a place was made of, to be compared with `by`. */
  at: (place: string) => string;
  /** A place behind everybody. */
  end: string;
}

type Written = Pick<RangeKeys, 'key' | 'type'> & {
  /** A key as text that sorts as keys do, in every collation; and back. */
  write: (key: string) => string;
  read?: (text: string) => string;
  last: string;
};

const byKey = ({ key, type, write, last }: Written): RangeKeys => {
  return { key, type, by: key, placeOf: write, at: (place) => `${place}::${type}`, end: last };
};

/** The id stands at the end of the place, always as long. */
const byKeyAndId = ({ key, type, write, last, read = (text) => `${text}::${type}` }: Written): RangeKeys => ({
  key,
  type,
  by: `${key}, id`,
  placeOf: (value, id) => `${write(value)} || ${id}`,
  at: (place) => `(${read(`left(${place}, -36)`)}, right(${place}, 36)::uuid)`,
  end: `${last} || 'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
});

const moment = (key: string) => `to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const word = (key: string) => `${key}::text`;
// A role is of any length, and what follows it must not count before its end: no letter is written as 00.
const role = (key: string) => `encode(convert_to(${key}, 'UTF8'), 'hex') || '00'`;

export const rangeKeys: Record<UserOrder, RangeKeys> = {
  createdAt: byKey({ key: 'created_at', type: 'timestamptz', write: moment, last: `'infinity'` }),
  updatedAt: byKeyAndId({ key: 'updated_at', type: 'timestamptz', write: moment, last: `'infinity'` }),
  email: byKey({ key: 'email', type: 'text', write: word, last: `(select max(email) || 'x' from "user")` }),
  name: byKey({ key: 'lower(name)', type: 'text', write: word, last: `(select max(lower(name)) || 'x' from "user")` }),
  role: byKeyAndId({
    key: 'role',
    type: 'text',
    write: role,
    read: (text) => `convert_from(decode(left(${text}, -2), 'hex'), 'UTF8')`,
    last: role('(select max(role) from "user")'),
  }),
  banned: byKeyAndId({ key: 'banned', type: 'boolean', write: word, last: `'true'` }),
  emailVerified: byKeyAndId({ key: 'email_verified', type: 'boolean', write: word, last: `'true'` }),
};

/** Where the range behind that of a row begins; null behind the last. */
export function nextOf(row: string): string {
  return `(select min(later.first) from user_range later where later.sorted_by = ${row}.sorted_by and later.first > ${row}.first)`;
}

/** Whether a person stands in the range from `first` to just before `next`, which is null for the last. */
export function inRange(order: UserOrder, { first, next }: { first: string; next: string }): string {
  const { by, at, end } = rangeKeys[order];
  return `(${by}) >= ${at(first)} and (${by}) < ${at(`coalesce(${next}, ${end})`)}`;
}
