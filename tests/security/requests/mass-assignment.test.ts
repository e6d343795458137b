import { expect } from 'vitest';

import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const timestamp = '2000-01-01T00:00:00.000Z';
const otherId = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';

/** Every column of a user, a session and an account, under its column name and its field name. */
const allColumns = {
  id: otherId,
  emailVerified: true,
  email_verified: true,
  role: 'admin',
  banned: true,
  banReason: 'x',
  banExpires: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
  expiresAt: timestamp,
  userId: otherId,
  user: { role: 'admin', id: otherId },
  session: { userId: otherId },
  data: { role: 'admin' },
  tokenHash: 'x',
  ipAddress: '1.2.3.4',
  userAgent: 'x',
  activeOrganizationId: otherId,
  impersonatedBy: otherId,
  impersonatorSession: otherId,
  providerId: 'google',
  accountId: 'x',
  accessToken: 'x',
  refreshToken: 'x',
  scope: 'x',
  provisioned: true,
  additionalFields: { plan: 'pro' },
  additional_fields: { plan: 'pro' },
};

async function rowsOf({ gatehouse, id }: Person) {
  const read = async (table: string, column: string) =>
    (
      await runSql(gatehouse.options.databaseUrl!, `select * from "${table}" where ${column} = '${id}' order by id`)
    ).map((row): Record<string, unknown> => ({ ...row, updated_at: null }));
  return {
    user: await read('user', 'id'),
    session: await read('session', 'user_id'),
    account: await read('account', 'user_id'),
  };
}

const updates: [
  url: string,
  input: (person: Person) => object,
  changed: [table: 'user' | 'session' | 'account', columns: string[]][],
][] = [
  ['/update-user', () => ({ name: 'Changed' }), [['user', ['name']]]],
  ['/change-email', ({ email }) => ({ newEmail: `new-${email}` }), [['user', ['email']]]],
  [
    '/change-password',
    ({ password }) => ({ currentPassword: password, newPassword: 'another password' }),
    [
      ['account', ['password']],
      ['session', ['token_hash', 'authenticated_at', 'replaced_token_hash', 'replaced_at', 'replaced_own_token']],
    ],
  ],
  ['/revoke-other-sessions', () => ({}), []],
  ['/send-verification-email', ({ email }) => ({ email }), []],
  ['/forget-password', ({ email }) => ({ email }), []],
  ['/organization/set-active', () => ({ organizationId: null }), []],
];

test.for(updates)('%s rejects undocumented columns', async ([url, input], { signedIn }) => {
  const before = await rowsOf(signedIn);
  const { status, body } = await signedIn.post(url, { ...allColumns, ...input(signedIn) });

  expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
  expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(Object.keys(allColumns).toSorted());
  expect(await rowsOf(signedIn)).toEqual(before);
});

test.for(updates)('%s writes only its documented columns', async ([url, input, changed], { signedIn }) => {
  const before = await rowsOf(signedIn);
  const { status } = await signedIn.post(url, input(signedIn));
  const after = await rowsOf(signedIn);

  expect(status).toBe(200);
  for (const [table, columns] of changed) {
    for (const column of columns) {
      expect(after[table][0]![column], column).not.toEqual(before[table][0]![column]);
      before[table][0]![column] = after[table][0]![column];
    }
  }
  expect(after).toEqual(before);
});

test.for(['/sign-up/email', '/sign-in/email'])(
  '%s rejects every column of a user, a session or an account',
  async (url, { gatehouse, anyone }) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const input = { email, password: 'a long password', ...(url === '/sign-up/email' ? { name: 'X' } : {}) };
    for (const [column, value] of Object.entries(allColumns)) {
      const { status, body } = await anyone.post(url, { ...input, [column]: value });
      expect({ status, issues: body.issues }).toEqual({
        status: 400,
        issues: [{ path: column, message: 'Unknown field' }],
      });
    }
    expect(await runSql(gatehouse.options.databaseUrl!, `select 1 from "user" where email = '${email}'`)).toEqual([]);
  },
);
