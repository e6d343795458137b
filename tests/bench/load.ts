import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import autocannon from 'autocannon';

import { childEnvironment } from '#tests/support/processes/child-environment.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { startFlags, startProgram } from '#tests/support/processes/npm-start.ts';

export interface Peer {
  name: string;
  /** Its request, headers included. */
  request: autocannon.Request & { port: number };
  /** The credentials of the connections, of different users, so that no rows are shared. */
  headers?: readonly Record<string, string>[];
  /** The next body of a connection, if each request differs. */
  bodies?: (connection: number) => object;
  /** The processor seconds so far of the processes that answer, if they are to be compared. */
  spent?: () => Promise<number>;
}

export interface Started {
  port: number;
  child: ChildProcess;
}

/** Starts a file of this folder as a process; resolves when it listens. */
export async function startPeer(file: string, ...args: string[]): Promise<Started> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, child };
}

/** Starts what `npm start` runs, with options of `createGatehouse`; resolves when it listens. */
export async function startService(options: object): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bench-options-'));
  const port = await freePort();
  const all = { logLevel: 'error', webApp: false, baseUrl: 'http://localhost:3000', port, ...options };
  await writeFile(join(folder, 'gatehouse.config.ts'), `export default ${JSON.stringify(all)};\n`);
  const child = spawn(process.execPath, [...startFlags, startProgram], {
    cwd: folder,
    env: childEnvironment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready')) break;
  child.stdout.resume();
  // Worker threads cannot start in a removed folder.
  child.once('exit', () => void rm(folder, { recursive: true }));
  return { port, child };
}

export interface Load {
  connections?: number;
  /** Seconds of load before the first round, for the JIT compiler. */
  warmUp?: number;
}

const ROUNDS = 7;
const SECONDS = 2;

/** The ratios of two peers, each the median of its rounds. */
interface Comparison {
  /** Of their requests per second. */
  rates: (name: string, other: string) => number;
  /** Of their processor time per request. */
  costs: (name: string, other: string) => number;
}

interface Measurement {
  rate: number;
  /** Processor seconds per request. */
  cost: number;
}

/**
 * Loads the peers in alternation. Other users of the machine slow down whole seconds, which affects neighbours alike, so that
 * ratios are of one round. Each round begins with another peer, so that their order varies.
 */
export async function compare(peers: Peer[], { connections = 32, warmUp = 8 }: Load = {}): Promise<Comparison> {
  const measured = new Map<string, Measurement[]>(peers.map(({ name }) => [name, []]));
  for (const peer of peers) await applyLoad(peer, connections, warmUp);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const peer of [...peers.slice(round % peers.length), ...peers.slice(0, round % peers.length)]) {
      const measurement = await applyLoad(peer, connections, SECONDS);
      measured.get(peer.name)!.push(measurement);
      const { rate, cost } = measurement;
      const spent = peer.spent ? `  ${(cost * 1000).toFixed(3)} ms of processor time` : '';
      process.stderr.write(
        `  round ${round}/${ROUNDS}  ${peer.name.padEnd(28)} ${Math.round(rate)} requests/s${spent}\n`,
      );
    }
  }
  const ratios = (key: keyof Measurement) => (name: string, other: string) =>
    median(measured.get(name)!.map((measurement, round) => measurement[key] / measured.get(other)![round]![key]));
  return { rates: ratios('rate'), costs: ratios('cost') };
}

async function applyLoad(peer: Peer, connections: number, duration: number): Promise<Measurement> {
  const { name, request, headers, bodies, spent = () => Promise.resolve(0) } = peer;
  const { port, ...rest } = request;
  let connected = 0;
  const before = await spent();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: [rest],
    setupClient: (client) => {
      const connection = connected++;
      const own = headers?.[connection % headers.length];
      const setupRequest =
        bodies && ((next: autocannon.Request) => ({ ...next, body: JSON.stringify(bodies(connection)) }));
      client.setRequests([{ ...rest, headers: { ...rest.headers, ...own }, ...(setupRequest && { setupRequest }) }]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} connections failed`);
  }
  return { rate: result.requests.average, cost: ((await spent()) - before) / result.requests.total };
}

/**
 * The rate of a task that concurrent users repeat for some seconds. Tasks in progress at the end are awaited and counted
 * with their time, so that they do not overlap with the next measurement.
 */
export async function measureRate(
  task: (user: number) => Promise<unknown>,
  { users = 32, seconds }: { users?: number; seconds: number },
): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const repeat = async (user: number): Promise<void> => {
    while (performance.now() < begin + seconds * 1000) {
      await task(user);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => repeat(user)));
  return (done * 1000) / (performance.now() - begin);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value below which this share of the values lies; 0 without values. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
