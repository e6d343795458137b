import { expect, test } from 'vitest';

import { runForEach } from '#client/console/forms/run-for-each.ts';

const never = () => false;
const nothing = () => undefined;

test('calls for items run a few at a time, the first one alone', async () => {
  let running = 0;
  const concurrency: number[] = [];
  const done: number[] = [];
  const failed = await runForEach(
    Array.from({ length: 12 }, (_, n) => n),
    async () => {
      concurrency.push(++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
    },
    { needsProof: never, onDone: (count) => done.push(count) },
  );

  expect(failed).toEqual([]);
  expect(concurrency[0]).toBe(1);
  expect(concurrency[1]).toBe(1);
  expect(Math.max(...concurrency)).toBe(4);
  expect(done).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
});

test('a failure concerns one item', async () => {
  const error = new Error('no');
  const call = async (item: string) => {
    if (item === 'b') throw error;
  };
  const failed = await runForEach(['a', 'b', 'c'], call, { needsProof: never, onDone: nothing });
  expect(failed).toEqual([{ item: 'b', error }]);
});

test('a missing proof of the identity stops before any other call', async () => {
  const called: string[] = [];
  const call = async (item: string) => {
    called.push(item);
    throw new Error('stale');
  };
  await expect(runForEach(['a', 'b'], call, { needsProof: () => true, onDone: nothing })).rejects.toThrow('stale');
  expect(called).toEqual(['a']);
});
