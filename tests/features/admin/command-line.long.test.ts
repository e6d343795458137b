import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, vi } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

// Each child process loads the whole service, which takes seconds.
vi.setConfig({ testTimeout: 60_000 });

const program = join(import.meta.dirname, '../../../server/cli/admin.ts');

/** Runs `npm run admin -- …` on the database of a running service. */
async function admin(databaseUrl: string, ...args: string[]) {
  return adminWithInput('', databaseUrl, ...args);
}

async function adminWithInput(input: string, databaseUrl: string, ...args: string[]) {
  const env = { ...childEnvironment, DATABASE_URL: databaseUrl, BASE_URL: 'http://localhost:3000' };
  const run = promisify(execFile)(process.execPath, [program, ...args], { cwd: import.meta.dirname, env });
  run.child.stdin!.end(input);
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

test('grant, list and revoke manage administrators', async () => {
  await using gatehouse = await startGatehouse();
  const databaseUrl = gatehouse.options.databaseUrl!;
  const person = await Person.signUp(gatehouse, { email: 'ada@example.com', name: 'Ada Lovelace' });

  expect(await admin(databaseUrl, 'list')).toEqual({ code: 0, stdout: 'There are no administrators.\n', stderr: '' });
  expect(await admin(databaseUrl, 'grant', 'ADA@example.com')).toEqual({
    code: 0,
    stdout: 'ada@example.com now has the role admin.\n',
    stderr: '',
  });
  expect((await person.get('/admin/list-users')).status).toBe(200);
  expect((await admin(databaseUrl, 'list')).stdout).toBe('ada@example.com  Ada Lovelace  (admin)\n');
  const { entries } = (await person.get('/admin/list-audit', { event: 'admin.granted' })).body;
  expect(entries).toMatchObject([
    { actorId: null, subject: { id: person.id }, userAgent: 'command line', details: { by: 'operator' } },
  ]);

  expect((await admin(databaseUrl, 'revoke', 'ada@example.com')).stdout).toBe(
    'ada@example.com now has the role user.\n',
  );
  expect((await person.get('/admin/list-users')).status).toBe(403);
});

test('an unknown user or wrong usage is reported with exit code 1', async ({ gatehouse }) => {
  const databaseUrl = gatehouse.options.databaseUrl!;

  expect(await admin(databaseUrl, 'grant', 'nobody@example.com')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'No user has the address nobody@example.com: create the user first.\n',
  });
  for (const args of [['grant'], ['promote', 'ada@example.com'], ['grant', 'ada@example.com', '--admin']]) {
    const { code, stderr } = await admin(databaseUrl, ...args);
    expect([code, stderr.split('\n')[0]]).toEqual([1, 'Usage:']);
  }
});

test('create creates an administrator, and set-password sets a password and ends their sessions', async () => {
  await using gatehouse = await startGatehouse();
  const databaseUrl = gatehouse.options.databaseUrl!;
  const email = 'ada@example.com';

  const created = await admin(databaseUrl, 'create', 'Ada@example.com', '--name', 'Ada Lovelace', '--admin');
  expect(created).toMatchObject({ code: 0, stderr: '' });
  expect(created.stdout).toMatch(/^Created ada@example\.com with the role admin\./);
  expect(await admin(databaseUrl, 'create', email)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^User already exists.*\n$/),
  });

  const changed = {
    code: 0,
    stdout: `${email} has a new password. All sessions of the user were revoked.\n`,
    stderr: '',
  };
  expect(await adminWithInput(`${PASSWORD}\n`, databaseUrl, 'set-password', email)).toEqual(changed);
  const person = new Person(gatehouse);
  expect((await person.post('/sign-in/email', { email, password: PASSWORD })).body.user).toMatchObject({
    name: 'Ada Lovelace',
    emailVerified: true,
  });
  expect((await person.get('/admin/list-users')).status).toBe(200);

  expect(await adminWithInput('another password\n', databaseUrl, 'set-password', email)).toEqual(changed);
  expect((await person.get('/admin/list-users')).status).toBe(401);
  expect((await person.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(401);
  expect((await person.post('/sign-in/email', { email, password: 'another password' })).status).toBe(200);
  const { entries } = (await person.get('/admin/list-audit', { event: 'user.password-set' })).body;
  const entry = { actorId: null, subject: { email }, userAgent: 'command line', details: { by: 'operator' } };
  expect(entries).toMatchObject([entry, entry]);
  expect((await adminWithInput('short\n', databaseUrl, 'set-password', email)).stderr).toBe('Password too short\n');
});

/** A temporary folder for the embedded database. */
async function emptyFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'gatehouse-setup-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

test('the first start prints a setup link, later starts print none', async () => {
  await using folder = await emptyFolder();
  const linkIn = (lines: string[]) => /Setup +\S+\/setup\?token=(\S+)/.exec(lines.join('\n'))?.[1];
  const first = { name: 'First', email: 'first@example.com', password: PASSWORD };
  {
    await using node = await startNode({ DATA_DIR: folder.path });
    await expect.poll(() => linkIn(node.lines)).toBeDefined();
    const setUp = (email: string) =>
      fetch(`${node.address}/api/auth/admin/setup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...first, email, token: linkIn(node.lines) }),
      });
    const answer = await setUp(first.email);
    const { token } = (await answer.json()) as { token: string };
    const listed = await fetch(`${node.address}/api/auth/admin/list-users`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await listed.json()).toMatchObject({ total: 1, users: [{ email: first.email, role: 'admin' }] });
    expect((await setUp('second@example.com')).status).toBe(400);
    node.signal('SIGTERM');
    expect(await node.ended).toBe(0);
  }
  await using again = await startNode({ DATA_DIR: folder.path });
  await expect.poll(() => again.lines.some((line) => line.includes('OpenAPI'))).toBe(true);
  again.signal('SIGTERM');
  expect(await again.ended).toBe(0);
  expect(linkIn(again.lines)).toBeUndefined();
});

test('a first start that is stopped immediately ends without errors', async () => {
  await using folder = await emptyFolder();
  await using node = await startNode({ DATA_DIR: folder.path });
  node.signal('SIGTERM');

  expect(await node.ended).toBe(0);
  expect(node.lines.filter((line) => /error/i.test(line))).toEqual([]);
});
