import { adminClient } from 'better-auth/client/plugins';
import { expect } from 'vitest';

import { assignRole } from '#tests/support/administrator.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test.for(entryPoints)('the newest published %s client makes every admin call', async (entryPoint) => {
  await using gatehouse = await startGatehouse();
  const { client, recordedCalls } = newestClient(gatehouse, [adminClient()], entryPoint);
  const { admin } = client;
  const signedUp = await client.signUp.email({ email: 'root@example.com', password: PASSWORD, name: 'Root' });
  await assignRole(gatehouse, signedUp.data!.user.id, 'admin');

  const created = await admin.createUser({
    email: 'made@example.com',
    password: PASSWORD,
    name: 'Made',
    role: 'user',
  });
  expect(created.data?.user).toMatchObject({ email: 'made@example.com', role: 'user', createdAt: expect.any(Date) });
  const userId = created.data!.user.id;

  const listed = await admin.listUsers({ query: { searchValue: 'made', limit: 10, sortBy: 'email' } });
  expect(listed.data).toMatchObject({ total: 1, limit: 10, users: [{ id: userId }] });

  expect((await admin.getUser({ query: { id: userId } })).data).toMatchObject({ email: 'made@example.com' });
  expect((await admin.updateUser({ userId, data: { name: 'Renamed' } })).data).toMatchObject({ name: 'Renamed' });
  const byRole = { searchValue: 'made@', filterField: 'role', filterValue: 'user' };
  expect((await admin.listUsers({ query: byRole })).data).toMatchObject({ total: 1, users: [{ name: 'Renamed' }] });
  const { data: passwordless } = await admin.createUser({ email: 'no-password@example.com', name: 'None' });
  expect(passwordless?.user.email).toBe('no-password@example.com');

  expect((await admin.setRole({ userId, role: ['admin'] })).data?.user.role).toBe('admin');
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
  expect((await admin.stopImpersonating({})).data).toMatchObject({ user: { email: 'root@example.com' } });
  expect((await client.getSession()).data?.user.email).toBe('root@example.com');

  expect((await admin.hasPermission({ permissions: { user: ['list'] } })).data).toMatchObject({ success: true });
  expect(admin.checkRolePermission({ role: 'user', permissions: { user: ['list'] } })).toBe(false);

  expect((await admin.setUserPassword({ userId, newPassword: 'another long password' })).data).toEqual({
    status: true,
  });
  expect((await admin.removeUser({ userId })).data).toEqual({ success: true });
  expect((await admin.removeUser({ userId })).error).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' });

  expect(missingCalls('newest', 'admin', recordedCalls)).toEqual([]);
});
