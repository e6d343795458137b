import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { findUnsafeSettings } from '#server/operations/findings.ts';
import { featureFindings, parseOptions } from '#server/configuration.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import { childEnvironment } from '#tests/support/child-environment.ts';

const safe: GatehouseOptions = {
  production: true,
  secret: 'Zk3v9Qw1yXo7Lr5sTn2uEb8cHd4fGj6m',
  baseUrl: 'https://auth.example.com',
  smtpUrl: 'smtp://mail.example.com',
  databaseUrl: 'postgres://gatehouse@db.example.com/gatehouse?sslmode=verify-full',
  trustedOrigins: ['https://app.example.com'],
  trustProxy: ['10.0.0.0/8'],
  session: { maxLifetime: 30 * 24 * 3600 },
};
const namesOf = (options: GatehouseOptions) =>
  findUnsafeSettings(parseOptions(options), featureFindings).map(({ name }) => name);

test('safe settings have no findings', () => expect(namesOf(safe)).toEqual([]));

test.for([
  ['not in production mode', { production: false }],
  ['development mode in public', { production: false }],
  ['development mode in public', { production: false, baseUrl: 'http://localhost:3000', host: '0.0.0.0' }],
  ['development mode in public', { production: false, baseUrl: 'http://localhost:3000', host: '::' }],
  ['development mode in public', { production: false, baseUrl: 'http://auth.internal:3000' }],
  ['generated secret', { secret: undefined }],
  ['weak secret', { secret: ['Zk3v9Qw1yXo7Lr5sTn2uEb8cHd4fGj6m', 'a'.repeat(40)] }],
  ['http base URL', { baseUrl: 'http://auth.example.com' }],
  ['insecure cookies', { baseUrl: 'http://auth.example.com' }],
  ['insecure cookies', { advanced: { useSecureCookies: false } }],
  ['weak session cookie', { advanced: { useSecureCookies: false } }],
  ['weak session cookie', { advanced: { defaultCookieAttributes: { httpOnly: false } } }],
  ['weak session cookie', { advanced: { cookies: { session_token: { attributes: { secure: false } } } } }],
  ['local base URL', { baseUrl: 'https://localhost' }],
  ['wildcard trusted origin', { trustedOrigins: ['https://*.example.com'] }],
  ['http trusted origin', { trustedOrigins: ['http://app.example.com'] }],
  ['all proxies trusted', { trustProxy: true }],
  ['origin check off', { advanced: { disableCSRFCheck: true } }],
  ['cheap password hashes', { emailAndPassword: { bcryptCost: 9 } }],
  ['short passwords', { emailAndPassword: { minPasswordLength: 7 } }],
  ['sessions without an end', { session: {} }],
  ['passkeys without origin', { passkey: { rpId: 'example.net' } }],
  ['passkeys without origin', { baseUrl: 'http://auth.example.com' }],
  ['no mail', { smtpUrl: undefined }],
  ['development mailbox', { production: false, smtpUrl: undefined }],
  ['unencrypted database connection', { databaseUrl: 'postgres://db.example.com/gatehouse' }],
  ['unencrypted database connection', { databaseUrl: 'postgres://db.example.com/gatehouse?sslmode=prefer' }],
  ['unencrypted database connection', { databaseUrl: 'postgres://localhost,db.example.com/gatehouse' }],
  ['unverified database server', { databaseUrl: 'postgres://db.example.com/gatehouse?sslmode=require' }],
  ['public metrics', { metrics: { enabled: true, onPublicPort: true } }],
  ['verbose log', { logLevel: 'debug' }],
] as [string, GatehouseOptions][])('the doctor reports: %s', ([name, unsafe]) => {
  expect(namesOf({ ...safe, ...unsafe })).toContain(name);
});

test('development mode on loopback is not reported', () => {
  for (const local of [
    {},
    { host: '::1' },
    { host: 'localhost', baseUrl: 'https://auth.localhost' },
    { baseUrl: 'http://127.0.0.1:4000' },
    { baseUrl: 'http://[::1]:4000' },
  ]) {
    const names = namesOf({ ...safe, production: false, baseUrl: 'http://localhost:3000', ...local });
    expect(names).not.toContain('development mode in public');
  }
});

test('the command exits with 1 and prints its findings, or with 0 without findings', async () => {
  const program = join(import.meta.dirname, '../../../server/cli/doctor.ts');
  const run = (env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [program], {
      cwd: import.meta.dirname,
      env: { ...childEnvironment, ...env },
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  const good = {
    NODE_ENV: 'production',
    AUTH_SECRET: String(safe.secret),
    BASE_URL: 'https://auth.example.com',
    SMTP_URL: 'smtp://m.example.com',
    SESSION_MAX_LIFETIME: '2592000',
  };

  expect(await run(good)).toEqual({ code: 0, stdout: 'No unsafe settings\n' });
  const { code, stdout } = await run({ ...good, TRUST_PROXY: 'true' });
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^- all proxies trusted: TRUST_PROXY is true/)]);
  expect(await run({ ...good, TRUSTED_ORIGINS: 'localhost:5173' })).toEqual({
    code: 1,
    stdout: expect.stringMatching(
      /^Option trustedOrigins\.0 \(TRUSTED_ORIGINS\): .*needs an origin with its scheme.*\n$/,
    ),
  });
});
