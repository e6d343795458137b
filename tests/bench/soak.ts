import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { startNode } from '#tests/support/running-node.ts';
import { startSmtpServer } from '#tests/support/smtp.ts';

import { percentile } from './load.ts';
import { SimulatedUser } from './simulated-user.ts';

/**
 * `node tests/bench/soak.ts [minutes] [people at once]`: mixed traffic on one node with mails by SMTP, then a table of
 * what each sixth of the time was like. Ends with 1 where a call failed, memory grew or answers became slow.
 */
const minutes = Number(process.argv[2] ?? 30);
const peopleAtOnce = Number(process.argv[3] ?? 12);
const PARTS = 6;
/** Between two calls of one person; the load is to be that of a working day, not of an attack. */
const PAUSE_MS = 150;
/** The last part beside the second, when all is warm. */
const GROWTH = { memory: 1.15, p99: 2 };

interface Part {
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

const parts: Part[] = Array.from({ length: PARTS }, () => ({ milliseconds: [], memory: [], mails: 0 }));
const failures = new Map<string, number>();
const began = performance.now();
const ends = began + minutes * 60_000;
const part = () => parts[Math.min(PARTS - 1, Math.floor(((performance.now() - began) / (ends - began)) * PARTS))]!;

async function live(): Promise<void> {
  while (performance.now() < ends) {
    const person = new SimulatedUser(node.address, `${randomUUID()}@example.com`, (sent) => {
      part().milliseconds.push(sent.milliseconds);
      if (sent.unexpected) failures.set(sent.unexpected, (failures.get(sent.unexpected) ?? 0) + 1);
    });
    for await (const _ of person.day()) await wait(PAUSE_MS * (0.5 + Math.random()));
  }
}

async function watch(): Promise<void> {
  while (performance.now() < ends) {
    const text = await (await fetch(metrics)).text();
    part().memory.push(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
    part().mails += smtp.received.splice(0).length;
    // What the node wrote is not wanted here, and would be memory of this process.
    node.lines.length = 0;
    await wait(1000);
  }
}
await Promise.all([watch(), ...Array.from({ length: peopleAtOnce }, live)]);

const rows = parts.map(({ milliseconds, memory, mails }, index) => ({
  minutes: `${((index * minutes) / PARTS).toFixed()} to ${(((index + 1) * minutes) / PARTS).toFixed()}`,
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
