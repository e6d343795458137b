import { readFileSync } from 'node:fs';

import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { processTree } from '#tests/support/processes/process-tree.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const ROUNDS = 12;
const TICKS_PER_SECOND = 100;

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The fields of proc(5) from the third on, after the name in parentheses: state, parent and further ones. */
const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');

/** Seconds of the processor that PostgreSQL has used, with connections that have ended. */
async function databaseSeconds({ options }: Gatehouse): Promise<number> {
  const [backend] = await runSql(options.databaseUrl!, 'select pg_backend_pid() as pid');
  const [, postmaster] = statOf(Number(backend!['pid']));
  return processTree(Number(postmaster))
    .map((pid) => {
      try {
        // Fields 14 to 17.
        const times = statOf(pid).slice(11, 15);
        return times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
      } catch {
        // It has ended.
        return 0;
      }
    })
    .reduce((sum, seconds) => sum + seconds, 0);
}

/** Milliseconds of a sign-in, and of the processor in this process and in PostgreSQL, sealing included. */
async function signIns(gatehouse: Gatehouse, person: Person, count: number) {
  const [start, cpu, database] = [performance.now(), process.cpuUsage(), await databaseSeconds(gatehouse)];
  for (let n = 0; n < count; n += 1) {
    const { status } = await new Person(gatehouse).post('/sign-in/email', {
      email: person.email,
      password: person.password,
    });
    expect(status).toBe(200);
  }
  await gatehouse.idle();
  const { user, system } = process.cpuUsage(cpu);
  const spent = (user + system) / 1000 + ((await databaseSeconds(gatehouse)) - database) * 1000;
  return { ms: (performance.now() - start) / count, cpu: spent / count };
}

const costs = [
  // Of single rounds on a loaded machine the ratios vary by a tenth.
  { bcryptCost: 4, count: 600, most: 1.1 },
  { bcryptCost: 10, count: 40, most: 1.03 },
];

test.for(costs)(
  'sealing costs a sign-in little, with hashes of cost $bcryptCost',
  { timeout: 900_000 },
  async ({ bcryptCost, count, most }) => {
    const options = { events: { pollInterval: 0.2 }, emailAndPassword: { bcryptCost } };
    await using on = await startGatehouse(options);
    await using off = await startGatehouse({ ...options, audit: { chain: { enabled: false } } });
    const [personOn, personOff] = [await Person.signUp(on), await Person.signUp(off)];
    const ratios: { ms: number; cpu: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      // The order alternates, and the first round warms up.
      const first = round % 2 === 0 ? await signIns(on, personOn, count) : null;
      const without = await signIns(off, personOff, count);
      const withSeals = first ?? (await signIns(on, personOn, count));
      if (round > 0) ratios.push({ ms: withSeals.ms / without.ms, cpu: withSeals.cpu / without.cpu });
    }
    const [ms, cpu] = [median(ratios.map((each) => each.ms)), median(ratios.map((each) => each.cpu))];
    console.log({ bcryptCost, ms, cpu, ratios });
    expect(bcryptCost === 4 ? ms : cpu).toBeLessThan(most);
  },
);
