import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey, programWith } from '#tests/support/api-keys.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import { runSql } from '#tests/support/postgres.ts';
import { Person } from '#tests/support/person.ts';
import { test as base } from '#tests/support/test.ts';

interface Listed {
  id: string;
  email: string;
  name: string;
  createdAt: string;
}

/** Thirty-two users and an administrator, created once for the file. */
const test = base.extend<{ admin: Person }>({
  admin: [
    async ({ gatehouse }, use) => {
      const admin = await signUpWithRole(gatehouse, 'admin');
      await runSql(
        gatehouse.options.databaseUrl!,
        `insert into "user" (id, email, name, role, banned, email_verified, created_at, updated_at)
         select gen_random_uuid(), 'user' || n || '@list.example', (array['Ada', 'Émile', 'Zoë'])[n % 3 + 1] || ' ' || n,
           case when n % 10 = 0 then 'user,admin' else 'user' end, n % 7 = 0, n % 2 = 0,
           timestamptz '2026-01-01' + n * interval '1 day', timestamptz '2026-01-01' + (31 - n) * interval '1 day'
         from generate_series(1, 30) n
         union all select gen_random_uuid(), 'per_cent@list.example', '100%', 'user', false, false, now(), now()
         union all select gen_random_uuid(), 'back.slash@list.example', 'a_b\\c', 'user', false, false, now(), now()`,
      );
      await use(admin);
    },
    { scope: 'file' },
  ],
});

async function list(admin: Person, query: Record<string, string | string[]> = {}) {
  const { status, body } = await admin.get('/admin/list-users', query);
  expect(status).toBe(200);
  return { ...body, emails: body.users.map(({ email }: Listed) => email) };
}

test('without parameters all users are listed with all fields, oldest first', async ({ admin }) => {
  const { users, total, totalIsCapped, limit, offset } = await list(admin);

  expect({ total, totalIsCapped, limit, offset }).toEqual({
    total: 33,
    totalIsCapped: false,
    limit: undefined,
    offset: undefined,
  });
  expect(users).toHaveLength(33);
  expect(Object.keys(users[0]).toSorted()).toEqual([
    'banExpires',
    'banReason',
    'banned',
    'createdAt',
    'displayUsername',
    'email',
    'emailVerified',
    'id',
    'image',
    'isAnonymous',
    'lastSeenAt',
    'name',
    'phoneNumber',
    'phoneNumberVerified',
    'role',
    'twoFactorEnabled',
    'updatedAt',
    'username',
  ]);
  const times = users.map(({ createdAt }: Listed) => createdAt);
  expect(times).toEqual(times.toSorted());
});

test('the total changes with sign-ups and removals', async ({ admin, gatehouse }) => {
  const before = (await list(admin)).total;
  const person = await Person.signUp(gatehouse);
  expect((await list(admin)).total).toBe(before + 1);
  await admin.post('/admin/remove-user', { userId: person.id });
  expect((await list(admin)).total).toBe(before);
});

test('emails are searched case-insensitively by prefix, suffix or substring', async ({ admin }) => {
  expect((await list(admin, { searchValue: 'SER3' })).emails).toEqual(['user3@list.example', 'user30@list.example']);
  expect((await list(admin, { searchValue: 'user1@', searchOperator: 'starts_with' })).total).toBe(1);
  expect((await list(admin, { searchValue: 'ser1', searchOperator: 'starts_with' })).total).toBe(0);
  expect((await list(admin, { searchValue: '9@list.example', searchOperator: 'ends_with' })).total).toBe(3);
});

test('names are searched case-insensitively', async ({ admin }) => {
  expect((await list(admin, { searchField: 'name', searchValue: 'zOë' })).total).toBe(10);
  expect((await list(admin, { searchField: 'name', searchValue: 'émile 1' })).total).toBe(5);
  expect((await list(admin, { searchField: 'any', searchValue: 'a 30' })).total).toBe(1);
});

test('%, _ and \\ are matched literally (G7)', async ({ admin }) => {
  const names = async (searchValue: string) => (await list(admin, { searchField: 'name', searchValue })).emails;

  expect(await names('0%')).toEqual(['per_cent@list.example']);
  expect(await names('a_b')).toEqual(['back.slash@list.example']);
  expect(await names('b\\c')).toEqual(['back.slash@list.example']);
  expect(await names('%%')).toEqual([]);
  expect((await list(admin, { searchValue: 'r_c' })).total).toBe(1);
  expect((await list(admin, { searchValue: 'k\\s' })).total).toBe(0);
});

