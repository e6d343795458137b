import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, onTestFinished, test } from 'vitest';

import { eventData, type EventType } from '#shared/event-log/schemas.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { startGatehouse } from '#tests/support/test.ts';

const root = join(import.meta.dirname, '../..');
const hasCurl = spawnSync('curl', ['--version']).status === 0;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-sample-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A folder with links to this repository, for samples that write files beside `package.json`. */
async function linkedTree(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ['package.json', 'node_modules', 'server', 'shared', 'openapi', 'generated']) {
    await symlink(join(root, name), join(folder, name));
  }
  return folder;
}

interface Shell {
  cwd: string;
  /** Replaces the printed address. */
  address?: string;
  env?: Record<string, string>;
}

async function runShell(commands: string, { cwd, address, env }: Shell): Promise<string> {
  const script = address === undefined ? commands : commands.replaceAll('http://localhost:3000', address);
  const inherited = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  return (await promisify(execFile)('sh', ['-ec', script], { cwd, env: { ...inherited, ...env } })).stdout;
}

test.skipIf(!hasCurl)('the curl samples sign up, invite to an organization, read an error and sign out', async () => {
  await using gatehouse = await startListening({ webApp: false });
  const shell = { cwd: await temporaryFolder(), address: gatehouse.options.baseUrl };

  const signedUp = await runShell(sample('docs/quick-start/curl.md#sign-up sh'), shell);
  expect(JSON.parse(signedUp)).toMatchObject({ token: expect.any(String), user: { email: 'grace@example.com' } });
  const read = sample('docs/quick-start/curl.md#read-the-session sh');
  expect(JSON.parse(await runShell(read, shell))).toMatchObject({ user: { name: 'Grace' }, session: {} });
  const invited = await runShell(
    sample('docs/quick-start/curl.md#create-an-organization-and-invite-a-member sh'),
    shell,
  );
  expect(invited).toContain('"slug":"compilers"');
  expect(invited).toContain('"email":"jean@example.com"');
  const error = JSON.parse(await runShell(sample('docs/quick-start/curl.md#read-an-error sh'), shell));
  expect(error).toEqual({ code: 'ORGANIZATION_ALREADY_EXISTS', message: 'Organization already exists' });
  await runShell(sample('docs/quick-start/curl.md#sign-out sh'), shell);
  expect(JSON.parse(await runShell(read, shell))).toBeNull();
});

test.skipIf(!hasCurl)('the curl sample looks up a session by its bearer token', async () => {
  await using gatehouse = await startListening({ webApp: false });
  const user = { email: 'bearer@example.com', name: 'Bearer', password: PASSWORD };
  const response = await fetch(`${gatehouse.options.baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { token } = (await response.json()) as { token: string };

  const answer = await runShell(sample('docs/verify-sessions.md#session-lookup sh'), {
    cwd: tmpdir(),
    address: gatehouse.options.baseUrl,
    env: { TOKEN: token },
  });
  expect(JSON.parse(answer)).toMatchObject({ user: { email: user.email } });
});

test('the sample gatehouse.config.ts is read at start', { timeout: 60_000 }, async () => {
  const folder = await linkedTree();
  await writeFile(join(folder, 'gatehouse.config.ts'), sample('docs/configuration.md#configuration ts'));
  await using node = await startNode({ DATABASE_URL: await createMigratedDatabase(inject('postgresUrl')) }, { folder });

  const providers = await fetch(`${node.address}/api/auth/providers`).then((response) => response.json());
  expect((providers as { id: string }[]).map(({ id }) => id)).toEqual(['github', 'company']);
});

test('the sample with additional fields adds them to answers', { timeout: 60_000 }, async () => {
  const folder = await linkedTree();
  await writeFile(join(folder, 'gatehouse.config.ts'), sample('docs/configuration.md#additional-fields ts'));
  await using node = await startNode({ DATABASE_URL: await createMigratedDatabase(inject('postgresUrl')) }, { folder });
  const signUp = async (fields: object) => {
    const response = await fetch(`${node.address}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', name: 'Ada', password: PASSWORD, ...fields }),
    });
    return (await response.json()) as unknown;
  };

  expect(await signUp({ plan: 'pro' })).toMatchObject({ issues: [{ path: 'plan' }] });
  expect(await signUp({ company: 'Acme' })).toMatchObject({ user: { company: 'Acme', plan: 'free' } });
});

test('the sample commands back up and restore the database', { timeout: 60_000 }, async () => {
  const from = await createMigratedDatabase(inject('postgresUrl'));
  await using gatehouse = await startGatehouse({ databaseUrl: from });
  await gatehouse.call('signUp.email', { email: 'ada@example.com', name: 'Ada', password: PASSWORD });
  const into = await createEmptyDatabase(inject('postgresUrl'));
  const cwd = await linkedTree();
  const commands = sample('docs/operations.md#backup-and-restore sh').replace('postgres://…/an-empty-database', into);
  expect(commands).not.toContain('…');

  const env = { DATABASE_URL: from, AUTH_SECRET: 'a secret for a backup of the tests with thirty-two' };
  await runShell(commands, { cwd, env });
  expect(await readdir(cwd)).toContain('gatehouse.gz');
  expect(await runSql(into, 'select email from "user"')).toEqual([{ email: 'ada@example.com' }]);
});

test('the receiver of the webhook page accepts a signed request once and rejects a forged one', async () => {
  const folder = await temporaryFolder();
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const program = `${sample('docs/webhooks.md#webhooks ts')}
    const id = 'msg_1';
    const body = JSON.stringify({ id, type: 'user.deleted', data: { userId: '1' } });
    const now = new Date();
    const headers = (signature: string) => ({
      'webhook-id': id, 'webhook-timestamp': String(Math.floor(now.getTime() / 1000)), 'webhook-signature': signature,
    });
    for (const signature of [webhook.sign(id, now, body), webhook.sign(id, now, body), webhook.sign(id, now, body + ' ')]) {
      const request = new Request('http://localhost', { method: 'POST', body, headers: headers(signature) });
      console.log((await receive(request)).status);
    }`;
  await writeFile(join(folder, 'receive.mts'), program);
  const printed = await runShell(`${process.execPath} receive.mts`, { cwd: folder, env: { WEBHOOK_SECRET: secret } });

  expect(printed.split('\n').filter(Boolean)).toEqual(["user.deleted { userId: '1' }", '204', '204', '401']);
});

test('the event of the webhook page is a valid event', () => {
  const event = JSON.parse(sample('docs/webhooks.md#events json')) as { type: EventType; data: object };

  expect(eventData[event.type].strict().parse(event.data)).toEqual(event.data);
});
