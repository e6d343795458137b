import { expect } from 'vitest';

import { entities } from '#server/entities.ts';
import { connect } from '#server/db/orm.ts';
import { divideRanges } from '#server/features/users/divide-ranges.ts';
import { inRange, nextOf, type UserOrder } from '#server/features/users/ranges.ts';
import { userSortColumns } from '#shared/admin.ts';

import { personWithRole } from './administrator.ts';
import type { Person } from './person.ts';
import { onServer } from './postgres.ts';
import { test as base } from './test.ts';

export interface Listed {
  email: string;
  name: string;
  role: string;
}

/** The orders of the list, each with what an index has. */
export const keys: Record<UserOrder, string> = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  email: 'email',
  name: 'lower(name)',
  role: 'role',
  banned: 'banned',
  emailVerified: 'email_verified',
};
export const orders = userSortColumns.flatMap((sortBy) =>
  ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection })),
);

/** The ranges that people are counted by, and how it stands with them. */
interface Ranges {
  divide(largest: number): Promise<void>;
  /** Those of another number of people than are in them, or with people of whom something is said to be missing. */
  wrong(): Promise<unknown[]>;
  /** How many it is known of what they hold. */
  noted(): Promise<number>;
  largest(): Promise<number>;
}

/** Some thousands of people, counted by ANALYZE, so that every way of finding them is taken; made once for the file. */
export const test = base.extend<{ admin: Person; everybody: Listed[]; ranges: Ranges }>({
  admin: [
    async ({ gatehouse }, use) => {
      const admin = await personWithRole(gatehouse, 'admin');
      const url = gatehouse.options.databaseUrl!;
      await onServer(
        url,
        `insert into "user" (id, email, name, role, banned, email_verified, created_at, updated_at)
         select gen_random_uuid(), (case when n % 430 = 0 then 'guest' else 'person' end) || n || '@example.com', (array['Ada Lovelace', 'Grace Hopper', 'Zoë Ümit'])[n % 3 + 1] || ' ' || n,
           (array['user', 'user', 'user', 'support,user', 'supporter'])[n % 5 + 1], n % 7 = 0, n % 430 = 0,
           now() - n * interval '1 minute', now() - n % 10 * interval '1 minute'
         from generate_series(1, 3000) n`,
      );
      await onServer(url, 'analyze "user"');
      await use(admin);
    },
    { scope: 'file' },
  ],
  everybody: [
    async ({ admin, gatehouse }, use) => {
      expect(admin.id).not.toBe('');
      const rows = await onServer(
        gatehouse.options.databaseUrl!,
        'select email, name, role from "user" order by created_at, id',
      );
      await use(rows as unknown as Listed[]);
    },
    { scope: 'file' },
  ],
  ranges: [
    async ({ admin, gatehouse }, use) => {
      expect(admin.id).not.toBe('');
      const url = gatehouse.options.databaseUrl!;
      const orm = connect(url, { entities, poolSize: 5, statementTimeoutMs: 0 });
      await use({
        divide: (largest) => divideRanges({ orm, log: gatehouse.app.log }, largest),
        wrong: () => wrongRanges(url),
        noted: async () =>
          Number((await onServer(url, 'select count(*) from user_range where held is not null'))[0]!['count']),
        largest: async () =>
          Number(
            (await onServer(url, 'select max(sum(users)) over () users from user_range group by sorted_by, first'))[0]![
              'users'
            ],
          ),
      });
      await orm.close();
    },
    { scope: 'file' },
  ],
});

/** Ranges of another number of people than are in them, or with people of whom something is said to be missing. */
export function wrongRanges(url: string): Promise<Record<string, unknown>[]> {
  return onServer(url, userSortColumns.map(wrongIn).join(' union all '));
}

const wrongIn = (sortBy: UserOrder) => `(
  with ranges as materialized (
    select sorted_by, first, sum(users) people, bool_and(held is not null) is_known
    from user_range where sorted_by = '${sortBy}' group by 1, 2
  ), there as materialized (
    select first, people, is_known, count(name) there, held_in(string_agg(email || E'\\x1f' || lower(name), E'\\x1f')) held
    from (select *, ${nextOf('ranges')} next from ranges) ranges left join "user" on ${inRange(sortBy, { first: 'ranges.first', next: 'ranges.next' })}
    group by 1, 2, 3
  )
  select '${sortBy}' sorted_by, first, 'count' wrong from there where people <> there
  union all select '${sortBy}', '', 'everybody' where (select sum(there) from there) <> (select count(*) from "user")
  union all select '${sortBy}', first, 'held' from there where is_known and exists (
    select unnest(there.held) except
    select unnest(noted.held) from user_range noted where noted.sorted_by = '${sortBy}' and noted.first = there.first))`;

/** A page of list-users. */
export async function list(admin: Person, query: Record<string, string>) {
  const { status, body } = await admin.get('/admin/list-users', { limit: '25', ...query });
  expect(status).toBe(200);
  return { ...body, emails: body.users.map(({ email }: Listed) => email) };
}

/** Who holds a part, by the column that is searched. */
export const holds: Record<string, (person: Listed, part: string) => boolean> = {
  email: ({ email }, part) => email.includes(part),
  name: ({ name }, part) => name.toLowerCase().includes(part),
  any: ({ email, name }, part) => email.includes(part) || name.toLowerCase().includes(part),
};

/** Whose email begins or ends with a part. */
export const edges: typeof holds = {
  starts_with: ({ email }, part) => email.startsWith(part),
  ends_with: ({ email }, part) => email.endsWith(part),
};
