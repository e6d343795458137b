import { magicLinkClient } from 'better-auth/client/plugins';
import { expect } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { referenceClient } from '#tests/support/reference-client.ts';
import { test } from '#tests/support/test.ts';

const done = { status: true };

test('the published client verifies, resets, changes, lists, revokes and deletes', async ({ gatehouse }) => {
  const { client } = referenceClient(gatehouse);
  const email = 'flows@example.com';
  await client.signUp.email({ email, password: PASSWORD, name: 'Flows' });

  expect((await client.sendVerificationEmail({ email, callbackURL: '/' })).data).toEqual(done);
  const verification = await newestMailTo(gatehouse, email);
  expect((await client.verifyEmail({ query: { token: verification.token } })).data).toMatchObject(done);
  expect((await client.getSession()).data?.user.emailVerified).toBe(true);
  expect((await client.verifyEmail({ query: { token: verification.token } })).error).toMatchObject({
    status: 401,
    code: 'INVALID_TOKEN',
  });

  expect((await client.forgetPassword({ email, redirectTo: '/reset' })).data).toEqual(done);
  const { token } = await newestMailTo(gatehouse, email);
  expect((await client.resetPassword({ newPassword: 'the second password', token })).data).toEqual(done);
  expect((await client.getSession()).data).toBeNull();

  await client.signIn.email({ email, password: 'the second password' });
  const other = referenceClient(gatehouse);
  await other.client.signIn.email({ email, password: 'the second password' });
  const { data: sessions } = await client.listSessions();
  expect(sessions).toHaveLength(2);
  const mine = (await client.getSession()).data!.session.token;
  const theirs = sessions!.find((session) => session.token !== mine)!;
  expect((await client.revokeSession({ token: theirs.token })).data).toEqual(done);
  expect((await other.client.getSession()).data).toBeNull();
  expect((await client.revokeOtherSessions()).data).toEqual(done);

  const changed = await client.changePassword({
    currentPassword: 'the second password',
    newPassword: PASSWORD,
    revokeOtherSessions: true,
  });
  expect(changed.data).toMatchObject({ token: expect.any(String), user: { email } });

  const newEmail = 'flows-new@example.com';
  expect((await client.changeEmail({ newEmail, callbackURL: '/me' })).data).toEqual(done);
  const change = await newestMailTo(gatehouse, email);
  expect((await client.verifyEmail({ query: { token: change.token } })).data).toMatchObject({
    status: true,
    user: { email: newEmail },
  });

  expect((await client.deleteUser({ password: 'not this one' })).error).toMatchObject({
    status: 400,
    code: 'INVALID_PASSWORD',
  });
  expect((await client.deleteUser({ password: PASSWORD })).data).toEqual({ success: true, message: 'User deleted' });
  expect((await client.getSession()).data).toBeNull();
});

test('the published client signs in by magic link, and revokes all its sessions', async ({ gatehouse }) => {
  const { client } = referenceClient(gatehouse, [magicLinkClient()]);
  const email = 'magic@example.com';
  expect((await client.signIn.magicLink({ email, callbackURL: '/home' })).data).toEqual(done);
  const { token } = await newestMailTo(gatehouse, email);

  expect((await client.magicLink.verify({ query: { token } })).data).toMatchObject({
    token: expect.any(String),
    user: { email },
  });
  expect((await client.getSession()).data?.user).toMatchObject({ email, emailVerified: true });
  expect((await client.revokeSessions()).data).toEqual(done);
  expect((await client.getSession()).data).toBeNull();
});
