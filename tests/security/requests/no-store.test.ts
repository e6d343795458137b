import { expect } from 'vitest';

import { httpCalls } from '#tests/support/calls/http-calls.ts';
import { test } from '#tests/support/test.ts';

test('every call answers no-store and varies by credentials, over REST and RPC', async ({ gatehouse, signedIn }) => {
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const { name, method, url, meta } of httpCalls(gatehouse).filter(
    ({ name }) => !/^(signOut|revoke|delete)/.test(name),
  )) {
    for (const address of [url, `/api/trpc/${name}`]) {
      for (const requestHeaders of [{}, { cookie }]) {
        const request = {
          method,
          url: address,
          headers: requestHeaders,
          ...(method === 'POST' ? { payload: {} } : {}),
        };
        const { headers, statusCode } = await gatehouse.app.inject(request);
        // Those that every caller may read alike say for how long.
        const isShared = meta.maxAge !== undefined && address === url && statusCode === 200;
        const expected = isShared ? `public, max-age=${meta.maxAge}` : 'no-store';
        expect(headers['cache-control'], address).toBe(expected);
        for (const field of ['Cookie', 'Authorization', 'Origin']) expect(headers['vary'], address).toContain(field);
      }
    }
  }
});
