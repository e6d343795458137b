import { symmetricEncrypt } from 'better-auth/crypto';
import { expect, inject, onTestFinished, test, vi } from 'vitest';

import { startPublishedFactors } from '#tests/support/better-auth/better-auth-factors.ts';
import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport } from '#tests/support/better-auth/better-auth-service.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { keyOf, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

const versions = ['oldest', 'newest'] as const;
type Published = Awaited<ReturnType<typeof startPublishedFactors>>;

const target = () => createMigratedDatabase(inject('postgresUrl'));

/** Enables TOTP in the published service, as its users do. */
async function enableTotp({ send, signUp }: Published, name: string): Promise<{ key: string; backupCodes: string[] }> {
  const cookie = await signUp(name);
  const { body } = await send('/two-factor/enable', cookie, { password: OLD_PASSWORD });
  const key = keyOf(body.totpURI);
  const { status } = await send('/two-factor/verify-totp', cookie, { code: totpCode(key) });
  expect(status).toBe(200);
  return { key, backupCodes: body.backupCodes };
}

/** Signs in with the password; returns the browser and the answer. */
async function signIn(gatehouse: Person['gatehouse'], name: string) {
  const browser = Object.assign(new Person(gatehouse), { email: `${name}@example.com` });
  const { body } = await browser.post('/sign-in/email', { email: browser.email, password: OLD_PASSWORD });
  return { browser, body };
}

test.for(versions)(
  'users imported from the %s better-auth sign in with their authenticator app and with backup codes',
  { timeout: 60_000 },
  async (version) => {
    const published = await startPublishedFactors(version);
    const { key, backupCodes } = await enableTotp(published, 'ada');
    await published.signUp('bob');
    const databaseUrl = await target();
    const { code, stdout } = await runImport(published.databaseUrl, databaseUrl);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: expect.stringContaining('\ntwoFactor: 1 read, 1 imported, 0 imported before, 0 skipped\n'),
    });
    expect(stdout).not.toMatch(/(table|column) (user\.)?twoFactor/);
    await using gatehouse = await startGatehouse({ databaseUrl, secret: SHARED_SECRET });
    nextTimeStep();
    onTestFinished(() => void vi.useRealTimers());

    const app = await signIn(gatehouse, 'ada');
    expect(app.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    expect((await app.browser.post('/two-factor/verify-totp', { code: totpCode(key, 5) })).body.code).toBe(
      'INVALID_CODE',
    );
    const verified = await app.browser.post('/two-factor/verify-totp', { code: totpCode(key) });
    expect(verified.body).toMatchObject({ token: expect.any(String), user: { email: 'ada@example.com' } });

    const backup = await signIn(gatehouse, 'ada');
    const use = () => backup.browser.post('/two-factor/verify-backup-code', { code: backupCodes[3] });
    expect((await use()).status).toBe(200);
    expect((await backup.browser.get('/get-session')).body.session.level).toBe(2);
    expect((await backup.browser.get('/two-factor/status')).body).toMatchObject({ enabled: true, backupCodesLeft: 9 });

    expect((await signIn(gatehouse, 'bob')).body).toHaveProperty('token');
    // Repeated, the import changes nothing.
    expect((await runImport(published.databaseUrl, databaseUrl)).code).toBe(0);
    expect(await runSql(databaseUrl, 'select id from two_factor')).toHaveLength(1);
    expect(await runSql(databaseUrl, 'select id from backup_code where used_at is null')).toHaveLength(9);
  },
);

test('stores imported keys and backup codes like its own', { timeout: 60_000 }, async () => {
  const published = await startPublishedFactors('newest');
  const { key, backupCodes } = await enableTotp(published, 'ada');
  const databaseUrl = await target();
  await runImport(published.databaseUrl, databaseUrl);

  const [factor] = await runSql(databaseUrl, 'select * from two_factor');
  expect(factor).toMatchObject({ totp_secret: expect.stringMatching(/^aes-256-gcm:/), mailed_codes_at: null });
  const codes = await runSql(databaseUrl, 'select * from backup_code');
  expect(codes).toHaveLength(10);
  const stored = JSON.stringify([factor, codes]);
  for (const secret of [key, ...backupCodes]) expect(stored).not.toContain(secret);
});

test('sign-ins of users who enabled mailed codes require one', { timeout: 60_000 }, async () => {
  const published = await startPublishedFactors('newest');
  const cookie = await published.signUp('ada');
  await published.send('/two-factor/enable', cookie, { password: OLD_PASSWORD, method: 'otp' });
  const databaseUrl = await target();
  expect((await runImport(published.databaseUrl, databaseUrl)).code).toBe(0);
  await using gatehouse = await startGatehouse({ databaseUrl, secret: SHARED_SECRET });

  expect((await signIn(gatehouse, 'ada')).body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['otp'] });
});

