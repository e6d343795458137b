import { expect, inject } from 'vitest';

import { freshDatabase } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/running-node.ts';
import { test } from '#tests/support/test.ts';

test(
  'SIGTERM ends the process with 0 within ten seconds; a second one at once with 1',
  { timeout: 60_000 },
  async () => {
    const url = await freshDatabase(inject('postgresUrl'));
    await using patient = await startNode({ DATABASE_URL: url });
    const began = performance.now();
    patient.signal('SIGTERM');
    expect(await patient.ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);

    await using hurried = await startNode({ DATABASE_URL: url, SHUTDOWN_ANNOUNCE_SECONDS: '60' });
    hurried.signal('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${hurried.address}/api/auth/ready`)).status, { timeout: 10_000 })
      .toBe(503);
    hurried.signal('SIGTERM');
    expect(await hurried.ended).toBe(1);
  },
);

test(
  'WORKERS=2 serves one port by two processes, replaces one that dies, and stops with both',
  { timeout: 60_000 },
  async () => {
    const url = await freshDatabase(inject('postgresUrl'));
    await using node = await startNode({ DATABASE_URL: url, WORKERS: '2' }, { built: true });
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
