import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { RPC_PREFIX } from '#server/options/base-path.options.ts';
import { httpCalls } from '#tests/support/calls/http-calls.ts';
import { RawClient } from '#tests/support/calls/raw-client.ts';
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

/** Spellings that match no call. */
const different: Record<string, (path: string) => string> = {
  'a doubled slash': (path) => `/${path}`,
  'a doubled slash and an encoded letter': (path) => `/${path.replace('/api', '/%61pi')}`,
  'an encoded slash': (path) => path.replace('/api/', '/api%2f'),
  'a dot segment': (path) => `/.${path}`,
  capitals: (path) => path.replace('/api', '/API'),
};

/** Headers that every response must have. */
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
  using client = new RawClient(address, { timeoutMs: 10_000 });
  const sendRequest = (method: string, url: string) =>
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
  const pickSecurity = (headers: Record<string, unknown>) =>
    Object.fromEntries(security.map((name) => [name, headers[name]]));
  const notFound = pickSecurity((await sendRequest('GET', '/api/auth/nothing')).headers);
  expect(notFound).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });

  for (const { name, method, url, meta } of httpCalls(gatehouse)) {
    for (const path of [url, `${RPC_PREFIX}/${name}`]) {
      const plain = await sendRequest(method, path);
      const isCacheable = meta.maxAge !== undefined && path === url && plain.status === 200;
      expect(pickSecurity(plain.headers), path).toMatchObject({
        'cache-control': isCacheable ? `public, max-age=${meta.maxAge}` : 'no-store',
        vary: expect.stringMatching(/Cookie.*Authorization.*Origin/),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
      for (const [what, spell] of Object.entries(equivalent)) {
        const variant = await sendRequest(method, spell(path));
        expect(pickSecurity(variant.headers), `${path}: ${what}`).toEqual(pickSecurity(plain.headers));
        expect(variant.status === 404, `${path}: ${what}`).toBe(plain.status === 404);
      }
      for (const [what, spell] of Object.entries(different)) {
        const variant = await sendRequest(method, spell(path));
        expect({ status: variant.status, ...pickSecurity(variant.headers) }, `${path}: ${what}`).toEqual({
          status: 404,
          ...notFound,
        });
      }
    }
  }
});

/** Paths that are no calls: every route of the tree that Fastify prints, and pages of the web app. */
function otherPaths(gatehouse: Gatehouse): string[] {
  const lines = gatehouse.app.printRoutes({ commonPrefix: false }).matchAll(/^(.*)[├└]── (\S+)(?: \((.*)\))?$/gm);
  const branch: string[] = [];
  const routes = [...lines].flatMap(([, indent, text, methods]) => {
    branch.splice(indent!.length / 4, Infinity, text!);
    return methods?.includes('GET') ? [branch.join('').replace(/:\w+|\*/g, 'made-up')] : [];
  });
  const calls = httpCalls(gatehouse).flatMap(({ name, url }) => [url, `${RPC_PREFIX}/${name}`]);
  return [...routes.filter((path) => !calls.includes(path)), '/', '/sign-in'];
}

test('every other route answers with the same security headers in every spelling', { timeout: 60_000 }, async () => {
  await using gatehouse = await startGatehouse({ webApp: true, port: 0 });
  using client = new RawClient(await gatehouse.listen(), { timeoutMs: 10_000 });
  const sendRequest = async (url: string) => {
    const { status, headers } = await client.send({ method: 'GET', url, headers: [['host', 'localhost:3000']] });
    return { status, ...Object.fromEntries(security.map((name) => [name, headers[name]])) } as Record<string, unknown>;
  };
  const encoded = (path: string) => path.replace(/(?<=\/)[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

  const paths = otherPaths(gatehouse);
  const otherRoutes = ['/api/auth/docs', '/api/auth/docs/start.js', '/api/auth/openapi.json', '/dev/mailbox.json'];
  expect(paths).toEqual(expect.arrayContaining(otherRoutes));
  for (const path of paths) {
    const plain = await sendRequest(path);
    expect(plain['x-content-type-options'], path).toBe('nosniff');
    expect(plain['content-security-policy'], path).toBeDefined();
    expect(await sendRequest(encoded(path)), encoded(path)).toEqual(plain);
    expect(await sendRequest(`http://localhost:3000${path}`), path).toEqual(plain);
  }
});

test('a JSON syntax error has the format of its transport in every spelling of the path', async ({ gatehouse }) => {
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

test('rejects a request with two Host headers', async () => {
  await using gatehouse = await startGatehouse({ port: 0 });
  const address = await gatehouse.listen();
  using client = new RawClient(address, { timeoutMs: 10_000 });
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
