import { expect, test } from 'vitest';

import { FairSlots } from '#server/lib/fair-slots.ts';

/** Tasks that end when told to, in the order in which they started. */
function recorder(slots: FairSlots) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (owner: string) =>
    slots.run(owner, () => {
      started.push(owner);
      return new Promise<void>((end) => ends.push(end));
    });
  const endOldest = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { started, run, endOldest };
}

test('runs no more tasks at a time than the limits of an owner and of all', async () => {
  const { started, run, endOldest } = recorder(new FairSlots({ perOwner: 3, total: 5 }));
  const tasks = ['a', 'a', 'a', 'a', 'b', 'b', 'b'].map(run);
  await new Promise(setImmediate);
  expect(started).toEqual(['a', 'a', 'a', 'b', 'b']);

  for (let nth = 0; nth < tasks.length; nth += 1) await endOldest();
  await Promise.all(tasks);
  expect(started).toHaveLength(7);
});

test('gives a free slot to the waiting owner with the fewest running tasks', async () => {
  const { started, run, endOldest } = recorder(new FairSlots({ perOwner: 4, total: 4 }));
  for (const owner of ['slow', 'slow', 'slow', 'slow', 'slow', 'slow', 'quick', 'quick', 'other']) void run(owner);
  await new Promise(setImmediate);
  started.length = 0;
  for (let nth = 0; nth < 4; nth += 1) await endOldest();

  expect(started).toEqual(['quick', 'other', 'slow', 'quick']);
});

test('a task that throws frees its slot', async () => {
  const slots = new FairSlots({ perOwner: 1, total: 1 });

  await expect(slots.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.run('a', async () => 'done')).toBe('done');
});
