import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, inject, onTestFinished, test } from 'vitest';

import { entities } from '#server/app/registry.ts';
import { connect } from '#server/db/orm.ts';
import { Reads } from '#server/db/reads.ts';
import { findSession } from '#server/features/sessions/queries.ts';
import { sessionReads } from '#tests/support/calls/session-reads.ts';
import { OLD_PASSWORD, SHARED_SECRET } from '#tests/support/better-auth/better-auth-options.ts';
import { runImport, startBetterAuth } from '#tests/support/better-auth/better-auth-service.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const program = join(import.meta.dirname, '../../../server/cli/import/import.ts');

const BETTER_AUTH = { secret: SHARED_SECRET, cookiePrefix: 'better-auth' };

test('imported users stay signed in and sign in with their passwords', async () => {
  const { auth, databaseUrl: source, signUp } = await startBetterAuth();
  const [ada, bob] = [await signUp('ada'), await signUp('bob')];
  const acme = (await auth.api.createOrganization({ body: { name: 'Acme', slug: 'acme' }, headers: ada.headers }))!;
  const invitation = await auth.api.createInvitation({
    body: { email: bob.email, role: 'admin', organizationId: acme.id },
    headers: ada.headers,
  });
  await auth.api.acceptInvitation({ body: { invitationId: invitation.id }, headers: bob.headers });
  await auth.api.createInvitation({
    body: { email: 'Carol@example.com', role: 'member', organizationId: acme.id },
    headers: ada.headers,
  });
  const { internalAdapter } = await auth.$context;
  await internalAdapter.linkAccount({
    userId: ada.id,
    providerId: 'github',
    accountId: '4711',
    accessToken: 'the-token',
    scope: 'user:email',
  });

  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const { code, stdout } = await runImport(source, databaseUrl);
  expect({ code, stdout: stdout.split('\n') }).toEqual({
    code: 0,
    stdout: [
      'Not imported:',
      '  column jwks.privateKey: 0 values',
      '  column team.memberCount: 1 value',
      '  column user.plan: 0 values',
      '  table verification: 0 rows',
      'Imported, without effect until it is configured:',
      '  1 account of the provider github, which is not configured',
      'user: 2 read, 2 imported, 0 imported before, 0 skipped',
      'twoFactor: 0 read, 0 imported, 0 imported before, 0 skipped',
      'account: 3 read, 3 imported, 0 imported before, 0 skipped',
      'session: 2 read, 2 imported, 0 imported before, 0 skipped',
      'organization: 1 read, 1 imported, 0 imported before, 0 skipped',
      'organizationRole: 0 read, 0 imported, 0 imported before, 0 skipped',
      'team: 1 read, 1 imported, 0 imported before, 0 skipped',
      'member: 2 read, 2 imported, 0 imported before, 0 skipped',
      'teamMember: 1 read, 1 imported, 0 imported before, 0 skipped',
      'invitation: 2 read, 2 imported, 0 imported before, 0 skipped',
      'jwks: 0 read, 0 imported, 0 imported before, 0 skipped',
      '',
    ],
  });

  await using gatehouse = await startGatehouse({ ...BETTER_AUTH, databaseUrl });
  const browser = new Person(gatehouse);
  browser.headers = { cookie: ada.cookie };
  expect((await browser.get('/get-session')).body).toMatchObject({
    user: { email: ada.email, name: 'ada' },
    session: { level: 1, amr: [] },
  });
  const accounts = (await browser.get('/list-accounts')).body;
  expect(accounts).toContainEqual(expect.objectContaining({ provider: 'github', accountId: '4711' }));

  const full = (await browser.get('/organization/get-full-organization', { organizationSlug: 'acme' })).body;
  expect(full.members.map(({ role }: { role: string }) => role).toSorted()).toEqual(['admin', 'owner']);
  expect(full.invitations).toContainEqual(
    expect.objectContaining({ email: 'carol@example.com', role: 'member', status: 'pending' }),
  );

  const returning = new Person(gatehouse);
  expect((await returning.post('/sign-in/email', { email: bob.email, password: 'wrong password' })).status).toBe(401);
  expect((await returning.post('/sign-in/email', { email: bob.email, password: OLD_PASSWORD })).status).toBe(200);
  // The hash is renewed after the answer.
  await gatehouse.idle();
  const [renewed] = await runSql(
    databaseUrl,
    `select a.password from account a join "user" u on u.id = a.user_id where u.email = 'bob@example.com'`,
  );
  expect(renewed!['password']).toMatch(/^bcrypt-sha256:/);
  expect((await returning.post('/sign-in/email', { email: bob.email, password: OLD_PASSWORD })).status).toBe(200);
}, 60_000);

