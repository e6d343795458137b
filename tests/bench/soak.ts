import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { startSmtpServer } from '#tests/support/peers/smtp.ts';

import { percentile } from './load.ts';
import { SimulatedUser } from './simulated-user.ts';

/**
 * `node tests/bench/soak.ts [minutes] [concurrent users]`: mixed traffic on one node with emails by SMTP, then a table
 * with a row for each sixth of the time. Exits with 1 if a call failed, memory grew or responses became slow.
 */
const minutes = Number(process.argv[2] ?? 30);
const concurrentUsers = Number(process.argv[3] ?? 12);
const INTERVALS = 6;
/** Between two calls of one user, so that the load is that of a working day. */
const PAUSE_MS = 150;
/** Maximum growth from the second interval, after the warm-up, to the last. */
const GROWTH = { memory: 1.15, p99: 2 };

interface Interval {
  milliseconds: number[];
  /** Resident memory of the node, once a second; MiB. */
  memory: number[];
  mails: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-soak-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const smtp = await startSmtpServer();
const node = await startNode({
  DATABASE_URL: postgres.url,
  SMTP_URL: smtp.url,
  LOG_LEVEL: 'info',
  METRICS_ENABLED: 'true',
  METRICS_PORT: '0',
});
const metrics = /"address":"([^"]+\/metrics)"/.exec(node.lines.find((line) => line.includes('"metrics"'))!)![1]!;

const intervals: Interval[] = Array.from({ length: INTERVALS }, () => ({ milliseconds: [], memory: [], mails: 0 }));
const failures = new Map<string, number>();
const began = performance.now();
const ends = began + minutes * 60_000;
const interval = () =>
  intervals[Math.min(INTERVALS - 1, Math.floor(((performance.now() - began) / (ends - began)) * INTERVALS))]!;

async function simulateUsers(): Promise<void> {
  while (performance.now() < ends) {
    const user = new SimulatedUser(node.address, `${randomUUID()}@example.com`, (response) => {
      interval().milliseconds.push(response.milliseconds);
      if (response.unexpected) failures.set(response.unexpected, (failures.get(response.unexpected) ?? 0) + 1);
    });
    for await (const _ of user.run()) await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}

async function sampleMetrics(): Promise<void> {
  while (performance.now() < ends) {
    const text = await (await fetch(metrics)).text();
    interval().memory.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
    interval().mails += smtp.received.splice(0).length;
    // The log lines would grow the memory of this process.
    node.lines.length = 0;
    await wait(1000);
  }
}
await Promise.all([sampleMetrics(), ...Array.from({ length: concurrentUsers }, simulateUsers)]);

const rows = intervals.map(({ milliseconds, memory, mails }, index) => ({
  minutes: `${((index * minutes) / INTERVALS).toFixed()} to ${(((index + 1) * minutes) / INTERVALS).toFixed()}`,
  calls: milliseconds.length,
  mails,
  p50: percentile(milliseconds, 0.5),
  p99: percentile(milliseconds, 0.99),
  memory: percentile(memory, 0.5),
}));
console.log(
  '\n| minutes | calls | mails | median, ms | 99 of 100 within, ms | memory, MiB |\n|---|---|---|---|---|---|',
);
for (const { minutes: span, calls, mails, p50, p99, memory } of rows)
  console.log(`| ${span} | ${calls} | ${mails} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${memory.toFixed(0)} |`);
console.log(`\nCalls that failed: ${JSON.stringify(Object.fromEntries(failures))}`);

const [second, last] = [rows[1]!, rows.at(-1)!];
const isFlat = last.memory <= second.memory * GROWTH.memory && last.p99 <= second.p99 * GROWTH.p99;
node.signal('SIGTERM');
const code = await node.ended;
await smtp[Symbol.asyncDispose]();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`Memory and latencies ${isFlat ? 'stayed' : 'GREW'}; the node ended with ${String(code)}`);
process.exitCode = failures.size === 0 && isFlat && code === 0 ? 0 : 1;
