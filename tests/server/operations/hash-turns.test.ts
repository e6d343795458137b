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
  expect(pool).toEqual(Array(cores + 4).fill({ name: 'libuv-worker', nice: Math.min(mine + 12, 19) }));
});

test('of several processes each hashes on its part of the cores, one more at once; the next waits', async () => {
  const [oneMore, taken] = isLinux ? [cores, 2] : [cores - 1, 1];
  expect((await order({ processes: 1, begun: oneMore }))[0]).toBe(CHEAP);
  expect((await order({ processes: cores, begun: taken }))[0]).toBe(DEAR);
});

const DEAR = 12;
const CHEAP = 4;

/** A process begins dear hashes and a cheap one after them: their costs, in the order in which they are done. */
async function order({ processes, begun }: { processes: number; begun: number }): Promise<number[]> {
  const url = (path: string) => JSON.stringify(import.meta.resolve(path));
  const script = `
    import { shareCores } from ${url('#server/security/hash-turns.ts')};
    import { hashPassword } from ${url('#server/security/password.ts')};
    await shareCores(${processes});
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
