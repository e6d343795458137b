import { expect } from 'vitest';

import { connect } from '#server/db/orm.ts';
import { divideRanges } from '#server/user/divide-ranges.ts';

import { personWithRole } from './administrator.ts';
import type { Person } from './person.ts';
import { onServer } from './postgres.ts';
import { test as base } from './test.ts';

export interface Listed {
  email: string;
  name: string;
  role: string;
}

/** The orders in which people are counted by ranges, each with what an index has. */
export const keys: Record<string, string> = { createdAt: 'created_at', email: 'email', name: 'lower(name)' };
export const orders = Object.keys(keys).flatMap((sortBy) =>
  ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection })),
);
const held = `show_trgm(email || ' ' || lower(name))`;

/** The ranges that people are counted by, and how it stands with them. */
interface Ranges {
  divide(largest: number): Promise<void>;
  /** Those of another number of people than are in them, or with people whose trigrams are said to be missing. */
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
        `insert into "user" (id, email, name, role, created_at, updated_at)
         select gen_random_uuid(), (case when n % 430 = 0 then 'guest' else 'person' end) || n || '@example.com', (array['Ada Lovelace', 'Grace Hopper', 'Zoë Ümit'])[n % 3 + 1] || ' ' || n,
           (array['user', 'user', 'user', 'support,user', 'supporter'])[n % 5 + 1], now() - n * interval '1 minute', now()
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
      const orm = connect(url, { poolSize: 5, statementTimeoutMs: 0 });
      const wrongIn = (sortBy: string) => {
        const first = sortBy === 'createdAt' ? 'first::timestamptz' : 'first';
        return `(with placed as materialized (
            select (select max(first) from user_range where sorted_by = '${sortBy}' and ${first} <= ${keys[sortBy]}) first, ${held} held from "user"
          ), there as (select first, count(*) people from placed group by 1),
          counted as (select first, sum(users) people from user_range where sorted_by = '${sortBy}' group by 1)
          select '${sortBy}' sorted_by, first, 'count' wrong from there full join counted using (first)
            where coalesce(there.people, 0) <> coalesce(counted.people, 0)
          union all select '${sortBy}', first, 'trigrams' from placed where not exists (
            select from user_range r where r.sorted_by = '${sortBy}' and r.first = placed.first
              and (r.trigrams @> placed.held or r.trigrams is null)))`;
      };
      await use({
        divide: (largest) => divideRanges({ orm, log: gatehouse.app.log }, largest),
        wrong: () => onServer(url, Object.keys(keys).map(wrongIn).join(' union all ')),
        noted: async () =>
          Number((await onServer(url, 'select count(*) from user_range where trigrams is not null'))[0]!['count']),
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
