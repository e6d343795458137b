import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { expect } from 'vitest';

import { test } from '#tests/support/test.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapAfterCollection(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

/** A full Cookie header of short names, none of which repeats. */
const headerOf = (n: number) =>
  Array.from({ length: 3000 }, (_, cookie) => `${(n * 3000 + cookie).toString(36)}=`)
    .join('; ')
    .slice(0, 15_600);

test('headers with many distinct cookies do not grow the heap', { timeout: 60_000 }, async ({ gatehouse }) => {
  const sendRequest = async (n: number) =>
    gatehouse.app.inject({ url: '/api/auth/get-session', headers: { cookie: headerOf(n) } });
  for (let n = 0; n < 50; n++) await sendRequest(n);
  const before = heapAfterCollection();
  for (let n = 50; n < 550; n++) expect((await sendRequest(n)).statusCode).toBe(200);

  expect((heapAfterCollection() - before) / 1_000_000).toBeLessThan(30);
});
