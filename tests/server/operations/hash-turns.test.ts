import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

import { expect, inject } from 'vitest';

import { emptyDatabase } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/running-node.ts';
import { test } from '#tests/support/test.ts';

const cores = availableParallelism();
const isLinux = process.platform === 'linux';

test.runIf(isLinux)('`npm start` hashes on threads below the event loop, and has more of them than cores', async () => {
  await using node = await startNode({ DATABASE_URL: await emptyDatabase(inject('postgresUrl')) }, { built: true });
  const threads = await threadsOf(node.pid);
  const mine = Number((await readFile(`/proc/${process.pid}/stat`, 'utf8')).split(' ')[18]);

  expect(threads.filter(({ name }) => name === 'MainThread')).toEqual([{ name: 'MainThread', nice: mine }]);
  const pool = threads.filter(({ name }) => name === 'libuv-worker');
  expect(pool).toEqual(Array(cores + 4).fill({ name: 'libuv-worker', nice: Math.min(mine + 8, 19) }));
});

test('of several processes each hashes on its part of the cores, two in all ahead; the next waits', async () => {
  const [oneLess, taken] = isLinux ? [cores + 1, 1 + Math.ceil(2 / cores)] : [cores - 1, 1];
  expect((await order({ processes: 1, begun: oneLess }))[0]).toBe(CHEAP);
  expect((await order({ processes: cores, begun: taken }))[0]).toBe(DEAR);
});

test.runIf(cores > 1)('hashes leave a busy event loop a core, and take it back when it is not', async () => {
  const leftOver = cores - 1;
  expect((await order({ processes: 1, begun: leftOver, after: ['work'] }))[0]).toBe(DEAR);
  expect((await order({ processes: 1, begun: leftOver }))[0]).toBe(CHEAP);
});

const DEAR = 12;
const CHEAP = 4;

interface Begun {
  processes: number;
  begun: number;
  /** What the event loop has just done, for a third of a second each. */
  after?: readonly ('work' | 'rest')[];
}

/** A process begins dear hashes and a cheap one after them: their costs, in the order in which they are done. */
async function order({ processes, begun, after = ['work', 'rest'] }: Begun): Promise<number[]> {
  const url = (path: string) => JSON.stringify(import.meta.resolve(path));
  const script = `
    import { shareCores } from ${url('#server/security/hash-turns.ts')};
    import { hashPassword } from ${url('#server/security/password.ts')};
    import { setTimeout } from 'node:timers/promises';
    await shareCores(${processes});
    const work = () => { for (const end = performance.now() + 300; performance.now() < end;); };
    const rest = () => setTimeout(300);
    for (const before of ${JSON.stringify(after)}) {
      await { work, rest }[before]();
      await hashPassword('a long password', ${CHEAP});
    }
    const done = [];
    const hash = (cost) => hashPassword('a long password', cost).then(() => done.push(cost));
    await Promise.all([...Array(${begun}).fill(${DEAR}), ${CHEAP}].map(hash));
    console.log(...done);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stdout.trim().split(' ').map(Number);
}

async function threadsOf(pid: number) {
  const ids = await readdir(`/proc/${pid}/task`);
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${pid}/task/${id}/stat`, 'utf8')));
  return lines.map((line) => {
    const end = line.lastIndexOf(')');
    return { name: line.slice(line.indexOf('(') + 1, end), nice: Number(line.slice(end + 2).split(' ')[16]) };
  });
}
