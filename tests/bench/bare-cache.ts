import { createHmac, createSecretKey } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';

/**
 * What a bare Fastify route does for the same answer from the cookie cache: verify one HMAC and send the same bytes.
 * Started as `node bare-cache.ts <secret>`.
 */
const key = createSecretKey(process.argv[2]!, 'utf8');
const app = Fastify();

app.get('/', (request, reply) => {
  const [, cookie = ''] = /session_data=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
  const text = Buffer.from(cookie, 'base64url').toString();
  const [, session = '', expiresAt, signature] = /^\{"session":(.*),"expiresAt":(\d+),"signature":"(.*)"\}$/.exec(
    text,
  )!;
  const signed = `${session.slice(0, -1)},"expiresAt":${expiresAt}}`;
  const isOurs = createHmac('sha256', key).update(signed).digest('base64url') === signature;
  void reply.header('content-type', 'application/json; charset=utf-8').send(isOurs ? session : 'null');
});

await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
