import { SignJWT } from 'jose';
import { afterEach, expect, vi } from 'vitest';

import { deriveKey } from '#server/security/hash.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

afterEach(() => void vi.useRealTimers());

const verified = { status: 200, body: { status: true, user: null } };
const isVerified = async (person: Person) => (await person.get('/get-session')).body.user.emailVerified as boolean;

test('sign-up mails a link that verifies the address', async ({ gatehouse, signedIn }) => {
  const { name, url, token } = await newestMailTo(gatehouse, signedIn.email);
  expect(name).toBe('sendVerificationEmail');
  expect(url).toBe(`http://localhost:3000/api/auth/verify-email?token=${token}&callbackURL=%2F`);
  expect(await isVerified(signedIn)).toBe(false);

  expect(await signedIn.get('/verify-email', { token })).toEqual(verified);
  expect(await isVerified(signedIn)).toBe(true);
});

test('a verification link with a callbackURL redirects to it', async ({ gatehouse, signedIn }) => {
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  const url = `/verify-email?token=${token}&callbackURL=${encodeURIComponent('/welcome?from=mail')}`;
  const response = await signedIn.send({ method: 'GET', url });

  expect([response.statusCode, response.headers['location']]).toEqual([302, '/welcome?from=mail']);
});

test('a used verification link succeeds again in any browser without further effects', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  const { token, path } = await newestMailTo(gatehouse, signedIn.email);
  // As by a mail scanner.
  await anyone.send({ method: 'GET', url: path });
  const state = () =>
    runSql(
      gatehouse.options.databaseUrl!,
      `select (select count(*)::int from audit_entry where subject_id = '${signedIn.id}') as entries, u.updated_at,
        (select string_agg(token_hash, ',') from session where user_id = u.id) as sessions
       from "user" u where id = '${signedIn.id}'`,
    );
  const before = await state();

  for (const person of [signedIn, anyone]) expect(await person.get('/verify-email', { token })).toEqual(verified);
  const response = await anyone.send({ method: 'GET', url: `/verify-email?token=${token}&callbackURL=/done` });
  expect([response.statusCode, response.headers['location']]).toEqual([302, '/done']);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect([...anyone.cookies.keys()]).toEqual(['gatehouse.mailbox']);
  expect(await state()).toEqual(before);
});

