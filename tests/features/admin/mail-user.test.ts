import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const newPassword = 'a password of my own';

test('an invited user chooses a password by the link, which verifies the email', async ({ gatehouse, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { status, body } = await admin.post('/admin/invite-user', { email: 'Grace@Example.com', name: 'Grace' });
  expect({ status, user: body.user }).toMatchObject({
    status: 200,
    user: { email: 'grace@example.com', name: 'Grace', role: 'user', emailVerified: false },
  });
  const mail = await newestMailTo(gatehouse, 'grace@example.com');
  expect(mail.subject).toBe('Set up your Gatehouse account');

  const opened = await anyone.send({ method: 'GET', url: new URL(mail.url).pathname + new URL(mail.url).search });
  const page = new URL(opened.headers.location!);
  expect([opened.statusCode, page.pathname, page.searchParams.get('first')]).toEqual([302, '/reset-password', 'true']);
  const token = page.searchParams.get('token')!;
  expect((await anyone.post('/reset-password', { newPassword, token })).status).toBe(200);
  const signedIn = await anyone.post('/sign-in/email', { email: 'grace@example.com', password: newPassword });
  expect(signedIn.body.user).toMatchObject({ id: body.user.id, emailVerified: true });
  expect((await anyone.post('/reset-password', { newPassword, token })).body.code).toBe('INVALID_TOKEN');

  const { entries } = (await admin.get('/admin/list-audit', { subjectId: body.user.id, actorId: admin.id })).body;
  expect(entries.map(({ event }: { event: string }) => event)).toEqual(['user.invited', 'user.created']);
});

test('the link of an invitation is valid for the configured time', async () => {
  await using gatehouse = await startGatehouse({ admin: { userInvitationExpiresIn: 3600 } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/invite-user', { email: 'late@example.com', name: 'Late' });
  const { token, text } = await newestMailTo(gatehouse, 'late@example.com');
  expect(text).toContain('This link expires in 1 hour');
  const url = gatehouse.options.databaseUrl!;
  const left = `select extract(epoch from expires_at - created_at)::int seconds from verification where identifier like 'reset-password:%'`;
  expect(await runSql(url, left)).toEqual([{ seconds: 3600 }]);

  await runSql(url, `update verification set expires_at = now() - interval '1 second'`);
  expect((await new Person(gatehouse).post('/reset-password', { newPassword, token })).body.code).toBe('INVALID_TOKEN');
});

test('the hook sends the email of an invitation instead of the template', async () => {
  const sent: string[] = [];
  await using gatehouse = await startGatehouse({
    admin: { sendUserInvitation: ({ user, url, token }) => void sent.push(user.email, String(url.includes(token))) },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/invite-user', { email: 'hook@example.com', name: 'Hook' });
  await gatehouse.idle();
  expect(sent).toEqual(['hook@example.com', 'true']);
});

test('a user is not created if no email can be sent', async () => {
  await using gatehouse = await startGatehouse({ production: true });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.post('/admin/invite-user', { email: 'unsent@example.com', name: 'Unsent' });
  expect(body.code).toBe('USER_INVITATIONS_ARENT_ENABLED');
  expect(await runSql(gatehouse.options.databaseUrl!, `select 1 from "user" where name = 'Unsent'`)).toEqual([]);
});

test('an administrator sends a password reset, which works like a requested one', async ({ gatehouse, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const person = await Person.signUp(gatehouse);
  expect(await admin.post('/admin/send-password-reset', { userId: person.id })).toEqual({
    status: 200,
    body: { status: true },
  });
  const { token, subject } = await newestMailTo(gatehouse, person.email);
  expect(subject).toBe('Reset your password for Gatehouse');
  expect((await anyone.post('/reset-password', { newPassword, token })).status).toBe(200);
  expect((await person.get('/get-session')).body).toBeNull();
});

test('an administrator sends a verification email to a user whose email is not verified', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body } = await admin.post('/admin/create-user', { email: 'unverified@example.com', name: 'Unverified' });
  const userId = body.user.id as string;
  expect((await admin.post('/admin/send-verification-email', { userId })).status).toBe(200);
  const { token } = await newestMailTo(gatehouse, 'unverified@example.com');
  expect((await new Person(gatehouse).get('/verify-email', { token })).status).toBe(200);
  expect((await admin.get('/admin/get-user', { id: userId })).body.emailVerified).toBe(true);

  expect((await admin.post('/admin/send-verification-email', { userId })).body.code).toBe('EMAIL_IS_ALREADY_VERIFIED');
  expect(await mailsTo(gatehouse, 'unverified@example.com')).toHaveLength(1);
});

test('a role that may create users but not set roles invites only users of the default role', async () => {
  await using gatehouse = await startGatehouse({ admin: { roles: { registrar: { user: ['create'] } } } });
  const registrar = await signUpWithRole(gatehouse, 'registrar');
  const invite = (email: string, role?: string) => registrar.post('/admin/invite-user', { email, name: 'X', role });
  expect((await invite('default@example.com')).body.user.role).toBe('user');
  expect((await invite('admin@example.com', 'admin')).body.code).toBe('YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE');
  expect(await mailsTo(gatehouse, 'admin@example.com')).toEqual([]);
});
