import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  /** Including the query. */
  path: string;
  headers: Record<string, string>;
  body: Record<string, string>;
}

export interface Reply {
  status?: number;
  body: unknown;
  type?: string;
}

export type RequestHandler = (request: ReceivedRequest) => Reply | Promise<Reply>;

/** An HTTP server on loopback that records the requests it receives. */
export class LoopbackServer implements AsyncDisposable {
  readonly requests: ReceivedRequest[] = [];
  readonly origin: string;
  readonly #close: () => Promise<void>;

  private constructor(origin: string, close: () => Promise<void>) {
    this.origin = origin;
    this.#close = close;
  }

  static async start(answer: RequestHandler): Promise<LoopbackServer> {
    const server = createServer((request, response) => {
      void read(request).then(async (received) => {
        loopback.requests.push(received);
        const { status = 200, body, type = 'application/json' } = await answer(received);
        response.writeHead(status, { 'content-type': type });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const loopback = new LoopbackServer(`http://127.0.0.1:${port}`, async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    });
    return loopback;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  return { method: request.method!, path: request.url!, headers, body: Object.fromEntries(new URLSearchParams(text)) };
}
