import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const UNKNOWN_ID = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';

test('a user created by an administrator can sign in', async ({ gatehouse, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { status, body } = await admin.post('/admin/create-user', {
    email: 'Made@Example.com',
    password: PASSWORD,
    name: 'Made',
    data: { image: 'https://example.com/made.png' },
  });

  expect(status).toBe(200);
  expect(body.user).toMatchObject({
    email: 'made@example.com',
    name: 'Made',
    role: 'user',
    emailVerified: false,
    banned: false,
    image: 'https://example.com/made.png',
  });
  expect((await anyone.post('/sign-in/email', { email: 'made@example.com', password: PASSWORD })).status).toBe(200);
});

test('a user created without a password cannot sign in by password', async ({ gatehouse, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { status } = await admin.post('/admin/create-user', { email: 'bare@example.com', name: 'Bare' });

  expect(status).toBe(200);
  expect((await anyone.post('/sign-in/email', { email: 'bare@example.com', password: '' })).status).toBe(401);
});

test('create-user accepts roles as text, comma-separated text or list', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const roleOf = async (role: unknown, n: number) =>
    (await admin.post('/admin/create-user', { email: `roles${n}@example.com`, name: 'R', role })).body.user.role;

  expect(await roleOf('admin', 1)).toBe('admin');
  expect(await roleOf(' user , admin,user', 2)).toBe('user,admin');
  expect(await roleOf(['admin', 'user'], 3)).toBe('admin,user');
});

test.for([
  ['a malformed address', { email: 'ada' }, 400, 'INVALID_EMAIL'],
  ['a short password', { password: '1234567' }, 400, 'PASSWORD_TOO_SHORT'],
  ['a long password', { password: 'x'.repeat(129) }, 400, 'PASSWORD_TOO_LONG'],
  ['an unknown role', { role: 'emperor' }, 400, 'ROLE_NOT_FOUND'],
  ['a valid and an unknown role', { role: 'user,emperor' }, 400, 'ROLE_NOT_FOUND'],
  ['a property of the prototype as role', { role: 'constructor' }, 400, 'ROLE_NOT_FOUND'],
  ['an empty role', { role: ' , ' }, 400, 'ROLE_NOT_FOUND'],
] as const)('create-user rejects %s', async ([, change, status, code], { gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const answer = await admin.post('/admin/create-user', {
    email: 'refused@example.com',
    password: PASSWORD,
    name: 'Refused',
    ...change,
  });

  expect(answer).toMatchObject({ status, body: { code } });
});

test('create-user rejects an address in use', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect(await admin.post('/admin/create-user', { email: signedIn.email.toUpperCase(), name: 'Twin' })).toEqual({
    status: 400,
    body: { code: 'USER_ALREADY_EXISTS', message: 'User already exists' },
  });
});

test('an administrator reads and updates a user', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const data = { name: 'Renamed' };

  expect((await admin.get('/admin/get-user', { id: signedIn.id })).body).toMatchObject({ email: signedIn.email });
  expect((await admin.post('/admin/update-user', { userId: signedIn.id, data })).body).toMatchObject({
    id: signedIn.id,
    name: 'Renamed',
    email: signedIn.email,
    role: 'user',
    emailVerified: false,
    banned: false,
  });
  expect(await admin.post('/admin/update-user', { userId: signedIn.id, data: {} })).toMatchObject({
    status: 400,
    body: { code: 'NO_DATA_TO_UPDATE' },
  });
  const greedy = { name: 'Again', role: 'admin', email: 'x@example.com', emailVerified: true, banned: true };
  expect(await admin.post('/admin/update-user', { userId: signedIn.id, data: greedy })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR' },
  });
  expect((await admin.get('/admin/get-user', { id: signedIn.id })).body).toMatchObject({
    name: 'Renamed',
    role: 'user',
  });
});

test('a changed role applies from the next call on', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect((await admin.post('/admin/set-role', { userId: signedIn.id, role: 'admin' })).body.user.role).toBe('admin');
  expect((await signedIn.get('/admin/list-users')).status).toBe(200);
  await admin.post('/admin/set-role', { userId: signedIn.id, role: ['user'] });
  expect((await signedIn.get('/admin/list-users')).status).toBe(403);
});

