import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'vitest';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** A small tmpfs that the test can fill; null without permission to mount it. */
async function smallDisk(megabytes: number) {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    free: () => rmSync(ballast),
    [Symbol.asyncDispose]: async () => {
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

test(
  'a full disk answers 503, and the service recovers without loss when space is free',
  { timeout: 90_000 },
  async ({ skip }) => {
    await using disk = await smallDisk(160);
    if (disk === null) return skip('mounting a disk needs root');
    const settings = { max_wal_size: '32MB', min_wal_size: '32MB' };
    const logLines: string[] = [];
    const log = (line: string) => void logLines.push(line);
    const postgres = await startEmbeddedPostgres({ dataDir: disk.folder, settings, log });
    await using gatehouse = await startGatehouse({ databaseUrl: postgres.url, database: { poolSize: 4 } });
    const statuses = new Set<number>();
    const acknowledged: string[] = [];
    const signUp = async () => {
      const person = new Person(gatehouse);
      const payload = { email: person.email, password: PASSWORD, name: 'A'.repeat(200) };
      const { statusCode, headers } = await person.send({ method: 'POST', url: '/sign-up/email', payload });
      statuses.add(statusCode);
      if (statusCode === 200) acknowledged.push(person.email);
      else expect(headers['retry-after']).toBe('2');
      return statusCode;
    };
    for (let count = 0; count < 20; count++) await signUp();

    disk.fill();
    while ((await signUp()) === 200);
    for (let count = 0; count < 10; count++) await signUp();
    expect((await new Person(gatehouse).get('/ok')).status).toBe(200);
    // PostgreSQL cannot start on the full disk either, and its start is retried.
    process.kill(Number(readFileSync(join(disk.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await expect.poll(() => logLines.some((line) => line.includes('did not restart')), { timeout: 20_000 }).toBe(true);
    expect(await signUp()).toBe(503);
    disk.free();
    await expect.poll(signUp, { timeout: 60_000, interval: 200 }).toBe(200);

    expect(statuses).toEqual(new Set([200, 503]));
    const stored = new Set((await runSql(postgres.url, 'select email from "user"')).map(({ email }) => email));
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    await gatehouse.close();
    await postgres.stop();
  },
);
