import type { z } from 'zod';

import type { ListUsers } from '#shared/admin/schemas.ts';

export interface ListedUser {
  id: string;
  email: string;
  name: string;
  role: string;
  banned: boolean;
  emailVerified: boolean;
  twoFactorEnabled: boolean;
  banExpires: string | null;
  createdAt: string;
  updatedAt: string;
}

export type ListInput = Partial<NonNullable<z.input<typeof ListUsers>>>;

const compare = <Value extends string | boolean>(a: Value, b: Value) => Number(a > b) - Number(a < b);

type Order = Required<Pick<ListInput, 'sortBy' | 'sortDirection'>>;

/** All users in an order of `admin.listUsers`, computed in memory. */
export function sortUsers(all: readonly ListedUser[], { sortBy, sortDirection }: Order): ListedUser[] {
  const sign = sortDirection === 'asc' ? 1 : -1;
  const keyed = all.map((user) => ({ user, key: sortBy === 'name' ? user.name.toLowerCase() : user[sortBy] }));
  const sorted = keyed.toSorted((a, b) => sign * (compare(a.key, b.key) || compare(a.user.id, b.user.id)));
  return sorted.map(({ user }) => user);
}

export const userFlags = ['banned', 'emailVerified', 'twoFactorEnabled'] as const;

/** The users that match the search, the filter, the flags and the range of `admin.listUsers`, in the order of `users`. */
export function matchUsers(users: readonly ListedUser[], input: ListInput): ListedUser[] {
  const matches = [matchesSearch, matchesFilter, matchesFlags, matchesRange];
  return users.filter((user) => matches.every((each) => each(user, input)));
}

/** Times are ISO texts of one form, which sort like times. */
const matchesRange = ({ createdAt }: ListedUser, { createdFrom, createdTo }: ListInput): boolean =>
  (createdFrom === undefined || createdAt >= createdFrom) && (createdTo === undefined || createdAt < createdTo);

const matchesFlags = (user: ListedUser, input: ListInput): boolean =>
  userFlags.every((name) => input[name] === undefined || input[name] === user[name]);

const operators = {
  contains: (text: string, part: string) => text.includes(part),
  starts_with: (text: string, part: string) => text.startsWith(part),
  ends_with: (text: string, part: string) => text.endsWith(part),
};

function matchesSearch(
  { email, name }: ListedUser,
  { searchValue, searchField = 'email', ...input }: ListInput,
): boolean {
  if (!searchValue) return true;
  const texts = { email: [email], name: [name], any: [email, name] }[searchField];
  const matches = operators[input.searchOperator ?? 'contains'];
  return texts.some((text) => matches(text.toLowerCase(), searchValue.toLowerCase()));
}

function matchesFilter(
  user: ListedUser,
  { filterField = 'email', filterValue, filterOperator = 'eq' }: ListInput,
): boolean {
  if (filterValue === undefined) return true;
  if (filterField === 'role') {
    return user.role.split(',').includes(String(filterValue)) === (filterOperator !== 'ne');
  }
  const value = comparable(user[filterField]);
  if (value === null) return filterOperator === 'ne';
  const order = compare(value, comparable(typeof value === 'boolean' ? filterValue === 'true' : String(filterValue))!);
  const results = { eq: order === 0, ne: order !== 0, lt: order < 0, lte: order <= 0, gt: order > 0, gte: order >= 0 };
  return results[filterOperator as keyof typeof results];
}

/** Dates are ISO texts, which sort like dates. */
function comparable(value: string | boolean | null): string | boolean | null {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