test('a repeated import adds new rows and lists skipped rows with reasons', async () => {
  const { databaseUrl: source, signUp } = await startBetterAuth();
  const ada = await signUp('ada');
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await runImport(source, databaseUrl);

  const duplicate = await signUp('taken');
  await using gatehouse = await startGatehouse({ databaseUrl });
  await Person.signUp(gatehouse, { email: duplicate.email });
  await runSql(source, `update account set password = 'unknown' where "userId" = '${ada.id}'`);
  await runSql(source, `update session set "expiresAt" = now() where "userId" = '${ada.id}'`);
  const { code, stdout } = await runImport(source, databaseUrl);

  expect(code).toBe(0);
  expect(stdout).toContain('user: 2 read, 0 imported, 1 imported before, 1 skipped');
  expect(stdout).toContain(`  ${duplicate.id}: an existing row has the same email, username or phone number`);
  expect(stdout).toContain('its password hash has an unknown format');
  expect(stdout).toContain('its user was not imported');
  expect(stdout).toContain('it has expired');
  expect(stdout).toContain('Rows imported before were not updated: bans, deletions, ended sessions');
}, 60_000);

test('a running service replans its statements after an import', async () => {
  const { databaseUrl: source } = await startBetterAuth();
  await runSql(
    source,
    `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
       select 'person' || n, 'Somebody', n || '@example.com', true, now(), now() from generate_series(1, 3000) n;
     insert into "session" (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
       select 'session' || id, id, 'token' || id, now() + interval '1 day', now(), now() from "user"`,
  );
  const into = await createMigratedDatabase(inject('postgresUrl'));
  await runSql(
    into,
    `with one as (insert into "user" (id, email, name, created_at, updated_at)
       values (gen_random_uuid(), 'first@example.com', 'First', now(), now()) returning id)
     insert into "session" (id, user_id, token_hash, amr, authenticated_at, expires_at, created_at, updated_at)
       select gen_random_uuid(), id, 'hash', '{pwd}', now(), now(), now(), now() from one`,
  );
  await runSql(into, 'analyze');
  const orm = connect(into, { entities, poolSize: 1, statementTimeoutMs: 0 });
  onTestFinished(() => orm.close(true));
  const reads = new Reads(await orm.em.getConnection().getNativeClient(), { prepared: true });
  for (let run = 0; run < 6; run++) await findSession(sessionReads(reads), 'unknown');
  const plan = async () => JSON.stringify(await orm.em.execute(`explain execute session_by_token('{a}')`));
  expect(await plan()).toContain('Seq Scan on session');

  expect((await runImport(source, into)).stdout).toContain('session: 3000 read, 3000 imported');
  // The table of organizations is empty.
  expect(await plan()).not.toMatch(/Seq Scan on \\*"?(session|user)/);
});

test('an import from an unreachable address prints one line', async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const { code, stderr } = await runImport('postgres://nobody@127.0.0.1:1/none', databaseUrl);

  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^The database to import from cannot be reached: .*\n$/),
  });
}, 60_000);

test('the address can be read from a file, and a password in the arguments causes a warning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'address');
  const address = 'postgres://nobody:a-password@127.0.0.1:1/none';
  await writeFile(file, `${address}\n`);
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const stderrOf = async (...args: string[]) => {
    const env = { ...childEnvironment, DATABASE_URL: databaseUrl, AUTH_SECRET: SHARED_SECRET };
    const importing = spawn(process.execPath, [program, ...args], { env });
    const [stderr] = await Promise.all([text(importing.stderr), once(importing, 'close')]);
    return stderr.trimEnd().split('\n');
  };
  const unreachable = expect.stringMatching(/^The database to import from cannot be reached: /);

  const [fromFile, fromArgument, missing, both] = await Promise.all([
    stderrOf('--address-file', file),
    stderrOf(address),
    stderrOf('--address-file', join(folder, 'none')),
    stderrOf('--address-file', file, address),
  ]);
  expect(fromFile).toEqual([unreachable]);
  expect(fromArgument).toEqual([expect.stringContaining('set IMPORT_DATABASE_URL instead'), unreachable]);
  expect(missing).toEqual([expect.stringMatching(/^The file with the address cannot be read: ENOENT/)]);
  expect(both[0]).toBe('Usage:');
}, 120_000);

test('an interrupted import prints its progress, keeps imported rows and can be resumed', async () => {
  const { databaseUrl: source } = await startBetterAuth();
  const rows = 20_000;
  await runSql(
    source,
    `insert into "user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     select 'user-' || i, 'Somebody', i || '@example.com', true, now(), now() from generate_series(1, ${rows}) i`,
  );
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));

  const importing = spawn(process.execPath, [program], {
    env: { ...childEnvironment, DATABASE_URL: databaseUrl, AUTH_SECRET: SHARED_SECRET, IMPORT_DATABASE_URL: source },
  });
  const output: string[] = [];
  importing.stdout.on('data', (text) => output.push(String(text)));
  const [progress] = await once(importing.stderr, 'data');
  importing.kill('SIGINT');
  const [code] = await once(importing, 'close');

  expect(String(progress)).toMatch(new RegExp(`^user: \\d+ of ${rows}\\n`));
  expect(code).toBe(130);
  const read = Number(/^user: (\d+) read, \1 imported/m.exec(output.join(''))![1]);
  expect(read).toBeLessThan(rows);
  const { stdout } = await runImport(source, databaseUrl);
  expect(stdout).toContain(`user: ${rows} read, ${rows - read} imported, ${read} imported before, 0 skipped`);
}, 60_000);
