import { expect } from 'vitest';

import { RPC_PREFIX } from '#server/http/rpc.ts';
import { openCalls } from '#tests/support/every-call.ts';
import { RawClient } from '#tests/support/raw-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** Spellings of a path that the router takes for the same path. */
const equivalent: Record<string, (path: string) => string> = {
  'an encoded letter': (path) => path.replace('/api', '/%61pi'),
  'another encoded letter': (path) => path.replace('/api', '/ap%69'),
  'a prefix encoded in full': (path) => path.replace('/api', '/%61%70%69'),
  'an absolute target': (path) => `http://localhost:3000${path}`,
  'an absolute target at another host': (path) => `https://elsewhere.test${path}`,
  'an absolute target with an encoded letter': (path) => `http://localhost:3000${path.replace('/api', '/%61pi')}`,
};

/** Spellings that lead to no call. */
const different: Record<string, (path: string) => string> = {
  'a doubled slash': (path) => `/${path}`,
  'a doubled slash and an encoded letter': (path) => `/${path.replace('/api', '/%61pi')}`,
  'an encoded slash': (path) => path.replace('/api/', '/api%2f'),
  'a dot segment': (path) => `/.${path}`,
  capitals: (path) => path.replace('/api', '/API'),
};

/** The headers that keep an answer out of caches and documents, whatever the call. */
const security = [
  'cache-control',
  'vary',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

test('every spelling of every path answers with the same security headers', { timeout: 120_000 }, async () => {
  await using gatehouse = await startGatehouse({ webApp: true, port: 0 });
  const address = await gatehouse.listen();
  using client = new RawClient(address, { patienceMs: 10_000 });
  const ask = (method: string, url: string) =>
    client.send({
      method,
      url,
      headers: [
        ['host', 'localhost:3000'],
        ['accept', 'application/json'],
        ...((method === 'POST'
          ? [
              ['content-type', 'application/json'],
              ['content-length', '2'],
            ]
          : []) as [string, string][]),
      ],
      ...(method === 'POST' ? { body: Buffer.from('{}') } : {}),
    });
  const of = (headers: Record<string, unknown>) => Object.fromEntries(security.map((name) => [name, headers[name]]));
  const notFound = of((await ask('GET', '/api/auth/nothing')).headers);
  expect(notFound).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });

  for (const { name, method, url } of openCalls(gatehouse)) {
    for (const path of [url, `${RPC_PREFIX}/${name}`]) {
      const plain = await ask(method, path);
      expect(of(plain.headers), path).toMatchObject({
        'cache-control': 'no-store',
        vary: expect.stringMatching(/Cookie.*Authorization.*Origin/),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
      for (const [what, spell] of Object.entries(equivalent)) {
        const spelled = await ask(method, spell(path));
        expect(of(spelled.headers), `${path}: ${what}`).toEqual(of(plain.headers));
        expect(spelled.status === 404, `${path}: ${what}`).toBe(plain.status === 404);
      }
      for (const [what, spell] of Object.entries(different)) {
        const spelled = await ask(method, spell(path));
        expect({ status: spelled.status, ...of(spelled.headers) }, `${path}: ${what}`).toEqual({
          status: 404,
          ...notFound,
        });
      }
    }
  }
});

test('an error before the call has the transport’s form in every spelling of the path', async ({ gatehouse }) => {
  for (const path of ['/api/trpc/signIn.email', '/%61pi/trpc/signIn.email']) {
    const response = await gatehouse.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(response.json()).toMatchObject({ error: { data: { code: 'INVALID_JSON_IN_REQUEST_BODY' } } });
  }
});

test('refuses a request with two Host headers', async () => {
  await using gatehouse = await startGatehouse({ port: 0 });
  const address = await gatehouse.listen();
  using client = new RawClient(address, { patienceMs: 10_000 });
  for (const url of ['/api/auth/ok', '/api/trpc/ok', '/nothing']) {
    for (const second of ['localhost:3000', 'elsewhere.test']) {
      const { status, body } = await client.send({
        method: 'GET',
        url,
        headers: [
          ['host', 'localhost:3000'],
          ['Host', second],
        ],
      });
      expect([status, body]).toEqual([400, expect.stringContaining('BAD_REQUEST')]);
    }
  }
});
