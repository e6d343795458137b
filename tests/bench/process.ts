import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

import autocannon from 'autocannon';

import { startFlags, startProgram } from '#tests/support/processes/npm-start.ts';
import { databaseUrl as at, runSql } from '#tests/support/postgres.ts';

import { signUp } from './http.ts';
import { median, type Started } from './load.ts';
import { countPipelined } from './pipelining.ts';
import type { Bench, Row } from './bench.ts';
import { compareWorkers } from './workers.ts';

const STARTS = 5;
const REQUESTS = 200_000;

/** The service as `npm start` runs it: time to the first answer, memory, and the gain of a second process. */
export async function benchProcess({ databaseUrl }: Bench): Promise<Row[]> {
  await runSql(databaseUrl, 'create database process');
  const url = at(databaseUrl, 'process');
  const first = await start(url);
  const { cookie } = await signUp(first.port, 'process@example.com');
  await stop(first.child);

  const times: number[] = [];
  const idle: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const begun = performance.now();
    const { port, child } = await start(url);
    await fetch(`http://127.0.0.1:${port}/api/auth/ok`);
    times.push(performance.now() - begun);
    await wait(2_000);
    idle.push(await residentMegabytes(child));
    await stop(child);
  }
  process.stderr.write(`  first answer ${median(times).toFixed(0)} ms, idle ${median(idle).toFixed(0)} MB\n`);

  const one = await start(url);
  const sendRequests = (amount: number) =>
    autocannon({
      url: `http://127.0.0.1:${one.port}/api/auth/get-session`,
      connections: 32,
      amount,
      headers: { cookie },
    });
  await sendRequests(REQUESTS / 4);
  const before = await residentMegabytes(one.child);
  await sendRequests(REQUESTS);
  const after = await residentMegabytes(one.child);
  process.stderr.write(`  ${before.toFixed(0)} MB warm, ${after.toFixed(0)} MB ${REQUESTS} requests later\n`);

  const two = await start(url, { WORKERS: '2' });
  const workers = await compareWorkers(
    { one, two },
    {
      serverUrl: databaseUrl,
      work: 'get-session',
      generator: async (port, duration) => {
        const load = { url: `http://127.0.0.1:${port}/api/auth/get-session`, connections: 32, headers: { cookie } };
        const { requests, non2xx } = await autocannon({ ...load, duration });
        if (non2xx > 0) throw new Error(`${non2xx} of ${requests.total} answers were not 2xx`);
        return requests.total;
      },
    },
  );
  await Promise.all([stop(one.child), stop(two.child)]);
  return [
    { work: '800 ms / first answer after the start', ratio: 800 / median(times), budget: 1 },
    { work: '140 MB / memory when idle', ratio: 140 / median(idle), budget: 1 },
    { work: `260 MB / memory after ${REQUESTS} requests`, ratio: 260 / after, budget: 1 },
    { work: `memory before / after ${REQUESTS} requests`, ratio: before / after, budget: 0.9 },
    ...workers,
    ...(await workersFromCache(databaseUrl, url)),
  ];
}

/** Requests that need no PostgreSQL and little of the load generator, so that a second process has idle cores. */
async function workersFromCache(serverUrl: string, url: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-cached-'));
  const options = { session: { cookieCache: { enabled: true, maxAge: 3600 } } };
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(options)};\n`);
  const one = await start(url, {}, folder);
  const two = await start(url, { WORKERS: '2' }, folder);
  const { cookie } = await signUp(one.port, 'cached@example.com');
  try {
    return await compareWorkers(
      { one, two },
      {
        serverUrl,
        work: 'get-session from the cookie cache, pipelined',
        generator: (port, seconds) => countPipelined(port, { path: '/api/auth/get-session', cookie }, seconds),
      },
    );
  } finally {
    await Promise.all([stop(one.child), stop(two.child)]);
    await rm(folder, { recursive: true });
  }
}

/** Starts the service in a folder, whose `gatehouse.config.ts` it reads. */
async function start(url: string, env: Record<string, string> = {}, cwd = process.cwd()): Promise<Started> {
  const child = spawn(process.execPath, [...startFlags, startProgram], {
    cwd,
    env: {
      ...process.env,
      DATABASE_URL: url,
      AUTH_SECRET: 'a secret for the bench with thirty-two or more',
      BASE_URL: 'http://localhost:3000',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const workers = Number(env['WORKERS'] ?? 1);
  const listening = new Set<string>();
  const port = await new Promise<number>((resolve) => {
    const lines = createInterface({ input: child.stdout }).on('line', (line) => {
      const match = /Server listening at http:\/\/[\d.]+:(\d+)/.exec(line);
      if (!match || listening.add(line).size < workers) return;
      lines.close();
      // Each response logs a line, which is read and dropped.
      child.stdout.resume();
      resolve(Number(match[1]));
    });
  });
  return { port, child };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}
