import { expect, test } from 'vitest';

import { isoTime } from '#shared/iso-time.ts';

const LAST = 8.64e15;
const edges = ['0000-01-01', '0001-01-01', '1969-12-31T23:59:59.999Z', '1970-01-01', '2024-02-29T23:59:59.999Z'];

test('a moment is written as JavaScript writes it, to the ends of its calendar', () => {
  const moments = [...edges.map((text) => Date.parse(text)), -1, -86_400_000, -LAST, LAST];
  // More days than are remembered, near ones and far ones, before 1970 and after.
  for (let step = 1; step <= 30_000; step++)
    moments.push(step * 61_234_567, step * -86_399_999, step * 287_654_321_012);
  for (const time of moments) {
    const date = new Date(time);
    if (isoTime(date) !== date.toISOString()) expect.fail(`${date.toISOString()} was written ${isoTime(date)}`);
  }
});

test('what is no moment is not written', () => {
  expect(() => isoTime(new Date(Number.NaN))).toThrow(RangeError);
});
