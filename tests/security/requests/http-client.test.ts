import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { createHttpClient } from '#server/http/outgoing/http-client.ts';
import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { OutgoingOptions } from '#server/options/outgoing.options.ts';
import { isPublic } from '#server/http/outgoing/public-addresses.ts';
import { LoopbackServer } from '#tests/support/peers/loopback.ts';

type Options = z.input<typeof OutgoingOptions>;
const createClient = (options: Options = {}) =>
  createHttpClient(OutgoingOptions.parse({ timeoutMs: 2_000, maxBytes: 10_000, ...options }), 'http://localhost:3000');
const outcomeOf = (url: string, options: Options = {}) =>
  createClient(options)(url).then(
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
    // IPv4-compatible and other addresses outside of the assigned global unicast.
    'https://[::127.0.0.1]/',
    'https://[::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[200::1]/',
    'https://[4000::1]/',
    'https://[5f00::1]/',
    'https://[fec0::1]/',
    // Services of clouds for their machines.
    'https://168.63.129.16/',
    'https://[::ffff:168.63.129.16]/',
    'https://161.26.0.10/',
    'https://166.9.1.1/',
    'https://100.100.100.200/',
    'https://192.0.0.192/',
    'https://[fd00:ec2::254]/',
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

  test.for([
    ['https://198.41.0.4/', ['198.41.0.0/24']],
    ['https://198.41.0.4/', ['198.41.0.4']],
    ['https://[::ffff:198.41.0.4]/', ['198.41.0.0/24']],
    ['https://[2001:503:ba3e::2:30]/', ['2001:503::/32']],
  ] as const)('rejects %s in the denied networks %s', async ([url, deniedNetworks]) => {
    expect(await outcomeOf(url, { deniedNetworks: [...deniedNetworks] })).toMatchObject({
      message: expect.stringContaining('private or denied'),
    });
  });

  test.for(['203.0.113.0/33', 'example.com', ''])('refuses %s as a denied network', (text) => {
    expect(OutgoingOptions.safeParse({ deniedNetworks: [text] }).success).toBe(false);
  });

  test('rejects a host name that resolves to a private address unless privateHosts has it', async () => {
    await using loopback = await LoopbackServer.start(() => ({ body: { ok: true } }));
    const url = loopback.origin.replace('127.0.0.1', 'localhost');

    expect(await outcomeOf(url.replace('http:', 'https:'))).toBeInstanceOf(HttpClientError);
    expect(loopback.requests).toEqual([]);
    expect(await (await createClient({ privateHosts: ['localhost'] })(url)).json()).toEqual({ ok: true });
  });
});

describe('responses', () => {
  const loopbackClient = (options: Options = {}) => createClient({ privateHosts: ['127.0.0.1'], ...options });

  test('does not follow redirects', async () => {
    await using loopback = await LoopbackServer.start(() => ({ status: 302, body: '' }));

    expect((await loopbackClient()(`${loopback.origin}/a`)).status).toBe(302);
    expect(loopback.requests).toHaveLength(1);
  });

  const codings = { gzip: gzipSync, 'x-gzip': gzipSync, deflate: deflateSync, br: brotliCompressSync };

  test.for(Object.entries(codings))('decodes the content coding %s', async ([coding, encode]) => {
    const content = encode(JSON.stringify({ ok: true }));
    await using server = await serveEncoded(coding, content);

    expect(await (await loopbackClient()(server.origin)).json()).toEqual({ ok: true });
  });

  test('rejects a short body that decodes to one over the size limit', async () => {
    await using server = await serveEncoded('gzip', gzipSync('x'.repeat(1_000_000)));

    await expect(loopbackClient()(server.origin)).rejects.toThrow('longer than');
  });

  test.for([
    ['gzip', Buffer.from('not compressed')],
    ['gzip', gzipSync('cut off'.repeat(100)).subarray(0, 12)],
    ['unknown', Buffer.from('{}')],
  ] as const)('rejects a malformed body with the content coding %s', async ([coding, content]) => {
    await using server = await serveEncoded(coding, content);

    await expect(loopbackClient()(server.origin)).rejects.toThrow(HttpClientError);
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

async function serveEncoded(coding: string, content: Buffer) {
  const server = createHttpServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': coding, 'content-type': 'application/json' }).end(content);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void (await new Promise((closed) => server.close(closed))),
  };
}
