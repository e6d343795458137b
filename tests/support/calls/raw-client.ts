import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { RecordedResponse } from '#tests/support/sources/response-violations.ts';

/** A raw request, which HTTP libraries might reject. Text is Latin-1. */
export interface RawRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Sends HTTP over one socket without correcting the request. */
export class RawClient implements Disposable {
  readonly #port: number;
  readonly #host: string;
  readonly #timeoutMs: number;
  #socket: Socket | null = null;

  constructor(address: string, { timeoutMs }: { timeoutMs: number }) {
    const { port, hostname } = new URL(address);
    [this.#port, this.#host, this.#timeoutMs] = [Number(port), hostname, timeoutMs];
  }

  /** @throws if the connection ends before the complete response, or after the timeout, by default that of the client. */
  async send({ method, url, headers, body }: RawRequest, timeoutMs = this.#timeoutMs): Promise<RecordedResponse> {
    if (this.#socket?.closed !== false || this.#socket.readableEnded) this.#socket = await this.#dial();
    const socket = this.#socket;
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`, 'latin1'));
    if (body) socket.write(body);
    const answer = await this.#answer(socket, method, timeoutMs);
    if (answer.headers['connection'] === 'close') this[Symbol.dispose]();
    return { ...answer, method, url };
  }

  async #dial(): Promise<Socket> {
    const socket = connect(this.#port, this.#host);
    await once(socket, 'connect');
    // The server may close an idle connection; a pending request has its own listeners.
    socket.setNoDelay().on('error', () => undefined);
    return socket;
  }

  #answer(
    socket: Socket,
    method: string,
    timeoutMs: number,
  ): Promise<Pick<RecordedResponse, 'status' | 'headers' | 'body'>> {
    let received = Buffer.alloc(0);
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        socket.off('data', read).off('close', closed).off('error', failed);
        act();
      };
      const fail = (problem: string) => {
        this[Symbol.dispose]();
        settle(() => reject(new Error(`${problem}; received: ${received.toString('latin1').slice(0, 300)}`)));
      };
      const read = (bytes: Buffer) => {
        received = Buffer.concat([received, bytes]);
        try {
          const answer = parse(received, method);
          if (answer) settle(() => resolve(answer));
        } catch (error) {
          fail((error as Error).message);
        }
      };
      const closed = () => fail('The connection was closed before the complete response');
      const failed = (error: Error) => fail(error.message);
      const timer = setTimeout(() => fail(`No complete response in ${timeoutMs} ms`), timeoutMs);
      socket.on('data', read).on('close', closed).on('error', failed);
    });
  }

  [Symbol.dispose](): void {
    this.#socket?.destroy();
    this.#socket = null;
  }
}

/** The response, or null while it is incomplete. Every response of the service has a Content-Length. */
function parse(received: Buffer, method: string): Pick<RecordedResponse, 'status' | 'headers' | 'body'> | null {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return null;
  const [first, ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number(first!.split(' ')[1]);
  const length = method === 'HEAD' || status === 204 ? 0 : Number(headers['content-length']);
  if (Number.isNaN(length)) throw new Error(`An answer without a length: ${first} ${JSON.stringify(headers)}`);
  const body = received.subarray(end + HEAD_END.length);
  return body.length < length ? null : { status, headers, body: body.subarray(0, length).toString('utf8') };
}
