/** The orders in which people are counted by ranges. */
export type RangedOrder = 'createdAt' | 'email' | 'name';

interface RangeKeys {
  /** What people are sorted by, as an index has it. */
  key: string;
  type: string;
  /** The same as text, as `user_range.first` has it. */
  place: string;
  /** The key that stands in such a text. */
  at: (place: string) => string;
  /** A key behind everybody. */
  end: string;
}

export const rangeKeys: Record<RangedOrder, RangeKeys> = {
  createdAt: {
    key: 'created_at',
    type: 'timestamptz',
    place: `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    at: (place) => `${place}::timestamptz`,
    end: `'infinity'::timestamptz`,
  },
  email: {
    key: 'email',
    type: 'text',
    place: 'email',
    at: (place) => place,
    end: `(select max(email) || 'x' from "user")`,
  },
  name: {
    key: 'lower(name)',
    type: 'text',
    place: 'lower(name)',
    at: (place) => place,
    end: `(select max(lower(name)) || 'x' from "user")`,
  },
};

/** Where the range behind that of a row begins; null behind the last. */
export function nextOf(row: string): string {
  return `(select min(later.first) from user_range later where later.sorted_by = ${row}.sorted_by and later.first > ${row}.first)`;
}

/** Whether a person stands in the range from `first` to just before `next`, which is null for the last. */
export function inRange(order: RangedOrder, { first, next }: { first: string; next: string }): string {
  const { key, at, end } = rangeKeys[order];
  return `${key} >= ${at(first)} and ${key} < coalesce(${at(next)}, ${end})`;
}