test('pages by offset list each user once with the same total', async ({ admin }) => {
  const pages = await Promise.all(
    ['0', '5', '10'].map((offset) => list(admin, { searchValue: 'user1', limit: '5', offset, sortBy: 'email' })),
  );

  expect(pages.map(({ total }) => total)).toEqual([11, 11, 11]);
  expect(pages.map(({ limit, offset }) => [limit, offset])).toEqual([
    [5, undefined],
    [5, 5],
    [5, 10],
  ]);
  const emails = pages.flatMap((page) => page.emails);
  expect(emails).toHaveLength(11);
  expect(emails).toEqual([...new Set<string>(emails)].toSorted((a, b) => (a < b ? -1 : 1)));
});

const orders = ['createdAt', 'updatedAt', 'email', 'name', 'role', 'banned', 'emailVerified'];

test.for(orders.flatMap((sortBy) => ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection }))))(
  'pages by cursor list each user once: $sortBy $sortDirection',
  async (order, { admin }) => {
    const all = (await list(admin, order)).emails;
    const emails: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(admin, {
        ...order,
        limit: '7',
        ...(cursor ? { cursor } : {}),
      });
      emails.push(...page.emails);
      cursor = page.nextCursor;
    }

    expect(emails).toEqual(all);
    const { emails: reversed } = await list(admin, {
      ...order,
      sortDirection: order.sortDirection === 'asc' ? 'desc' : 'asc',
    });
    expect(reversed.toReversed()).toEqual(all);
  },
);

