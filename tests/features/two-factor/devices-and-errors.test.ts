import { afterEach, expect, vi } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';
import { enableTotp, nextTimeStep, signUpWithTotp, startSignIn, totpCode } from '#tests/support/two-factor.ts';

afterEach(() => void vi.useRealTimers());

test('calls of users without second factors answer what is missing', async ({ signedIn, anyone }) => {
  const codeOf = async (path: string, body: object = {}) =>
    (await signedIn.post(`/two-factor/${path}`, body)).body.code as string;
  expect(await codeOf('disable')).toBe('TWO_FACTOR_NOT_ENABLED');
  expect(await codeOf('generate-backup-codes')).toBe('TWO_FACTOR_NOT_ENABLED');
  expect(await codeOf('get-totp-uri')).toBe('TOTP_NOT_ENABLED');
  expect(await codeOf('verify-totp', { code: '123456' })).toBe('TOTP_NOT_ENABLED');
  expect(await codeOf('verify-backup-code', { code: 'abcde-fghij' })).toBe('BACKUP_CODES_NOT_ENABLED');
  expect(await codeOf('enable', { method: 'passkey' })).toBe('NO_PASSKEY_REGISTERED');
  expect(await codeOf('enable', { issuer: 'a:b' })).toBe('VALIDATION_ERROR');

  expect((await anyone.post('/two-factor/verify-totp', { code: '123456' })).body.code).toBe(
    'INVALID_TWO_FACTOR_COOKIE',
  );
  expect((await anyone.get('/two-factor/get-challenge')).body).toBeNull();
});

test('trusted devices are listed and revoked by their user', async ({ gatehouse, signedIn }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const device = await startSignIn(person);
  await device.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true });
  const list = async (browser: Person) => (await browser.get('/two-factor/list-trusted-devices')).body;
  const [listed] = await list(device);
  expect(listed).toMatchObject({ userAgent: 'lightMyRequest', isCurrent: true });
  expect(listed).not.toHaveProperty('tokenHash');
  expect(await list(person)).toEqual([expect.objectContaining({ id: listed.id, isCurrent: false })]);

  const foreign = await signedIn.post('/two-factor/revoke-trusted-device', { id: listed.id });
  expect(foreign.body.code).toBe('TRUSTED_DEVICE_NOT_FOUND');
  expect((await person.post('/two-factor/revoke-trusted-device', { id: listed.id })).status).toBe(200);
  expect(await list(person)).toEqual([]);
  const { email, password } = person;
  expect((await device.post('/sign-in/email', { email, password })).body.twoFactorRedirect).toBe(true);
});

test('keys of authenticator apps are encrypted with the newest secret at the next code', async () => {
  const newest = 'the secret that follows it, of thirty-two or more';
  await using before = await startGatehouse();
  const { databaseUrl } = before.options;
  const { email, password, ...user } = await Person.signUp(before);
  const { cookies } = user;
  const { key } = await enableTotp(Object.assign(new Person(before), { email, password, cookies }));
  const verifyWith = async (secret: string | string[]) => {
    await using gatehouse = await startGatehouse({ databaseUrl, secret });
    nextTimeStep();
    const browser = await startSignIn(Object.assign(new Person(gatehouse), { email, password }));
    return (await browser.post('/two-factor/verify-totp', { code: totpCode(key) })).status;
  };
  const sealed = async () => (await runSql(databaseUrl!, 'select totp_secret from two_factor'))[0]!['totp_secret'];
  const first = await sealed();

  expect(await verifyWith(SECRET)).toBe(200);
  expect(await sealed()).toBe(first);
  expect(await verifyWith([newest, SECRET])).toBe(200);
  expect(await sealed()).not.toBe(first);
  expect(await verifyWith(newest)).toBe(200);
});
