import { z } from 'zod';

import { rowColumns } from '#server/db/columns.ts';
import type { Query, Reads, Values } from '#server/db/reads.ts';
import { administratorRoles, listedAdministratorIds } from '#server/features/users/platform-role.ts';
import { searchCondition } from '#server/features/users/search.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { Options } from '#server/options/kit-options.ts';
import { readListPage, type Listing } from '#server/call/list-page.ts';
import type { ListedUser, ListUsers, userFilterColumns, userSortColumns } from '#shared/admin/schemas.ts';
import { canonicalEmail, Id, TimestampInput } from '#shared/lib/fields.ts';

type Input = z.output<typeof ListUsers>;

/** For each order the indexed expression, its type, and the schema of its value in a cursor. */
const sortKeys = {
  createdAt: { key: 'created_at', type: 'timestamptz', schema: TimestampInput },
  updatedAt: { key: 'updated_at', type: 'timestamptz', schema: TimestampInput },
  email: { key: 'email', type: 'text', schema: z.string(), isUnique: true },
  name: { key: 'lower(name)', type: 'text', schema: z.string() },
  role: { key: 'role', type: 'text', schema: z.string() },
  banned: { key: 'banned', type: 'boolean', schema: z.boolean() },
  emailVerified: { key: 'email_verified', type: 'boolean', schema: z.boolean() },
} satisfies Record<(typeof userSortColumns)[number], object>;

/**
 * The last renewal of a session or the last entry of the audit log by the user: both exist already, so that no request
 * writes for it. Impersonators are not the user.
 */
const lastSeenAt = `greatest(
  (select max(updated_at) from session where user_id = "user".id and impersonated_by is null),
  (select created_at from audit_entry where actor_id = "user".id order by id desc limit 1))`;

const columns = `${rowColumns(UserSchema, '"user"')}, ${lastSeenAt} "lastSeenAt"`;

/** Of the few service accounts the ids are read first: the kind is in no index that lists users in an order. */
const notServiceAccount = `id not in (select id from "user" where "kind" <> 'person')`;

type ListedUserRow = z.input<typeof ListedUser>;

/** A page of users, with the number of all that match. */
export function readUserPage(reads: Reads, input: Input & { limit: number }, options: Options) {
  const { searchValue: text, searchField: field, searchOperator: operator } = input;
  const listing: Listing = {
    table: '"user"',
    columns,
    sortKeys,
    listed: notServiceAccount,
    conditionsOf: (values, search) => [
      text ? (idCondition(input, values) ?? searchCondition({ text, field, operator }, values, search)) : null,
      filterCondition(input, values),
      input.administrator === undefined ? null : administratorCondition(input.administrator, values, options),
      flagCondition('banned', input.banned),
      flagCondition('email_verified', input.emailVerified),
      flagCondition('two_factor_enabled', input.twoFactorEnabled),
      input.createdFrom === undefined ? null : `created_at >= ${values.add(input.createdFrom)}::timestamptz`,
      input.createdTo === undefined ? null : `created_at < ${values.add(input.createdTo)}::timestamptz`,
      memberCondition(input.organizationId, values),
    ],
  };
  return readListPage<ListedUserRow>(reads, listing, input);
}

/** A search of all fields for an id finds that user alone. */
function idCondition({ searchValue, searchField }: Input, values: Values): string | null {
  const id = Id.safeParse(searchValue?.trim());
  return searchField === 'any' && id.success ? `id = ${values.add(id.data)}::uuid` : null;
}

function flagCondition(column: string, value: boolean | undefined): string | null {
  return value === undefined ? null : `${value ? '' : 'not '}${column}`;
}

/** By the index of members by organization. */
function memberCondition(organizationId: string | undefined, values: Values): string | null {
  if (organizationId === undefined) return null;
  return `id in (select user_id from member where organization_id = ${values.add(organizationId)}::uuid)`;
}

/** By role, or by an entry in `adminUserIds`. */
function administratorCondition(value: boolean, values: Values, options: Options): string {
  const roles = values.add(administratorRoles(options));
  const ids = values.add(listedAdministratorIds(options));
  return `${value ? '' : 'not '}(string_to_array("role", ',') && ${roles}::text[] or id = any(${ids}::uuid[]))`;
}

const userById: Query = { name: 'listed_user_by_id', text: `select ${columns} from "user" where id = $1` };

/** A user as lists show it, or null; also for a text that is no id. */
export async function readListedUser(reads: Reads, id: string): Promise<ListedUserRow | null> {
  if (!Id.safeParse(id).success) return null;
  const [row] = await reads.rows<ListedUserRow>(userById, [id]);
  return row ?? null;
}

const operators: Partial<Record<Input['filterOperator'], string>> = {
  eq: '=',
  ne: 'is distinct from',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
};

/** The column of each filter, and the value to compare it with. */
const filters: Record<Exclude<(typeof userFilterColumns)[number], 'role'>, [column: string, value: string]> = {
  id: ['id', '?::uuid'],
  email: ['email', '?::text'],
  name: ['lower(name)', 'lower(?::text)'],
  banned: ['banned', '?::boolean'],
  emailVerified: ['email_verified', '?::boolean'],
  twoFactorEnabled: ['two_factor_enabled', '?::boolean'],
  createdAt: ['created_at', '?::timestamptz'],
  updatedAt: ['updated_at', '?::timestamptz'],
  banExpires: ['ban_expires', '?::timestamptz'],
};

function filterCondition(input: Input, values: Values): string | null {
  const { filterValue, filterField: field, filterOperator: operator } = input;
  if (filterValue === undefined) return null;
  if (operator !== 'contains' && operator !== 'starts_with' && operator !== 'ends_with') {
    return `(${filterValue.map((value) => comparison(input, value, values)).join(' or ')})`;
  }
  // Only these have the operators.
  if (field !== 'email' && field !== 'name') return null;
  return searchCondition({ text: filterValue[0]!, field, operator }, values, { useIndex: false });
}

function comparison({ filterField, filterOperator }: Input, filterValue: string, values: Values): string {
  // Emails are stored as the service folds them.
  const placeholder = values.add(filterField === 'email' ? canonicalEmail(filterValue) : filterValue);
  if (filterField === 'role') {
    const hasRole = `string_to_array(role, ',') @> array[${placeholder}::text]`;
    return filterOperator === 'ne' ? `not (${hasRole})` : hasRole;
  }
  const [column, value] = filters[filterField];
  return `${column} ${operators[filterOperator] ?? '='} ${value.replace('?', () => placeholder)}`;
}