test('a used verification link is invalid after the address becomes unverified and expires after an hour', async ({
  gatehouse,
  signedIn,
}) => {
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  await signedIn.get('/verify-email', { token });
  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = false where id = '${signedIn.id}'`);
  expect((await signedIn.get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');

  await runSql(gatehouse.options.databaseUrl!, `update "user" set email_verified = true where id = '${signedIn.id}'`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601_000 });
  expect((await signedIn.get('/verify-email', { token })).body.code).toBe('TOKEN_EXPIRED');
});

test('a verification link expires after an hour', async ({ gatehouse, signedIn }) => {
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601_000 });

  expect(await signedIn.get('/verify-email', { token })).toEqual({
    status: 401,
    body: { code: 'TOKEN_EXPIRED', message: 'token_expired' },
  });
  const response = await signedIn.send({ method: 'GET', url: `/verify-email?token=${token}&callbackURL=/in?a=1` });
  expect(response.headers['location']).toBe('/in?a=1&error=token_expired');
});

test('the verification link of a deleted user answers USER_NOT_FOUND', async ({ gatehouse, signedIn }) => {
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  await runSql(gatehouse.options.databaseUrl!, `delete from "user" where id = '${signedIn.id}'`);

  expect((await signedIn.get('/verify-email', { token })).body.code).toBe('USER_NOT_FOUND');
  const response = await signedIn.send({ method: 'GET', url: `/verify-email?token=${token}&callbackURL=/in` });
  expect(response.headers['location']).toBe('/in?error=user_not_found');
});

test.for([
  ['another secret', 'another secret, of thirty-two or more', 'email-verification', 'email-verification'],
  ['another purpose', SECRET, 'reset-password', 'reset-password'],
  ['the key of another purpose', SECRET, 'reset-password', 'email-verification'],
] as const)('a verification token signed with %s is invalid', async ([, secret, key, audience], { signedIn }) => {
  const token = await new SignJWT({ sub: signedIn.id, jti: 'x', email: signedIn.email })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('gatehouse')
    .setAudience(audience)
    .setExpirationTime('1h')
    .sign(deriveKey(secret, `jwt:${key}`));

  expect((await signedIn.get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');
});

test.for(['x', 'a.b.c', '.', 'eyJhbGciOiJub25lIn0.e30.'])(
  'the verification token %s is invalid',
  async (token, { anyone }) => {
    expect((await anyone.get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');
    const response = await anyone.send({ method: 'GET', url: `/verify-email?token=${token}&callbackURL=/in` });
    expect(response.headers['location']).toBe('/in?error=invalid_token');
  },
);

test('send-verification-email mails only unverified addresses of users', async ({ gatehouse, anyone, signedIn }) => {
  const send = () => anyone.post('/send-verification-email', { email: signedIn.email, callbackURL: '/done' });
  expect(await send()).toEqual({ status: 200, body: { status: true } });
  const { token, url } = await newestMailTo(gatehouse, signedIn.email);
  expect(url).toContain('callbackURL=%2Fdone');
  await anyone.get('/verify-email', { token });
  const before = (await mailsTo(gatehouse, signedIn.email)).length;

  expect(await send()).toEqual({ status: 200, body: { status: true } });
  expect(await mailsTo(gatehouse, signedIn.email)).toHaveLength(before);
  expect(await anyone.post('/send-verification-email', { email: 'nobody@example.com' })).toEqual({
    status: 200,
    body: { status: true },
  });
  expect(await mailsTo(gatehouse, 'nobody@example.com')).toEqual([]);
});

test('send-verification-email rejects an invalid address', async ({ anyone }) => {
  expect((await anyone.post('/send-verification-email', { email: 'nobody' })).body.code).toBe('VALIDATION_ERROR');
});

test('send-verification-email fails if no mail can be sent', async () => {
  await using gatehouse = await startGatehouse({ production: true });

  expect(await new Person(gatehouse).post('/send-verification-email', { email: 'a@example.com' })).toEqual({
    status: 400,
    body: { code: 'VERIFICATION_EMAIL_ISNT_ENABLED', message: "Verification email isn't enabled" },
  });
});

test('with required verification a sign-in with an unverified address is rejected and mails a new link', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { requireEmailVerification: true } });
  const person = await Person.signUp(gatehouse);
  const { email, password } = person;
  expect([...person.cookies.keys()]).toEqual(['gatehouse.sign_up']);
  expect(await mailsTo(gatehouse, email)).toHaveLength(1);

  expect(await person.post('/sign-in/email', { email, password: 'not this one' })).toMatchObject({ status: 401 });
  expect(await mailsTo(gatehouse, email)).toHaveLength(1);
  expect(await person.post('/sign-in/email', { email, password })).toEqual({
    status: 403,
    body: { code: 'EMAIL_NOT_VERIFIED', message: 'Email not verified' },
  });
  const [newest, ...older] = await mailsTo(gatehouse, email);
  expect(older).toHaveLength(1);

  await person.get('/verify-email', { token: newest!.token });
  expect((await person.post('/sign-in/email', { email, password })).status).toBe(200);
});

test('autoSignInAfterVerification signs in only the browser of the sign-up', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { requireEmailVerification: true },
    emailVerification: { autoSignInAfterVerification: true },
  });
  const [person, second] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];

  await person.get('/verify-email', { token: (await newestMailTo(gatehouse, person.email)).token });
  expect((await person.get('/get-session')).body.user.email).toBe(person.email);

  const other = new Person(gatehouse);
  const { token } = await newestMailTo(gatehouse, second.email);
  expect(await other.get('/verify-email', { token })).toEqual(verified);
  expect((await other.get('/get-session')).body).toBeNull();
});

test('verification does not sign in a banned user', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { requireEmailVerification: true },
    emailVerification: { autoSignInAfterVerification: true },
  });
  const person = await Person.signUp(gatehouse);
  await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${person.id}'`);

  expect(await person.get('/verify-email', { token: (await newestMailTo(gatehouse, person.email)).token })).toEqual(
    verified,
  );
  expect((await person.get('/get-session')).body).toBeNull();
});
