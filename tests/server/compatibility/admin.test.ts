import { adminClient } from 'better-auth/client/plugins';
import { admin as adminPlugin } from 'better-auth/plugins';
import { createAuthClient } from 'better-auth-newest/client';
import { adminClient as newestAdminClient } from 'better-auth-newest/client/plugins';
import { expect } from 'vitest';

import { giveRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { cookieKeepingFetch, referenceClient } from '#tests/support/reference-client.ts';
import { test } from '#tests/support/test.ts';

test("the published client's administration does each of its calls", async ({ gatehouse }) => {
  const { client, person: browser } = referenceClient(gatehouse, [adminClient()]);
  const made = new Set<string>();
  const send = browser.send.bind(browser);
  browser.send = (request) => {
    made.add(new URL(request.url, 'http://localhost').pathname.replace('/api/auth', ''));
    return send(request);
  };
  const { admin } = client;
  const signedUp = await client.signUp.email({ email: 'root@example.com', password: PASSWORD, name: 'Root' });
  await giveRole(gatehouse, signedUp.data!.user.id, 'admin');

  const created = await admin.createUser({ email: 'made@example.com', password: PASSWORD, name: 'Made', role: 'user' });
  expect(created.data?.user).toMatchObject({ email: 'made@example.com', role: 'user', createdAt: expect.any(Date) });
  const userId = created.data!.user.id;

  const listed = await admin.listUsers({ query: { searchValue: 'made', limit: 10, sortBy: 'email' } });
  expect(listed.data).toMatchObject({ total: 1, limit: 10, users: [{ id: userId }] });

  expect((await admin.setRole({ userId, role: ['admin'] as never })).data?.user.role).toBe('admin');
  expect((await admin.setRole({ userId, role: 'user' })).data?.user.role).toBe('user');

  const person = Object.assign(new Person(gatehouse), { email: 'made@example.com' });
  const signIn = () => person.post('/sign-in/email', { email: person.email, password: person.password });
  await signIn();
  const sessions = (await admin.listUserSessions({ userId })).data!.sessions;
  expect(sessions).toMatchObject([{ userId, token: expect.any(String), expiresAt: expect.any(Date) }]);
  expect((await admin.revokeUserSession({ sessionToken: sessions[0]!.token })).data).toEqual({ success: true });
  expect((await person.get('/get-session')).body).toBeNull();
  await signIn();
  expect((await admin.revokeUserSessions({ userId })).data).toEqual({ success: true });
  expect((await person.get('/get-session')).body).toBeNull();

  expect((await admin.banUser({ userId, banReason: 'Spam', banExpiresIn: 60 })).data?.user).toMatchObject({
    banned: true,
  });
  expect((await signIn()).body.code).toBe('BANNED_USER');
  expect((await admin.unbanUser({ userId })).data?.user).toMatchObject({ banned: false });

  expect((await admin.impersonateUser({ userId })).data).toMatchObject({ user: { id: userId } });
  expect((await client.getSession()).data).toMatchObject({
    user: { id: userId },
    session: { impersonatedBy: signedUp.data!.user.id },
  });
  expect((await admin.stopImpersonating()).data).toMatchObject({ user: { email: 'root@example.com' } });
  expect((await client.getSession()).data?.user.email).toBe('root@example.com');

  expect((await admin.hasPermission({ permissions: { user: ['list'] } })).data).toMatchObject({ success: true });
  expect((await admin.hasPermission({ permission: { user: ['ban'] } })).data).toMatchObject({ success: true });
  expect(admin.checkRolePermission({ role: 'user', permissions: { user: ['list'] } })).toBe(false);

  expect((await admin.setUserPassword({ userId, newPassword: 'another long password' })).data).toEqual({
    status: true,
  });
  expect((await admin.removeUser({ userId })).data).toEqual({ success: true });
  expect((await admin.removeUser({ userId })).error).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' });

  const published = Object.values(adminPlugin().endpoints).map(({ path }) => path);
  expect(published.length).toBeGreaterThan(12);
  expect(published.filter((path) => !made.has(path))).toEqual([]);
});

test("the newest published client's administration does each of its calls that the older has not", async ({
  gatehouse,
}) => {
  const client = createAuthClient({
    baseURL: gatehouse.options.baseUrl,
    fetchOptions: { customFetchImpl: cookieKeepingFetch(gatehouse).fetch },
    plugins: [newestAdminClient()],
  });
  const { admin } = client;
  const signedUp = await client.signUp.email({ email: 'newest-root@example.com', password: PASSWORD, name: 'Root' });
  await giveRole(gatehouse, signedUp.data!.user.id, 'admin');

  const created = await admin.createUser({ email: 'newest@example.com', name: 'Made' });
  const id = created.data!.user.id;
  expect((await admin.getUser({ query: { id } })).data).toMatchObject({ id, email: 'newest@example.com' });
  expect((await admin.updateUser({ userId: id, data: { name: 'Renamed' } })).data).toMatchObject({ name: 'Renamed' });
  const listed = await admin.listUsers({ query: { searchValue: 'newest@', filterField: 'role', filterValue: 'user' } });
  expect(listed.data).toMatchObject({ total: 1, users: [{ id, name: 'Renamed' }] });
  expect((await admin.impersonateUser({ userId: id })).data?.user.id).toBe(id);
  expect((await admin.stopImpersonating({})).data?.user.email).toBe('newest-root@example.com');
  expect((await admin.hasPermission({ permissions: { user: ['get'] } })).data).toMatchObject({ success: true });
});
