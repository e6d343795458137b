import { afterEach, expect, vi } from 'vitest';

import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { isSignedIn, keyOf, nextTimeStep, signUpWithTotp, startSignIn, totpCode } from '#tests/support/two-factor.ts';

afterEach(() => void vi.useRealTimers());

test('TOTP is on once a first code was verified, and a mail says so', async ({ gatehouse, signedIn }) => {
  const { status, body } = await signedIn.post('/two-factor/enable', {
    password: signedIn.password,
    issuer: 'Example',
  });
  expect([status, body.method, body.backupCodes]).toEqual([
    200,
    'totp',
    Array(10).fill(expect.stringMatching(/^\w{5}-\w{5}$/)),
  ]);
  expect(body.totpURI).toContain(`otpauth://totp/Example:${encodeURIComponent(signedIn.email)}?issuer=Example&`);
  expect((await signedIn.get('/get-session')).body.user.twoFactorEnabled).toBe(false);
  expect((await signedIn.get('/two-factor/status')).body).toEqual({ enabled: false, methods: [], backupCodesLeft: 0 });

  const verified = await signedIn.post('/two-factor/verify-totp', { code: totpCode(keyOf(body.totpURI)) });
  expect(verified).toMatchObject({ status: 200, body: { user: { id: signedIn.id, twoFactorEnabled: true } } });
  const { session, user } = (await signedIn.get('/get-session')).body;
  expect(user.twoFactorEnabled).toBe(true);
  expect(session).toMatchObject({ token: verified.body.token, level: 2, amr: ['pwd', 'otp'] });
  expect((await signedIn.get('/two-factor/status')).body).toEqual({
    enabled: true,
    methods: ['totp'],
    backupCodesLeft: 10,
  });
  expect(await newestMailTo(gatehouse, signedIn.email)).toMatchObject({
    name: 'onTwoFactorChanged',
    text: expect.stringContaining('Two-factor authentication is on'),
  });
});

test('a sign-in waits for the code of the authenticator app', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const browser = await startSignIn(person);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.get('/two-factor/get-challenge')).body).toEqual({
    email: `${person.email[0]}•••@${person.email.split('@')[1]}`,
    methods: ['totp'],
    hasBackupCodes: true,
    recovery: { status: 'unavailable', possibleAt: null },
    callbackURL: null,
    expiresAt: expect.any(String),
  });
  expect(await browser.post('/two-factor/verify-totp', { code: '000000' })).toMatchObject({
    status: 401,
    body: { code: 'INVALID_CODE' },
  });

  const { status, body } = await browser.post('/two-factor/verify-totp', { code: totpCode(key) });
  expect([status, body.user.id]).toEqual([200, person.id]);
  expect((await browser.get('/get-session')).body.session).toMatchObject({ token: body.token, level: 2 });
  expect((await browser.get('/two-factor/get-challenge')).body).toBeNull();
});

test('codes of the previous, the current and the next time step are accepted, and no others', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  // The code of the enrolment is two steps old, and that of the previous step is unused.
  nextTimeStep();
  const statusOf = async (steps: number) => {
    const browser = await startSignIn(person);
    return (await browser.post('/two-factor/verify-totp', { code: totpCode(key, steps) })).status;
  };

  const statuses = [await statusOf(-2), await statusOf(2), await statusOf(-1), await statusOf(0), await statusOf(1)];
  expect(statuses).toEqual([401, 401, 200, 200, 200]);
});

test('a backup code signs in once, and a mail says so', async ({ gatehouse }) => {
  const { person, backupCodes } = await signUpWithTotp(gatehouse);
  const browser = await startSignIn(person);
  const code = ` ${backupCodes[0]!.toUpperCase().replace('-', ' ')}`;
  expect(await browser.post('/two-factor/verify-backup-code', { code })).toMatchObject({ status: 200 });
  expect((await browser.get('/get-session')).body.session.amr).toEqual(['pwd', 'recovery']);
  expect((await person.get('/two-factor/status')).body.backupCodesLeft).toBe(9);
  expect((await newestMailTo(gatehouse, person.email)).text).toContain('A backup code was used');

  expect(await (await startSignIn(person)).post('/two-factor/verify-backup-code', { code })).toMatchObject({
    status: 401,
    body: { code: 'INVALID_BACKUP_CODE' },
  });
});

test('an enrolment that was not completed changes nothing', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/two-factor/enable', { password: signedIn.password });
  expect(await isSignedIn(await signedIn.inAnotherBrowser())).toBe(true);

  const { person, key, backupCodes } = await signUpWithTotp(gatehouse);
  await person.post('/two-factor/enable', { method: 'otp', password: person.password });
  expect((await person.get('/two-factor/status')).body).toMatchObject({ methods: ['totp'], backupCodesLeft: 10 });
  expect((await (await startSignIn(person)).post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);
  const code = backupCodes[0];
  expect((await (await startSignIn(person)).post('/two-factor/verify-backup-code', { code })).status).toBe(200);
});

test('TOTP that is on is not replaced', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);

  expect(await person.post('/two-factor/enable', { password: person.password })).toMatchObject({
    status: 400,
    body: { code: 'TOTP_ALREADY_ENABLED' },
  });
});

test('get-totp-uri shows the key again', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const { body } = await person.post('/two-factor/get-totp-uri', { password: person.password });
  expect(keyOf(body.totpURI)).toBe(key);
});

test('turning second factors off needs a proof and signs in without them', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);
  expect(await person.post('/two-factor/disable', { password: 'wrong password' })).toMatchObject({
    body: { code: 'INVALID_PASSWORD' },
  });
  expect(await person.post('/two-factor/disable', { password: person.password })).toMatchObject({
    status: 200,
    body: { status: true },
  });

  expect((await person.get('/get-session')).body).toMatchObject({
    session: { level: 1 },
    user: { twoFactorEnabled: false },
  });
  expect(await isSignedIn(await person.inAnotherBrowser())).toBe(true);
  const rows = await runSql(gatehouse.options.databaseUrl!, `select from backup_code where user_id = '${person.id}'`);
  expect(rows).toEqual([]);
  expect((await newestMailTo(gatehouse, person.email)).text).toContain('Two-factor authentication is off');
});

test('a code proves the second factor again in a session', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update session set authenticated_at = '2020-01-01' where user_id = '${person.id}'`,
  );
  expect((await person.post('/two-factor/generate-backup-codes')).body.code).toBe('SESSION_IS_NOT_FRESH');

  nextTimeStep();
  expect((await person.post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);
  expect((await person.post('/two-factor/generate-backup-codes')).body.backupCodes).toHaveLength(10);
});

test('the label of the URI has one colon, whatever the name of the service', async () => {
  await using gatehouse = await startGatehouse({ appName: 'Acme: Shop' });
  const person = await Person.signUp(gatehouse);
  const { totpURI } = (await person.post('/two-factor/enable', { password: person.password })).body;
  const { pathname, searchParams } = new URL(totpURI);

  expect(decodeURIComponent(pathname).split(':')).toHaveLength(2);
  expect(searchParams.get('issuer')).not.toContain(':');
});
