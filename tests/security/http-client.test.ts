import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

import { describe, expect, test } from 'vitest';

import { createHttpClient, HttpClientError, isPublic } from '#server/features/social/http-client.ts';
import { LoopbackServer } from '#tests/support/loopback.ts';

const defaults = { timeoutMs: 2_000, maxBytes: 10_000, privateHosts: [] as string[] };
const createClient = (options: Partial<typeof defaults> = {}) =>
  createHttpClient({ ...defaults, ...options }, 'http://localhost:3000');
const outcomeOf = (url: string) =>
  createClient()(url).then(
    () => 'answered',
    (error: unknown) => error,
  );

describe('destination addresses', () => {
  test.for([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/latest/meta-data/',
    'https://169.254.169.254/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://[fc00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://localhost/',
    'https://user:password@example.com/',
    'http://example.com/',
    'file:///etc/passwd',
  ])('rejects %s', async (url) => {
    expect(await outcomeOf(url)).toBeInstanceOf(HttpClientError);
  });

  test.for(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  test('rejects a host name that resolves to a private address unless privateHosts has it', async () => {
    await using loopback = await LoopbackServer.start(() => ({ body: { ok: true } }));
    const url = loopback.origin.replace('127.0.0.1', 'localhost');

    expect(await outcomeOf(url.replace('http:', 'https:'))).toBeInstanceOf(HttpClientError);
    expect(loopback.requests).toEqual([]);
    expect(await (await createClient({ privateHosts: ['localhost'] })(url)).json()).toEqual({ ok: true });
  });
});

describe('responses', () => {
  const loopbackClient = (options: Partial<typeof defaults> = {}) =>
    createClient({ privateHosts: ['127.0.0.1'], ...options });

  test('does not follow redirects', async () => {
    await using loopback = await LoopbackServer.start(() => ({ status: 302, body: '' }));

    expect((await loopbackClient()(`${loopback.origin}/a`)).status).toBe(302);
    expect(loopback.requests).toHaveLength(1);
  });

  test('rejects a response over the size limit', async () => {
    await using loopback = await LoopbackServer.start(() => ({ body: 'x'.repeat(20_000) }));

    await expect(loopbackClient()(loopback.origin)).rejects.toThrow(HttpClientError);
  });

  test('rejects a slow response at the timeout', async () => {
    const silent = createServer((socket) => {
      const drip = setInterval(() => socket.write('HTTP/1.1 200 OK\r\n'.charAt(0)), 50);
      socket.on('close', () => clearInterval(drip)).on('error', () => undefined);
    });
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const { port } = silent.address() as AddressInfo;
    const began = performance.now();

    await expect(loopbackClient({ timeoutMs: 300 })(`http://127.0.0.1:${port}/`)).rejects.toThrow(HttpClientError);
    expect(performance.now() - began).toBeLessThan(2_000);
    await new Promise((closed) => silent.close(closed));
  });

  test('a refused connection throws an HttpClientError', async () => {
    await expect(loopbackClient()('http://127.0.0.1:1/')).rejects.toThrow(HttpClientError);
  });
});
