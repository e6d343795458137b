import { gzipSync } from 'node:zlib';

import { expect } from 'vitest';

import { KEY_SET_MAX_AGE } from '#server/features/jwt/signing-keys.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('HEAD of the probes and of the JWKS answers as GET, without the body', async () => {
  await using gatehouse = await startGatehouse({ jwt: { enabled: true } });
  for (const path of ['/ok', '/ready', '/jwks']) {
    const url = `/api/auth${path}`;
    const [head, get] = [await gatehouse.app.inject({ method: 'HEAD', url }), await gatehouse.app.inject({ url })];
    expect([path, head.statusCode, head.body]).toEqual([path, 200, '']);
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]]);
  }
});

test('any cache may store the JWKS for less time than a key is published before it signs', async () => {
  await using gatehouse = await startGatehouse({ jwt: { enabled: true } });
  const { headers } = await gatehouse.app.inject('/api/auth/jwks');

  expect(headers['cache-control']).toBe(`public, max-age=${KEY_SET_MAX_AGE}`);
  expect(KEY_SET_MAX_AGE).toBeLessThan(3600);
  await using without = await startGatehouse();
  expect((await without.app.inject('/api/auth/jwks')).headers['cache-control']).toBe('no-store');
});

test('a compressed body answers 415 and names the encoding that is accepted', async ({ gatehouse }) => {
  const body = JSON.stringify({ email: 'ada@example.com', password: 'a long password' });
  for (const url of ['/api/auth/sign-in/email', '/api/trpc/signIn.email']) {
    for (const encoding of ['gzip', 'br', 'GZIP, identity']) {
      const response = await gatehouse.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload: gzipSync(body),
      });
      expect([response.statusCode, response.headers['accept-encoding']]).toEqual([415, 'identity']);
      expect(response.body).toContain('"UNSUPPORTED_MEDIA_TYPE"');
    }
  }
  const identity = { 'content-type': 'application/json', 'content-encoding': 'identity' };
  const plain = { method: 'POST', url: '/api/auth/sign-in/email', headers: identity, payload: body } as const;
  expect((await gatehouse.app.inject(plain)).statusCode).toBe(401);
});
