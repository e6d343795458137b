import { expect, test } from 'vitest';

import { LatestRead } from '#server/lib/latest-read.ts';

test('of concurrent reads the one that began last counts', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const latest = new LatestRead('initial', () => {
    reads.push(Promise.withResolvers());
    return reads.at(-1)!.promise;
  });
  const [first, second] = [latest.update(), latest.update()];
  reads[1]!.resolve('new');
  await second;
  expect(latest.value).toBe('new');
  reads[0]!.resolve('old');
  await first;
  expect(latest.value).toBe('new');
});
