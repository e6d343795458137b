import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import autocannon from 'autocannon';

import { startFlags } from '#tests/support/npm-start.ts';

export interface Peer {
  name: string;
  /** Where its requests go, headers included. */
  request: autocannon.Request & { port: number };
  /** Whose session each connection carries, in turn: people share neither rows nor reads. */
  cookies?: readonly string[];
  /** What a connection sends next, where each request is another. */
  bodies?: (connection: number) => object;
}

/** Starts a file of this folder as a process of its own; resolves when it says where it listens. */
export function startPeer(file: string, ...args: string[]): Promise<Started> {
  return startListening(file, args, []);
}

/** The service with these options of `createGatehouse`, from its sources, with what `npm start` gives Node. */
export function startService(options: object): Promise<Started> {
  return startListening('service.ts', [JSON.stringify(options)], startFlags);
}

export interface Started {
  port: number;
  child: ChildProcess;
}

async function startListening(file: string, args: string[], flags: readonly string[]): Promise<Started> {
  const child = fork(join(import.meta.dirname, file), args, { execArgv: [...flags] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, child };
}

export interface Load {
  connections?: number;
  seconds?: number;
  rounds?: number;
  /** Seconds of load before the first round: a process is compiled while it runs. */
  warmUp?: number;
}

/**
 * Requests per second of each peer: the median of interleaved rounds, so that the machine's moods hit all alike. Each
 * round begins with another peer, so that nobody is always measured just after the same neighbour.
 */
export async function compare(
  peers: Peer[],
  { connections = 32, seconds = 4, rounds = 3, warmUp = 8 }: Load = {},
): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>(peers.map(({ name }) => [name, []]));
  for (const peer of peers) await blast(peer, connections, warmUp);
  for (let round = 1; round <= rounds; round += 1) {
    for (const peer of [...peers.slice(round % peers.length), ...peers.slice(0, round % peers.length)]) {
      const rate = await blast(peer, connections, seconds);
      rates.get(peer.name)!.push(rate);
      process.stderr.write(`  round ${round}/${rounds}  ${peer.name.padEnd(28)} ${Math.round(rate)} requests/s\n`);
    }
  }
  return new Map([...rates].map(([name, seen]) => [name, median(seen)]));
}

async function blast(peer: Peer, connections: number, duration: number): Promise<number> {
  const { name, request, cookies, bodies } = peer;
  const { port, ...rest } = request;
  let connected = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: [rest],
    setupClient: (client) => {
      const connection = connected++;
      const cookie = cookies && { cookie: cookies[connection % cookies.length] };
      const setupRequest =
        bodies && ((next: autocannon.Request) => ({ ...next, body: JSON.stringify(bodies(connection)) }));
      client.setRequests([{ ...rest, headers: { ...rest.headers, ...cookie }, ...(setupRequest && { setupRequest }) }]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${result.non2xx} answers were not 2xx, ${result.errors} connections failed`);
  }
  return result.requests.average;
}

/**
 * How often a second something is done by people at once, each of whom begins anew when done, until the time is over.
 * What is then under way is waited for and counts, and so does its time: nobody measured next finds it under way, and
 * what takes two turns in a queue is not told from what takes one.
 */
export async function perSecond(
  once: (person: number) => Promise<unknown>,
  { people = 32, seconds }: { people?: number; seconds: number },
): Promise<number> {
  const begin = performance.now();
  let done = 0;
  const live = async (person: number): Promise<void> => {
    while (performance.now() < begin + seconds * 1000) {
      await once(person);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => live(person)));
  return (done * 1000) / (performance.now() - begin);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that this share of all stays below; 0 of none. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
