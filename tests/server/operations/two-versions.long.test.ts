import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'vitest';

import { migrations } from '#server/db/migrations/index.ts';
import { startOwnPostgres } from '#tests/support/database/own-postgres.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { Proxy } from '#tests/support/processes/proxy.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { commitsBefore, sourcesOf } from '#tests/support/processes/source-of-version.ts';
import { test } from '#tests/support/test.ts';

const root = join(import.meta.dirname, '../../..');
const CALLERS = 6;
const versions = await commitsBefore();

interface Answer {
  status: number;
  body: unknown;
  cookie: string;
}

async function call(
  address: string,
  path: string,
  { body, cookie = '' }: { body?: object; cookie?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${address}/api/auth${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  // Without the cookie cache, which may answer for a minute after a revocation.
  const cookies = response.headers.getSetCookie().filter((line) => line.includes('session_token='));
  return {
    status: response.status,
    body: text === '' ? null : JSON.parse(text),
    cookie: cookies.map((line) => line.split(';')[0]).join('; '),
  };
}

/** What one version writes, the other one reads and changes. */
async function walk(first: string, second: string): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const ok = async (answer: Promise<Answer>) => {
    const { status, body, cookie } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return { body: body as Record<string, unknown>, cookie };
  };
  const { cookie } = await ok(call(first, '/sign-up/email', { body: { email, password: PASSWORD, name: 'Ada' } }));
  expect((await ok(call(second, '/get-session', { cookie }))).body).toMatchObject({ user: { email, name: 'Ada' } });
  await ok(call(second, '/update-user', { body: { name: 'Ada Lovelace' }, cookie }));
  expect((await ok(call(first, '/get-session', { cookie }))).body).toMatchObject({ user: { name: 'Ada Lovelace' } });

  const organization = await ok(
    call(first, '/organization/create', { body: { name: 'Acme', slug: randomUUID() }, cookie }),
  );
  const { id: organizationId } = organization.body;
  const invitation = { email: `${randomUUID()}@example.com`, role: 'member', organizationId };
  await ok(call(second, '/organization/invite-member', { body: invitation, cookie }));
  const members = await ok(
    call(first, `/organization/get-full-organization?organizationId=${String(organizationId)}`, { cookie }),
  );
  expect(members.body).toMatchObject({ invitations: [{ email: invitation.email, status: 'pending' }] });

  const { cookie: signedIn } = await ok(call(second, '/sign-in/email', { body: { email, password: PASSWORD } }));
  const passwords = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` };
  const changed = await ok(call(first, '/change-password', { body: passwords, cookie: signedIn }));
  expect((await call(second, '/sign-in/email', { body: { email, password: PASSWORD } })).status).toBe(401);
  await ok(call(first, '/sign-out', { body: {}, cookie: changed.cookie }));
  expect((await ok(call(second, '/get-session', { cookie: changed.cookie }))).body).toBeNull();
}

test.for(versions)(
  '$name and this version run beside each other on one database, which is migrated under load',
  { timeout: 300_000 },
  async ({ commit }) => {
    await using sources = await sourcesOf(commit);
    await using postgres = await startOwnPostgres();
    const env = { DATABASE_URL: postgres.url, SHUTDOWN_ANNOUNCE_SECONDS: '1', LOG_LEVEL: 'error' };
    const startOld = () => startNode({ ...env, LOG_LEVEL: 'info' }, { sources: sources.folder });
    const startNew = () => startNode({ ...env, LOG_LEVEL: 'info' });
    await using nodes = new AsyncDisposableStack();
    await using proxy = await Proxy.start({ probeMs: 100 });
    const old = nodes.use(await startOld());
    await proxy.add(old.address);

    const failures: string[] = [];
    const names = new Map<string, string>();
    let answered = 0;
    let isRunning = true;
    const work = async () => {
      const email = `${randomUUID()}@example.com`;
      const attempt = async (path: string, options: { body?: object; cookie?: string }) => {
        const answer = await call(proxy.address, path, options);
        answered += 1;
        if (answer.status !== 200) failures.push(`${path} ${answer.status} ${JSON.stringify(answer.body)}`);
        return answer;
      };
      const { cookie } = await attempt('/sign-up/email', { body: { email, password: PASSWORD, name: 'Ada' } });
      for (let count = 0; isRunning; count += 1) {
        await attempt('/get-session', { cookie });
        await attempt('/update-user', { body: { name: `Ada ${count}` }, cookie });
        names.set(email, `Ada ${count}`);
      }
    };
    const load = Promise.all(Array.from({ length: CALLERS }, work));
    load.catch(() => undefined); // The test fails with its own error first.

    const applied = async () => (await runSql(postgres.url, 'select name from mikro_orm_migrations')).length;
    const before = await applied();
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'server/cli/migrate.ts')], {
      env: { ...childEnvironment, ...env, AUTH_SECRET: randomUUID() },
    });
    expect(await applied()).toBe(migrations.length);
    const isAt = answered;
    await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(isAt + 10 * CALLERS);

    const current = nodes.use(await startNew());
    await proxy.add(current.address);
    // The version before also starts on the migrated database, as when a machine is replaced meanwhile.
    const restarted = nodes.use(await startOld());
    await proxy.add(restarted.address);
    await walk(old.address, current.address);
    await walk(current.address, restarted.address);

    for (const node of [old, restarted]) {
      node.signal('SIGTERM');
      expect(await node.ended).toBe(0);
    }
    isRunning = false;
    await load;
    expect(failures).toEqual([]);
    const stored = await runSql(postgres.url, `select email, name from "user" where name ~ '^Ada \\d'`);
    expect(new Map(stored.map(({ email, name }) => [email, name]))).toEqual(names);
    console.log(
      `${answered} calls, none failed; ${migrations.length - before} migrations under load: ${stdout.trim()}`,
    );
  },
);

test.skipIf(versions.length > 0)('the version before is in the history of the clone', () => {
  console.log('This folder has no history: the test of two versions was skipped');
});
