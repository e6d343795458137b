import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, onTestFinished, test } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { createEmptyDatabase } from '#tests/support/postgres.ts';

import { read, root, unitOf } from './deployment-files.ts';
import { environmentOf, startUnit, untilAnswers } from './running-unit.ts';

const SERVICE = 'deploy/systemd/gatehouse.service';
const SECRET = 'Zk3v9Qw1yXo7Lr5sTn2uEb8cHd4fGj6m';
const hasHaproxy = spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).error === undefined;

/** What an operator changes, and ports that are free. */
async function settings(databaseUrl: string) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = { AUTH_SECRET: SECRET, DATABASE_URL: databaseUrl, PORT: String(port), METRICS_PORT: String(metricsPort) };
  return { env, address: `http://127.0.0.1:${port}`, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

/** Runs `ExecStart` of a unit that ends by itself; a shell interprets what systemd and `sh -c` would. */
async function runOnce(unit: string, env: Record<string, string>): Promise<void> {
  const [command] = unitOf(unit)['Service']!['ExecStart']!;
  const line = command!.replaceAll('/opt/gatehouse', root).replaceAll('%%', '%');
  await promisify(execFile)('/bin/sh', ['-c', line], {
    cwd: root,
    env: { ...childEnvironment, ...environmentOf(unit), ...env },
  });
}

test('the units migrate, start, serve metrics, back up and stop in time', { timeout: 120_000 }, async () => {
  const { env, address, metrics } = await settings(await createEmptyDatabase(inject('postgresUrl')));
  await runOnce('deploy/systemd/gatehouse-migrate.service', env);
  await using unit = startUnit(SERVICE, env);
  await untilAnswers(`${address}/api/auth/ready`);
  expect(unit.output()).not.toContain('migrated');
  expect(await (await fetch(metrics)).text()).toContain('gatehouse_calls_total');

  const backups = await mkdtemp(join(tmpdir(), 'gatehouse-backups-'));
  onTestFinished(() => rm(backups, { recursive: true }));
  await runOnce('deploy/systemd/gatehouse-backup.service', { ...env, BACKUP_DIR: backups });
  expect((await readdir(backups)).toSorted()).toEqual([
    'erasures.jsonl',
    expect.stringMatching(/^gatehouse-[\d-]+\.gz$/),
  ]);

  const { code, seconds } = await unit.stop();
  expect(code).toBe(0);
  expect(seconds).toBeLessThan(Number(unitOf(SERVICE)['Service']!['TimeoutStopSec']![0]));
});

test.skipIf(!hasHaproxy)(
  'two machines behind the load balancer are replaced one after the other without a failed request',
  { timeout: 180_000 },
  async () => {
    const databaseUrl = await createEmptyDatabase(inject('postgresUrl'));
    const [first, second] = [await settings(databaseUrl), await settings(databaseUrl)];
    // One process for each machine: four would share two cores with the load.
    await using machine = startUnit(SERVICE, { ...first.env, WORKERS: '1' });
    await untilAnswers(`${first.address}/api/auth/ready`);
    await using other = startUnit(SERVICE, { ...second.env, WORKERS: '1' });
    await untilAnswers(`${second.address}/api/auth/ready`);
    const port = await startBalancer([first.address, second.address]);
    const address = `http://127.0.0.1:${port}`;
    await untilAnswers(`${address}/api/auth/ready`);

    const failures: string[] = [];
    let answered = 0;
    let isStopping = false;
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!isStopping) {
          const { status } = await fetch(`${address}/api/auth/get-session`);
          answered += 1;
          if (status !== 200 && status !== 429) failures.push(String(status));
        }
      }),
    );
    expect((await machine.stop()).code).toBe(0);
    await using replaced = startUnit(SERVICE, { ...first.env, WORKERS: '1' });
    await untilAnswers(`${first.address}/api/auth/ready`);
    await untilAnswers(`${address}/api/auth/ready`);
    expect((await other.stop()).code).toBe(0);
    isStopping = true;
    await load;
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(100);

    // The address of the client, not a forged one, reaches the session.
    const response = await fetch(`${address}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: PASSWORD }),
    });
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const session = await (await fetch(`${address}/api/auth/get-session`, { headers: { cookie } })).json();
    expect(session).toMatchObject({ session: { ipAddress: '127.0.0.1' } });
    expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
    await replaced.stop();
  },
);

/** HAProxy with the reference configuration, without TLS, on a free port. */
async function startBalancer(addresses: string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-balancer-'));
  const port = await freePort();
  const config = read('deploy/haproxy/haproxy.cfg')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replaceAll(/^ {2}server auth-(\d) .*/gm, (_line, number: string) => {
      return `  server auth-${number} ${new URL(addresses[Number(number) - 1]!).host}`;
    });
  await writeFile(join(folder, 'haproxy.cfg'), config);
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  });
  return port;
}
