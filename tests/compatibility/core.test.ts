import { jwtClient, magicLinkClient } from 'better-auth-oldest/client/plugins';
import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const done = { status: true };
const SECOND = 'the second password';

const start = (gatehouse: Gatehouse, entryPoint: (typeof entryPoints)[number]) =>
  referenceClient(gatehouse, [magicLinkClient(), jwtClient()], entryPoint);
type StartedClient = ReturnType<typeof start>;

async function signUpAndSignIn({ client }: StartedClient, email: string): Promise<void> {
  const signedUp = await client.signUp.email({ email, password: PASSWORD, name: 'Client' });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data?.user).toMatchObject({ email, name: 'Client', createdAt: expect.any(Date) });

  expect((await client.updateUser({ name: 'Renamed' })).data).toEqual(done);
  expect((await client.getSession()).data).toMatchObject({
    user: { email, name: 'Renamed' },
    session: { ipAddress: '127.0.0.1' },
  });

  expect((await client.signOut()).data).toEqual({ success: true });
  expect((await client.getSession()).data).toBeNull();

  const wrong = await client.signIn.email({ email, password: 'not this one' });
  expect(wrong.error).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD', statusText: expect.any(String) });
  const right = await client.signIn.email({ email, password: PASSWORD, rememberMe: false });
  expect(right.data).toMatchObject({ redirect: false, user: { email } });
  expect((await client.getSession()).data?.user.email).toBe(email);
}

async function verifyEmail({ client, person }: StartedClient, email: string): Promise<void> {
  expect((await client.sendVerificationEmail({ email, callbackURL: '/' })).data).toEqual(done);
  const { token } = await newestMailTo(person.gatehouse, email);
  expect((await client.verifyEmail({ query: { token } })).data).toMatchObject(done);
  expect((await client.getSession()).data?.user.emailVerified).toBe(true);
  expect((await client.verifyEmail({ query: { token } })).data).toMatchObject(done);
}

async function resetPassword({ client, person }: StartedClient, email: string): Promise<void> {
  expect((await client.forgetPassword({ email, redirectTo: '/reset' })).data).toEqual(done);
  const { path, token } = await newestMailTo(person.gatehouse, email);
  const { headers } = await person.send({ method: 'GET', url: path });
  expect(headers['location']).toBe(`http://localhost:3000/reset?token=${token}`);
  expect((await client.resetPassword({ newPassword: SECOND, token })).data).toEqual(done);
  expect((await client.getSession()).data).toBeNull();
  await client.signIn.email({ email, password: SECOND });
}

async function revokeSessions({ client }: StartedClient, other: StartedClient['client'], email: string): Promise<void> {
  await other.signIn.email({ email, password: SECOND });
  const { data: sessions } = await client.listSessions();
  expect(sessions).toHaveLength(2);
  const mine = (await client.getSession()).data!.session.token;
  const theirs = sessions!.find((session) => session.token !== mine)!;
  expect((await client.revokeSession({ token: theirs.token })).data).toEqual(done);
  expect((await other.getSession()).data).toBeNull();
  expect((await client.revokeOtherSessions()).data).toEqual(done);
}

async function changePasswordAndEmail({ client, person }: StartedClient, email: string): Promise<void> {
  const passwords = { currentPassword: SECOND, newPassword: PASSWORD };
  const changed = await client.changePassword({ ...passwords, revokeOtherSessions: true });
  expect(changed.data).toMatchObject({ token: expect.any(String), user: { email } });

  const newEmail = `new-${email}`;
  expect((await client.changeEmail({ newEmail, callbackURL: '/me' })).data).toEqual(done);
  const { token } = await newestMailTo(person.gatehouse, email);
  expect((await client.verifyEmail({ query: { token } })).data).toMatchObject({ ...done, user: { email: newEmail } });
}

async function deleteAccount({ client, person }: StartedClient, email: string): Promise<void> {
  const wrong = await client.deleteUser({ password: 'not this one' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' });
  const requested = await client.deleteUser({ password: PASSWORD, callbackURL: '/bye' });
  expect(requested.data).toEqual({ success: true, message: 'Verification email sent' });
  const { path } = await newestMailTo(person.gatehouse, email);
  expect((await person.send({ method: 'GET', url: path })).headers['location']).toBe('/bye');
  expect((await client.getSession()).data).toBeNull();
}

async function signInByMagicLink({ client, person }: StartedClient, email: string): Promise<void> {
  expect((await client.signIn.magicLink({ email, callbackURL: '/home' })).data).toEqual(done);
  const { token } = await newestMailTo(person.gatehouse, email);
  const verified = await client.magicLink.verify({ query: { token } });
  expect(verified.data).toMatchObject({ token: expect.any(String), user: { email } });
  expect((await client.getSession()).data?.user).toMatchObject({ email, emailVerified: true });
}

async function fetchTokenAndKeys({ client }: StartedClient): Promise<void> {
  expect((await client.$fetch('/token')).data).toEqual({ token: expect.any(String) });
  expect((await client.$fetch('/jwks')).data).toMatchObject({ keys: [{ alg: 'ES256' }] });
}

test.for(entryPoints)('the published %s client makes every call of accounts and sessions', async (entryPoint) => {
  await using gatehouse = await startGatehouse({
    jwt: { enabled: true },
    user: { deleteUser: { confirmByMail: true } },
  });
  const started = start(gatehouse, entryPoint);
  const { client, person, recordedCalls } = started;
  const email = 'client@example.com';

  await signUpAndSignIn(started, email);
  await verifyEmail(started, email);
  await resetPassword(started, email);
  await revokeSessions(started, start(gatehouse, entryPoint).client, email);
  await changePasswordAndEmail(started, email);
  await deleteAccount(started, `new-${email}`);
  await signInByMagicLink(started, 'magic@example.com');
  await fetchTokenAndKeys(started);
  expect((await client.revokeSessions()).data).toEqual(done);
  expect((await client.getSession()).data).toBeNull();
  expect((await client.$fetch('/ok')).data).toEqual({ ok: true });
  expect((await person.get('/error', { error: 'access_denied' })).status).toBe(200);

  expect(missingCalls('oldest', 'core', recordedCalls)).toEqual([]);
});