test.for([
  [{ filterField: 'email', filterValue: 'USER7@list.example' }, 1],
  [{ filterField: 'role', filterValue: 'admin' }, 4],
  [{ filterField: 'role', filterValue: 'admin', filterOperator: 'ne' }, 29],
  [{ filterField: 'banned', filterValue: 'true' }, 4],
  [{ filterField: 'emailVerified', filterValue: 'true', searchValue: 'user1' }, 5],
  [{ filterField: 'createdAt', filterOperator: 'lt', filterValue: '2026-01-11' }, 9],
  [{ filterField: 'createdAt', filterOperator: 'lte', filterValue: '2026-01-11T00:00:00Z' }, 10],
  [{ filterField: 'createdAt', filterOperator: 'gte', filterValue: '2026-01-30T00:00:00.000Z' }, 5],
  [{ filterField: 'banExpires', filterOperator: 'gt', filterValue: '2026-01-30' }, 0],
  [{ filterField: 'id', filterValue: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' }, 0],
  [{ filterValue: '' }, 0],
  [{ filterField: 'role', filterValue: '' }, 0],
  [{ filterField: 'email', filterOperator: 'starts_with', filterValue: 'USER1' }, 11],
  [{ filterField: 'email', filterOperator: 'ends_with', filterValue: '7@list.example' }, 3],
  [{ filterField: 'email', filterOperator: 'contains', filterValue: '%' }, 0],
  [{ filterField: 'role', filterOperator: 'in', filterValue: ['admin', 'user'] }, 33],
  [{ filterField: 'email', filterOperator: 'in', filterValue: ['USER7@list.example', 'user8@list.example', 'x'] }, 2],
  [{ filterField: 'email', filterOperator: 'in', filterValue: 'user8@list.example' }, 1],
  [{ administrator: 'true' }, 4],
  [{ administrator: 'false' }, 29],
  [{ banned: 'true' }, 4],
  [{ banned: 'true', emailVerified: 'false' }, 2],
  [{ banned: 'false', emailVerified: 'false', searchValue: 'user1' }, 6],
  [{ administrator: 'true', twoFactorEnabled: 'false', banned: 'false' }, 4],
  [{ administrator: 'true', filterField: 'emailVerified', filterValue: 'true' }, 3],
  [{ administrator: 'true', twoFactorEnabled: 'true' }, 0],
  [{ createdFrom: '2026-01-11' }, 24],
  [{ createdTo: '2026-01-11' }, 9],
  [{ createdFrom: '2026-01-11T00:00:00.000Z', createdTo: '2026-01-12T00:00:00Z' }, 1],
  [{ createdFrom: '2026-01-11T01:00:00+01:00', createdTo: '2026-01-11T01:00:00.001+01:00' }, 1],
  [{ createdFrom: '2026-01-12', createdTo: '2026-01-11' }, 0],
  [{ createdTo: '2026-01-15', banned: 'true', searchValue: 'user7' }, 1],
  [{ createdFrom: '2026-01-20', filterField: 'createdAt', filterOperator: 'lt', filterValue: '2026-01-22' }, 2],
  [{ organizationId: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10' }, 0],
] as [Record<string, string | string[]>, number][])(
  'the filter %j matches %i users',
  async ([query, total], { admin }) => {
    expect((await list(admin, query)).total).toBe(total);
  },
);

test.for([
  { sortBy: 'password' },
  { sortBy: 'email; drop table "user"' },
  { filterField: 'token_hash', filterValue: 'x' },
  { filterField: 'banned', filterValue: 'perhaps' },
  { filterField: 'createdAt', filterValue: 'yesterday' },
  { filterField: 'id', filterValue: 'x' },
  { filterField: 'banned', filterValue: '' },
  { filterField: 'role', filterOperator: 'contains', filterValue: 'ad' },
  { filterField: 'email', filterValue: ['a', 'b'] },
  { filterOperator: 'like', filterValue: 'x' },
  { banned: 'perhaps' },
  { createdFrom: 'yesterday' },
  { createdFrom: '' },
  { createdFrom: '2026-02-30' },
  { createdFrom: '2026-01-01T25:00:00Z' },
  { createdFrom: '2026-01-01T00:00:00' },
  { createdFrom: ['2026-01-01', '2026-02-01'] },
  { createdTo: '0000-01-01' },
  { createdTo: '10000-01-01' },
  { createdTo: "2026-01-01' or true" },
  { organizationId: 'acme' },
  { organizationId: '' },
  { searchField: 'image', searchValue: 'x' },
  { searchOperator: 'matches', searchValue: 'x' },
  { sortDirection: 'sideways' },
  { limit: '-1' },
  { limit: 'ten' },
] as Record<string, string | string[]>[])('list-users rejects %j (G7)', async (query, { admin }) => {
  expect(await admin.get('/admin/list-users', query)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR' },
  });
});

test.for([
  'x',
  Buffer.from('null').toString('base64url'),
  Buffer.from('["email","a"]').toString('base64url'),
  Buffer.from('["name","a","0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10"]').toString('base64url'),
])('list-users rejects the cursor %s', async (cursor, { admin }) => {
  expect(await admin.get('/admin/list-users', { cursor, sortBy: 'email' })).toEqual({
    status: 400,
    body: { code: 'INVALID_CURSOR', message: 'Invalid cursor' },
  });
});

test('the members of an organization are listed, and other conditions narrow them', async ({ admin, gatehouse }) => {
  const organization = await newOrganization(gatehouse);
  const { person } = await newMember(gatehouse, organization);
  const organizationId = organization.id;

  const { emails, total } = await list(admin, { organizationId, sortBy: 'createdAt' });
  expect({ emails, total }).toEqual({ emails: [organization.owner.email, person.email], total: 2 });
  expect((await list(admin, { organizationId, searchValue: person.email })).emails).toEqual([person.email]);
  expect((await list(admin, { organizationId, createdTo: '2026-01-01' })).total).toBe(0);
  const input = JSON.stringify({ organizationId, createdFrom: '2026-01-01', limit: 1 });
  const page = await admin.send({ url: '/api/trpc/admin.listUsers', query: { input } });
  expect(page.json().result.data).toMatchObject({ total: 2, users: [{ email: organization.owner.email }] });
  const invalid = await admin.send({
    url: '/api/trpc/admin.listUsers',
    query: { input: JSON.stringify({ createdFrom: 'yesterday' }) },
  });
  expect(invalid.statusCode).toBe(400);
});

test('a key needs the scope to read organizations to list members of one', async ({ admin, gatehouse }) => {
  const { id: organizationId } = await newOrganization(gatehouse);
  const codeWith = async (scopes: string[], query: Record<string, string> = {}) => {
    const { key } = await newApiKey(admin, { scopes });
    return (await programWith(gatehouse, key).get('/admin/list-users', query)).body.code;
  };

  expect(await codeWith(['user:list'])).toBeUndefined();
  expect(await codeWith(['user:list'], { organizationId })).toBe('INSUFFICIENT_API_KEY_PERMISSIONS');
  expect(await codeWith(['user:list', 'organization:get'], { organizationId })).toBeUndefined();
});
