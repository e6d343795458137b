import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An address of an application that gets logout tokens, on loopback. */
export async function startReceiver(answer = { status: 200 }) {
  const bodies: string[] = [];
  const waiting: ((body: string) => void)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(answer.status).end();
      const resolve = waiting.shift();
      if (resolve) resolve(body);
      else bodies.push(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/logout`,
    /** The body of the next request. */
    next: () => {
      const body = bodies.shift();
      return body === undefined ? new Promise<string>((resolve) => waiting.push(resolve)) : Promise.resolve(body);
    },
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
