import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const ROUNDS = 12;
const SIGN_INS = 150;

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Milliseconds and microseconds of the CPU of this process, sealing included, for each sign-in. */
async function signIns(gatehouse: Gatehouse, person: Person) {
  const start = performance.now();
  const cpu = process.cpuUsage();
  for (let n = 0; n < SIGN_INS; n += 1) {
    const { status } = await new Person(gatehouse).post('/sign-in/email', {
      email: person.email,
      password: person.password,
    });
    expect(status).toBe(200);
  }
  await gatehouse.idle();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: (performance.now() - start) / SIGN_INS, cpu: (user + system) / SIGN_INS };
}

test('sealing costs a sign-in little', { timeout: 600_000 }, async () => {
  const events = { pollInterval: 0.2 };
  await using on = await startGatehouse({ events });
  await using off = await startGatehouse({ events, audit: { chain: { enabled: false } } });
  const [personOn, personOff] = [await Person.signUp(on), await Person.signUp(off)];
  const ratios: { ms: number; cpu: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // The order alternates, and the first round warms up.
    const first = round % 2 === 0 ? await signIns(on, personOn) : null;
    const without = await signIns(off, personOff);
    const withSeals = first ?? (await signIns(on, personOn));
    if (round > 0) ratios.push({ ms: withSeals.ms / without.ms, cpu: withSeals.cpu / without.cpu });
  }
  const [ms, cpu] = [median(ratios.map((each) => each.ms)), median(ratios.map((each) => each.cpu))];
  console.log({ ms, cpu, ratios });
  // Of single rounds on a loaded machine the ratios vary by a tenth.
  expect(ms).toBeLessThan(1.1);
});
