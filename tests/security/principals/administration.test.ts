import { expect } from 'vitest';

import { servedCalls, type ServedCall } from '#server/transports/procedures.ts';
import { appRouter } from '#server/app/router.ts';
import { assignRole, signUpWithRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** Columns that only dedicated calls may set, under the names that an input could use. */
const privilegedFields = {
  id: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
  role: 'admin',
  roles: ['admin'],
  banned: true,
  banReason: 'x',
  banExpires: '2030-01-01T00:00:00.000Z',
  ban_reason: 'x',
  emailVerified: true,
  email_verified: true,
  impersonatedBy: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
  impersonated_by: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
  impersonatorSession: '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10',
  tokenHash: 'x',
  expiresAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2000-01-01T00:00:00.000Z',
  updatedAt: '2000-01-01T00:00:00.000Z',
};

/** Calls whose purpose includes granting a platform role. */
const roleCalls = ['admin.createUser', 'admin.setRole', 'admin.setup'];

const mutations = servedCalls(appRouter).filter(
  ({ name, kind, meta }) =>
    kind === 'mutation' && meta.openapi && meta.guard !== 'server only' && !roleCalls.includes(name),
);

test.for(mutations.map((call): [string, ServedCall] => [call.name, call]))(
  '%s sets no role, ban, verified email or impersonation from extra fields',
  async ([, { meta }], { gatehouse, signedIn }) => {
    const data = { ...privilegedFields, name: 'Greedy' };
    const email = signedIn.email;
    const input = {
      ...data,
      email,
      password: PASSWORD,
      newPassword: PASSWORD,
      currentPassword: PASSWORD,
      data,
      user: data,
    };
    await signedIn.send({
      method: 'POST',
      url: meta.openapi!.path.replace(/\{\w+\}/g, 'x'),
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(input),
    });
    await gatehouse.idle();

    const url = gatehouse.options.databaseUrl!;
    expect(await runSql(url, `select email from "user" where role <> 'user' or banned or email_verified`)).toEqual([]);
    expect(await runSql(url, 'select id from session where impersonated_by is not null')).toEqual([]);
  },
);

test('create-user rejects every field of its data except the image', async () => {
  await using own = await startGatehouse();
  const admin = await signUpWithRole(own, 'admin');
  const data = { ...privilegedFields, email: 'x@example.com' };
  const { status, body } = await admin.post('/admin/create-user', { email: 'made@example.com', name: 'Made', data });

  expect({ status, code: body.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
  expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual(
    Object.keys(data)
      .map((name) => `data.${name}`)
      .toSorted(),
  );
  expect(await runSql(own.options.databaseUrl!, `select 1 from "user" where name = 'Made'`)).toEqual([]);
});

test('a custom role has its permissions, but not over users with a higher role', async () => {
  await using gatehouse = await startGatehouse({
    admin: { roles: { support: { user: ['list', 'ban', 'set-role', 'create', 'set-password', 'update', 'delete'] } } },
  });
  const support = await signUpWithRole(gatehouse, 'support');
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUp(gatehouse);

  expect((await support.get('/admin/list-users')).status).toBe(200);
  expect((await support.post('/admin/ban-user', { userId: person.id })).status).toBe(200);
  for (const [path, more] of [
    ['/admin/ban-user', {}],
    ['/admin/set-role', { role: 'user' }],
    ['/admin/set-user-password', { newPassword: PASSWORD }],
    ['/admin/update-user', { data: { name: 'X' } }],
    ['/admin/remove-user', {}],
  ] as const) {
    expect(await support.post(path, { userId: admin.id, ...more })).toMatchObject({
      status: 403,
      body: { code: 'NOT_AUTHORIZED' },
    });
  }
  for (const role of ['admin', 'user,admin', 'support, admin']) {
    const code = 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE';
    expect((await support.post('/admin/set-role', { userId: support.id, role })).body.code).toBe(code);
    expect((await support.post('/admin/create-user', { email: 'x@example.com', name: 'X', role })).body.code).toBe(
      code,
    );
  }
  expect((await support.post('/admin/impersonate-user', { userId: person.id })).status).toBe(403);
  expect((await admin.get('/get-session')).body.user.role).toBe('admin');
});

test('a role that may create users but not set roles creates only users of the default role', async () => {
  await using gatehouse = await startGatehouse({ admin: { roles: { registrar: { user: ['create'] } } } });
  const registrar = await signUpWithRole(gatehouse, 'registrar');
  const made = (role?: string) =>
    registrar.post('/admin/create-user', { email: `${role}@example.com`, name: 'X', role });

  expect((await made()).body.user.role).toBe('user');
  expect(await made('user')).toMatchObject({ status: 403, body: { code: 'YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE' } });
});

test('has-permission answers about other users and roles only to administrators', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const permissions = { user: ['list'] };
  const hasPermission = async (person: Person, more: object = {}) => {
    const { status, body } = await person.post('/admin/has-permission', { permissions, ...more });
    return status === 200 ? body : { status, code: body.code };
  };

  expect(await hasPermission(anyone, { userId: admin.id })).toEqual({ status: 401, code: 'UNAUTHORIZED' });
  expect(await hasPermission(signedIn)).toEqual({ error: null, success: false });
  expect(await hasPermission(signedIn, { userId: signedIn.id })).toEqual({ error: null, success: false });
  expect(await hasPermission(signedIn, { userId: admin.id })).toEqual({ status: 403, code: 'NOT_AUTHORIZED' });
  expect(await hasPermission(signedIn, { role: 'admin' })).toEqual({ status: 403, code: 'NOT_AUTHORIZED' });
  expect(await hasPermission(admin)).toEqual({ error: null, success: true });
  expect(await hasPermission(admin, { userId: signedIn.id })).toEqual({ error: null, success: false });
  expect(await hasPermission(admin, { role: 'admin' })).toEqual({ error: null, success: true });
  expect(await hasPermission(admin, { userId: 'x' })).toEqual({ status: 400, code: 'USER_NOT_FOUND' });
  expect(await hasPermission(admin, { permission: permissions })).toMatchObject({
    status: 400,
    code: 'VALIDATION_ERROR',
  });
});

/** Calls on credentials and on the deletion of the account, which only its owner may make. */
const ownerCalls: [path: string, body: Record<string, string>, method?: 'get' | 'post'][] = [
  ['/change-password', { currentPassword: PASSWORD, newPassword: 'another long password' }],
  ['/change-email', { newEmail: 'mine@example.com' }],
  ['/delete-user', { password: PASSWORD }],
  ['/link-social', { provider: 'github' }],
  ['/unlink-account', { providerId: 'github' }],
  ['/get-access-token', { providerId: 'github' }],
  ['/refresh-token', { providerId: 'github' }],
  ['/account-info', { providerId: 'github' }, 'get'],
];

test.for(ownerCalls)(
  '%s is rejected while impersonating',
  async ([path, body, method = 'post'], { gatehouse, signedIn }) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    await admin.post('/admin/impersonate-user', { userId: signedIn.id });

    expect(await admin[method](path, body)).toMatchObject({
      status: 403,
      body: { code: 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING' },
    });
    expect((await signedIn.get('/get-session')).body.user.email).toBe(signedIn.email);
    await assignRole(gatehouse, admin.id, 'user');
  },
);

test('responses of admin calls contain no hash, secret or token of another user', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const token = (await signedIn.get('/get-session')).body.session.token;
  const userId = signedIn.id;
  const [secrets] = await runSql(
    gatehouse.options.databaseUrl!,
    `select token_hash, password from session join account using (user_id) where user_id = '${userId}'`,
  );
  const hashes = Object.values(secrets!).map(String);
  const answers = [
    await admin.get('/admin/list-users'),
    await admin.get('/admin/get-user', { id: userId }),
    await admin.get('/admin/list-audit'),
    await admin.post('/admin/list-user-sessions', { userId }),
    await admin.post('/admin/set-role', { userId, role: 'user' }),
  ];

  for (const { status, body } of answers) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const secret of [token, ...hashes]) expect(text).not.toContain(secret);
  }
});
