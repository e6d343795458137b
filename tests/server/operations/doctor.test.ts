import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, onTestFinished, test } from 'vitest';

import { dataFolderCheck, databaseCheck } from '#server/db/checks.ts';
import { runChecks } from '#server/options/checks.ts';
import { findUnsafeSettings } from '#server/call/findings.ts';
import { featureFindings, parseOptions } from '#server/app/configuration.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';

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
  ['audit log without seals', { audit: { chain: { enabled: false } } }],
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

const program = join(import.meta.dirname, '../../../server/cli/doctor.ts');
const run = (env: Record<string, string>, cwd = import.meta.dirname) =>
  promisify(execFile)(process.execPath, [program], { cwd, env: { ...childEnvironment, ...env } }).then(
    ({ stdout }) => ({ code: 0, lines: stdout.trimEnd().split('\n') }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, lines: stdout.trimEnd().split('\n') }),
  );
const good = {
  NODE_ENV: 'production',
  AUTH_SECRET: String(safe.secret),
  BASE_URL: 'https://auth.example.com',
  SESSION_MAX_LIFETIME: '2592000',
};

test('the command exits with 0 without findings, or with 1 and prints them', async () => {
  await using smtp = await startSmtpServer();
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const reachable = { ...good, SMTP_URL: smtp.url, DATABASE_URL: databaseUrl };
  expect(await run(reachable)).toEqual({ code: 0, lines: ['No unsafe settings'] });
  expect(smtp.received).toEqual([]);

  const { code, lines } = await run({ ...reachable, TRUST_PROXY: 'true' });
  expect([code, lines[0]]).toEqual([1, expect.stringMatching(/^- all proxies trusted: TRUST_PROXY is true/)]);
  expect(await run({ ...good, TRUSTED_ORIGINS: 'localhost:5173' })).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^Option trustedOrigins\.0 \(TRUSTED_ORIGINS\): .*needs an origin with its scheme/)],
  });
});

test('the command names every machine that does not answer, without passwords', async () => {
  const closed = `127.0.0.1:${await freePort()}`;
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const providers = { acme: { name: 'Acme', issuer: `http://${closed}`, clientId: 'c', clientSecret: 'the-secret' } };
  await writeFile(
    join(folder, 'gatehouse.config.ts'),
    `export default { openIdProviders: ${JSON.stringify(providers)}, outgoing: { privateHosts: ['127.0.0.1'] } }`,
  );
  const { code, lines } = await run(
    { ...good, SMTP_URL: `smtp://u:the-secret@${closed}`, DATABASE_URL: `postgres://u:the-secret@${closed}/g` },
    folder,
  );
  expect(code).toBe(1);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^- database: DATABASE_URL \(postgres:\/\/u@127.*\): no PostgreSQL answers there \(ECONNREFUSED\)/,
      ),
      expect.stringMatching(/^- mail server: SMTP_URL \(127\.0\.0\.1:\d+\): .*ECONNREFUSED/),
      expect.stringMatching(/^- OpenID Connect provider: the discovery of acme \(http:\/\/127.*\) failed: /),
      'Problems: 3',
    ]),
  );
  expect(lines.join('\n')).not.toContain('the-secret');
});

test('the command names pending migrations, missing rights and a data folder that cannot be written, and changes nothing', async () => {
  const empty = await createEmptyDatabase(inject('postgresUrl'));
  const role = `reader_${randomUUID().slice(0, 8)}`;
  await runSql(empty, `create role ${role} login password 'p'`);
  onTestFinished(async () => void (await runSql(inject('postgresUrl'), `drop role ${role}`)));
  const owned = await problemsOf({ databaseUrl: empty });
  expect(owned).toEqual([expect.stringMatching(/^\d+ migrations are pending: `npm run migrate`/)]);
  const asReader = new URL(empty);
  Object.assign(asReader, { username: role, password: 'p' });
  expect(await problemsOf({ databaseUrl: asReader.href })).toContainEqual(
    expect.stringMatching(/may not create tables/),
  );
  const readOnly = `${empty}?options=-c%20default_transaction_read_only%3Don`;
  expect(await problemsOf({ databaseUrl: readOnly })).toContainEqual(expect.stringMatching(/read-only/));
  expect(await runSql(empty, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);

  expect(await problemsOf({ dataDir: join(program, 'data') })).toEqual([
    expect.stringMatching(/^The data folder .*\/doctor\.ts\/data cannot be written \(ENOTDIR\)/),
  ]);
});

const problemsOf = async (options: GatehouseOptions) =>
  (await runChecks([databaseCheck, dataFolderCheck], parseOptions(options))).map(({ message }) => message);
