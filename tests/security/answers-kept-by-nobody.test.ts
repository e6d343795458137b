import { expect } from 'vitest';

import { httpCalls } from '#tests/support/http-calls.ts';
import { test } from '#tests/support/test.ts';

test('no cache between us and a person keeps an answer, of any call, at either door', async ({
  gatehouse,
  signedIn,
}) => {
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const { name, method, url } of httpCalls(gatehouse).filter(
    ({ name }) => !/^(signOut|revoke|delete)/.test(name),
  )) {
    for (const address of [url, `/api/trpc/${name}`]) {
      for (const headersOf of [{}, { cookie }]) {
        const request = { method, url: address, headers: headersOf, ...(method === 'POST' ? { payload: {} } : {}) };
        const { headers } = await gatehouse.app.inject(request);
        expect(headers['cache-control'], address).toBe('no-store');
        for (const field of ['Cookie', 'Authorization', 'Origin']) expect(headers['vary'], address).toContain(field);
      }
    }
  }
});