test('an enrolment that was not finished is listed and not imported', { timeout: 60_000 }, async () => {
  const published = await startPublishedFactors('newest');
  const cookie = await published.signUp('ada');
  await published.send('/two-factor/enable', cookie, { password: OLD_PASSWORD });
  const databaseUrl = await target();
  const { code, stdout } = await runImport(published.databaseUrl, databaseUrl);

  expect(code).toBe(0);
  expect(stdout).toContain('  table twoFactor: 1 row of users without an enabled second factor\n');
  expect(await runSql(databaseUrl, 'select * from two_factor')).toEqual([]);
});

test('a user whose set-up was not finished is named, and asked for mailed codes', { timeout: 60_000 }, async () => {
  const published = await startPublishedFactors('newest');
  const cookie = await published.signUp('ada');
  await published.send('/two-factor/enable', cookie, { password: OLD_PASSWORD });
  await runSql(published.databaseUrl, `update "user" set "twoFactorEnabled" = true`);
  const [user] = await runSql(published.databaseUrl, 'select id from "user"');
  const databaseUrl = await target();
  const { code, stdout } = await runImport(published.databaseUrl, databaseUrl);

  expect(code).toBe(0);
  expect(stdout).toContain('  column twoFactor.secret: 1 value of a set-up that was not finished');
  expect(stdout).toContain(
    `twoFactor: 1 read, 0 imported, 0 imported before, 1 skipped
  ${String(user!['id'])}: the set-up of TOTP was not finished: the user is asked for mailed codes`,
  );
  await using gatehouse = await startGatehouse({ databaseUrl, secret: SHARED_SECRET });
  expect((await signIn(gatehouse, 'ada')).body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['otp'] });
});

test(
  'an import without the secret of the source is rejected unless the loss is accepted',
  { timeout: 60_000 },
  async () => {
    const published = await startPublishedFactors('newest');
    await enableTotp(published, 'ada');
    const secret = await symmetricEncrypt({ key: 'another secret, which is unknown to the import', data: 'key' });
    await runSql(published.databaseUrl, `update "twoFactor" set secret = '${secret}'`);
    const databaseUrl = await target();

    const refused = await runImport(published.databaseUrl, databaseUrl);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('1 user has a second factor that cannot'),
    });
    expect(refused.stdout).toContain(
      '  column user.twoFactorEnabled: 1 value without a secret that AUTH_SECRET decrypts\n',
    );
    expect(await runSql(databaseUrl, 'select 1 from "user"')).toEqual([]);

    expect((await runImport(published.databaseUrl, databaseUrl, '--accept-loss')).code).toBe(0);
    expect(await runSql(databaseUrl, 'select two_factor_enabled as enabled from "user"')).toEqual([{ enabled: false }]);
  },
);

test('imports secrets with a key version or in base32, and plain backup codes', { timeout: 60_000 }, async () => {
  const published = await startPublishedFactors('newest');
  const { key } = await enableTotp(published, 'ada');
  const versioned = { keys: new Map([[2, SHARED_SECRET]]), currentVersion: 2 };
  const secret = await symmetricEncrypt({ key: versioned, data: `base32:${key}` });
  expect(secret).toMatch(/^\$ba\$2\$/);
  await runSql(published.databaseUrl, `update "twoFactor" set secret = '${secret}', "backupCodes" = '["plain-codes"]'`);
  const databaseUrl = await target();
  expect((await runImport(published.databaseUrl, databaseUrl)).code).toBe(0);
  await using gatehouse = await startGatehouse({ databaseUrl, secret: SHARED_SECRET });
  nextTimeStep();
  onTestFinished(() => void vi.useRealTimers());

  const app = await signIn(gatehouse, 'ada');
  expect((await app.browser.post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);
  const backup = await signIn(gatehouse, 'ada');
  expect((await backup.browser.post('/two-factor/verify-backup-code', { code: 'plain-codes' })).status).toBe(200);
});

test('backup codes that cannot be decrypted are listed', { timeout: 60_000 }, async () => {
  const published = await startPublishedFactors('newest');
  await enableTotp(published, 'ada');
  await runSql(published.databaseUrl, `update "twoFactor" set "backupCodes" = 'of-a-cipher-of-their-own'`);
  const databaseUrl = await target();
  const { code, stdout } = await runImport(published.databaseUrl, databaseUrl);

  expect(code).toBe(0);
  expect(stdout).toContain('  column twoFactor.backupCodes: 1 value that AUTH_SECRET does not decrypt\n');
  expect(await runSql(databaseUrl, 'select 1 from two_factor')).toHaveLength(1);
});