test('set-role rejects unknown roles (G3)', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  for (const role of ['Admin', 'owner', 'admin;user', '__proto__', ['user', 'nobody']]) {
    expect(await admin.post('/admin/set-role', { userId: signedIn.id, role })).toMatchObject({
      status: 400,
      body: { code: 'ROLE_NOT_FOUND' },
    });
  }
});

test('a password set by an administrator can be used and ends all sessions (G4)', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const newPassword = 'another long password';

  expect(await admin.post('/admin/set-user-password', { userId: signedIn.id, newPassword })).toEqual({
    status: 200,
    body: { status: true },
  });
  expect((await signedIn.get('/get-session')).body).toBeNull();
  expect((await anyone.post('/sign-in/email', { email: signedIn.email, password: PASSWORD })).status).toBe(401);
  expect((await anyone.post('/sign-in/email', { email: signedIn.email, password: newPassword })).status).toBe(200);
});

test('set-user-password works for a user without a password (G4)', async ({ gatehouse, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const email = 'passwordless@example.com';
  const { user } = (await admin.post('/admin/create-user', { email, name: 'Bare' })).body;
  await admin.post('/admin/set-user-password', { userId: user.id, newPassword: PASSWORD });

  expect((await anyone.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
});

test.for([
  ['1234567', 'PASSWORD_TOO_SHORT'],
  ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
])('set-user-password rejects %s: %s', async ([newPassword, code], { gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect(await admin.post('/admin/set-user-password', { userId: signedIn.id, newPassword })).toMatchObject({
    status: 400,
    body: { code },
  });
});

test('a removed user has no sessions and can sign up again', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect(await admin.post('/admin/remove-user', { userId: signedIn.id })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect((await signedIn.get('/get-session')).body).toBeNull();
  expect((await admin.get('/admin/get-user', { id: signedIn.id })).status).toBe(404);
  const again = await Person.signUp(gatehouse, { email: signedIn.email });
  expect(again.id).not.toBe(signedIn.id);
});

test('administrators cannot remove or ban themselves (G6)', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect(await admin.post('/admin/remove-user', { userId: admin.id })).toEqual({
    status: 400,
    body: { code: 'YOU_CANNOT_REMOVE_YOURSELF', message: 'You cannot remove yourself' },
  });
  expect(await admin.post('/admin/ban-user', { userId: admin.id })).toEqual({
    status: 400,
    body: { code: 'YOU_CANNOT_BAN_YOURSELF', message: 'You cannot ban yourself' },
  });
});

const callsForUser: [path: string, more?: object][] = [
  ['/admin/update-user', { data: { name: 'X' } }],
  ['/admin/set-role', { role: 'user' }],
  ['/admin/ban-user'],
  ['/admin/unban-user'],
  ['/admin/impersonate-user'],
  ['/admin/list-user-sessions'],
  ['/admin/revoke-user-sessions'],
  ['/admin/remove-user'],
  ['/admin/set-user-password', { newPassword: PASSWORD }],
];

test.for(callsForUser)('%s answers 404 for an unknown user (G5)', async ([path, more], { gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  for (const userId of [UNKNOWN_ID, 'no id at all']) {
    expect(await admin.post(path, { userId, ...more })).toEqual({
      status: 404,
      body: { code: 'USER_NOT_FOUND', message: 'User not found' },
    });
  }
});

test('an administrator lists accounts and organizations of a user without secrets', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body: organization } = await signedIn.post('/organization/create', { name: 'Acme', slug: 'acme-of-theirs' });
  const userId = signedIn.id;

  expect((await admin.get('/admin/list-user-accounts', { userId })).body).toEqual({
    accounts: [
      {
        id: expect.any(String),
        provider: 'credential',
        providerId: 'credential',
        accountId: userId,
        userId,
        scopes: [],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ],
    nextCursor: null,
  });
  expect((await admin.get('/admin/list-user-organizations', { userId })).body).toEqual({
    organizations: [
      {
        id: organization.id,
        name: 'Acme',
        slug: 'acme-of-theirs',
        logo: null,
        role: 'owner',
        memberSince: expect.any(String),
      },
    ],
    nextCursor: null,
  });
});

test.for(['/admin/list-user-accounts', '/admin/list-user-organizations'])(
  '%s answers 404 for an unknown user',
  async (path, { gatehouse }) => {
    const admin = await signUpWithRole(gatehouse, 'admin');

    expect(await admin.get(path, { userId: UNKNOWN_ID })).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND' },
    });
  },
);

const guarded: [method: 'get' | 'post', path: string, refusal: string][] = [
  ['get', '/admin/list-users', 'You are not allowed to list users'],
  ['get', '/admin/get-overview', 'You are not allowed to list users'],
  ['get', '/admin/get-user', 'You are not allowed to get user'],
  ['get', '/admin/list-user-accounts', 'You are not allowed to get user'],
  ['get', '/admin/list-user-organizations', 'You are not allowed to get user'],
  ['get', '/admin/list-audit', 'You are not allowed to read the audit log'],
  ['get', '/admin/get-settings', 'You are not allowed to read the settings'],
  ['get', '/admin/list-emails', 'You are not allowed to read the settings'],
  ['get', '/admin/preview-email', 'You are not allowed to read the settings'],
  ['post', '/admin/send-test-email', 'You are not allowed to read the settings'],
  ['post', '/admin/create-user', 'You are not allowed to create users'],
  ['post', '/admin/update-user', 'You are not allowed to update users'],
  ['post', '/admin/set-role', 'You are not allowed to change users role'],
  ['post', '/admin/ban-user', 'You are not allowed to ban users'],
  ['post', '/admin/unban-user', 'You are not allowed to ban users'],
  ['post', '/admin/impersonate-user', 'You are not allowed to impersonate users'],
  ['post', '/admin/list-user-sessions', 'You are not allowed to list users sessions'],
  ['post', '/admin/revoke-user-session', 'You are not allowed to revoke users sessions'],
  ['post', '/admin/revoke-user-sessions', 'You are not allowed to revoke users sessions'],
  ['post', '/admin/remove-user', 'You are not allowed to delete users'],
  ['post', '/admin/set-user-password', 'You are not allowed to set users password'],
];

test.for(guarded)('%s %s requires an administrator', async ([method, path, message], { anyone, signedIn }) => {
  expect(await anyone[method](path)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  expect(await signedIn[method](path)).toMatchObject({ status: 403, body: { message } });
});

test('users in adminUserIds have all administrator permissions regardless of their role', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  await using other = await startGatehouse({
    databaseUrl: gatehouse.options.databaseUrl,
    admin: { adminUserIds: [person.id] },
  });
  const listed = new Person(other);
  await listed.post('/sign-in/email', { email: person.email, password: PASSWORD });

  expect((await listed.get('/admin/list-users')).status).toBe(200);
  expect((await person.get('/admin/list-users')).status).toBe(403);
});

test('adminRoles replaces the default administrator role (G9)', async () => {
  await using gatehouse = await startGatehouse({ admin: { adminRoles: ['root'], roles: { admin: {} } } });
  const root = await signUpWithRole(gatehouse, 'root');
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUp(gatehouse);

  expect((await admin.get('/admin/list-users')).status).toBe(403);
  expect((await admin.post('/admin/ban-user', { userId: person.id })).status).toBe(403);
  expect((await root.post('/admin/ban-user', { userId: person.id })).status).toBe(200);
  expect((await root.post('/admin/set-role', { userId: person.id, role: 'root' })).status).toBe(200);
});

test('new users get the default role of the options', async () => {
  await using gatehouse = await startGatehouse({ admin: { roles: { guest: {} }, defaultRole: 'guest' } });
  const person = await Person.signUp(gatehouse);

  expect((await person.get('/get-session')).body.user.role).toBe('guest');
});

test('an undefined default role fails the start', async () => {
  await expect(startGatehouse({ admin: { defaultRole: 'ghost' } })).rejects.toThrow('Option admin.defaultRole');
});
