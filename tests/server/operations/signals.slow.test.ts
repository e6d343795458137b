import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';
import { expect, inject } from 'vitest';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { createEmptyDatabase, createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

test(
  'SIGTERM ends the process with 0 within ten seconds, a second SIGTERM immediately with 1',
  { timeout: 60_000 },
  async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    await using node = await startNode({ DATABASE_URL: url });
    const startedAt = performance.now();
    node.signal('SIGTERM');
    expect(await node.ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(10_000);

    await using announcing = await startNode({ DATABASE_URL: url, SHUTDOWN_ANNOUNCE_SECONDS: '60' });
    announcing.signal('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${announcing.address}/api/auth/ready`)).status, { timeout: 10_000 })
      .toBe(503);
    announcing.signal('SIGTERM');
    expect(await announcing.ended).toBe(1);
  },
);

test(
  'WORKERS=2 serves one port with two processes, replaces a killed one and stops both',
  { timeout: 60_000 },
  async () => {
    const url = await createMigratedDatabase(inject('postgresUrl'));
    await using node = await startNode({ DATABASE_URL: url, WORKERS: '2' });
    const pids = () => [
      ...new Set(
        node.lines.flatMap((line) => (line.includes('Server listening') ? [Number(JSON.parse(line).pid)] : [])),
      ),
    ];
    await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(2);
    expect((await fetch(`${node.address}/api/auth/ready`)).status).toBe(200);

    process.kill(pids()[0]!, 'SIGKILL');
    await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(3);
    expect((await fetch(`${node.address}/api/auth/ready`)).status).toBe(200);

    node.signal('SIGTERM');
    expect(await node.ended).toBe(0);
    for (const pid of pids()) expect(() => process.kill(pid, 0)).toThrow();
  },
);

const unshare = ['--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = (() => {
  try {
    execFileSync('unshare', [...unshare, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.runIf(canUnshare)(
  'SIGTERM during a migration ends process 1 of a container immediately without changing the database',
  { timeout: 60_000 },
  async () => {
    const url = await createEmptyDatabase(inject('postgresUrl'));
    // Another node holds the migration lock.
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('select pg_advisory_lock(4242917301)');
    const child = spawn(
      'unshare',
      [...unshare, process.execPath, join(import.meta.dirname, '../../../server/main.ts')],
      {
        cwd: import.meta.dirname,
        env: {
          ...childEnvironment,
          AUTH_SECRET: 'a secret for a stop with thirty-two or more',
          DATABASE_URL: url,
          PORT: '0',
        },
        stdio: 'ignore',
      },
    );
    const ended = once(child, 'exit');
    try {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and query like '%pg_try_advisory_lock%'`;
      await expect.poll(async () => (await runSql(url, waiting)).length, { timeout: 40_000 }).toBe(1);
      const [inner] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
      process.kill(Number(inner), 'SIGTERM');
      expect(await Promise.race([ended.then(([code]) => code as number), wait(5_000, 'still running')])).toBe(0);
    } finally {
      child.kill('SIGKILL');
      await other.end();
    }
    const tables = `select tablename from pg_tables where schemaname = 'public'`;
    expect(await runSql(url, tables)).toEqual([]);
    await using node = await startNode({ DATABASE_URL: url });
    expect((await fetch(`${node.address}/api/auth/ready`)).status).toBe(200);
  },
);
