import { expect } from 'vitest';

import type { Person } from '#tests/support/person.ts';
import { onServer } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

const moment = '2000-01-01T00:00:00.000Z';
const somebody = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';

/** Every column of a person, a session and an account, by the names that each layer has for it. */
const everything = {
  id: somebody,
  emailVerified: true,
  email_verified: true,
  role: 'admin',
  banned: true,
  banReason: 'x',
  banExpires: moment,
  createdAt: moment,
  updatedAt: moment,
  expiresAt: moment,
  userId: somebody,
  user: { role: 'admin', id: somebody },
  session: { userId: somebody },
  data: { role: 'admin' },
  tokenHash: 'x',
  ipAddress: '1.2.3.4',
  userAgent: 'x',
  activeOrganizationId: somebody,
  impersonatedBy: somebody,
  impersonatorSession: somebody,
  providerId: 'google',
  accountId: 'x',
  accessToken: 'x',
  refreshToken: 'x',
  scope: 'x',
  provisioned: true,
};

async function rowsOf({ gatehouse, id }: Person) {
  const read = async (table: string, column: string) =>
    (
      await onServer(gatehouse.options.databaseUrl!, `select * from "${table}" where ${column} = '${id}' order by id`)
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
      ['session', ['token_hash']],
    ],
  ],
  ['/revoke-other-sessions', () => ({}), []],
  ['/send-verification-email', ({ email }) => ({ email }), []],
  ['/forget-password', ({ email }) => ({ email }), []],
  ['/organization/set-active', () => ({ organizationId: null }), []],
];

test.for(updates)('%s writes what it documents and no other column', async ([url, input, changed], { signedIn }) => {
  const before = await rowsOf(signedIn);
  const { status } = await signedIn.post(url, { ...everything, ...input(signedIn) });
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

test('whoever signs up or in says nothing of their rights or their session', async ({ gatehouse, anyone }) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { body } = await anyone.post('/sign-up/email', {
    ...everything,
    email,
    password: 'a long password',
    name: 'X',
  });
  await anyone.post('/sign-in/email', { ...everything, email, password: 'a long password' });
  const { user, session, account } = await rowsOf(Object.assign(anyone, { id: body.user.id as string, gatehouse }));

  expect(user).toMatchObject([{ role: 'user', email_verified: false, banned: false, ban_reason: null }]);
  expect(user[0]!['id']).not.toBe(somebody);
  expect(session).toMatchObject([{ ip_address: '127.0.0.1', impersonated_by: null, active_organization_id: null }]);
  expect(session[0]!['expires_at']).not.toEqual(new Date(moment));
  expect(account).toMatchObject([{ provider_id: 'credential', access_token: null, provisioned: false }]);
});
