import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect } from 'vitest';

import { startGatehouse, test } from '#tests/support/test.ts';

const IDLE = 2000;
const http = { headersTimeoutMs: 300, requestTimeoutMs: 600, connectionTimeoutMs: 5000 };

async function connectTo(address: string): Promise<Socket> {
  const { port, hostname } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

test.for([
  ['half its headers', 'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  [
    'half its body',
    'POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"email"',
  ],
])('a client that stalls after %s gets 408 and is disconnected', async ([, request]) => {
  await using gatehouse = await startGatehouse({ port: 0, http });
  const socket = await connectTo(await gatehouse.listen());
  socket.write(request!);
  const began = performance.now();

  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close/);
  expect(JSON.parse(body!)).toEqual({ code: 'REQUEST_TIMEOUT', message: 'Request timeout' });
  expect(performance.now() - began).toBeLessThan(5000);
});

test('malformed HTTP answers 400 and oversized headers 431, in the format of every error', async () => {
  await using gatehouse = await startGatehouse({ port: 0 });
  const address = await gatehouse.listen();
  const answerTo = async (request: string) => {
    const socket = await connectTo(address);
    socket.write(request);
    return text(socket);
  };
  expect(await answerTo('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [^]*\{"code":"BAD_REQUEST","message":"Bad request"\}$/,
  );
  expect(await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 [^]*\{"code":"REQUEST_HEADER_FIELDS_TOO_LARGE"/,
  );
});

test('2,000 idle connections do not delay requests and are closed', async () => {
  await using gatehouse = await startGatehouse({
    port: 0,
    http: { ...http, headersTimeoutMs: 3000, requestTimeoutMs: 3000 },
  });
  const address = await gatehouse.listen();
  const sockets: Socket[] = [];
  for (let count = 0; count < IDLE; count += 100) {
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => connectTo(address)))));
  }
  const began = performance.now();
  const response = await fetch(`${address}/api/auth/get-session`);

  expect(response.status).toBe(200);
  expect(performance.now() - began).toBeLessThan(2000);
  const closed = sockets.map((socket) => socket.resume() && once(socket, 'close'));
  await Promise.all(closed);
  expect(sockets.every((socket) => socket.closed)).toBe(true);
});
