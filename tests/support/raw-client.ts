import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

import type { RecordedResponse } from './response-violations.ts';

/** A request as bytes, beyond what any client of a library would send; text is Latin-1. */
export interface RawRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Speaks HTTP over one socket, written by hand so that nothing mends what it sends. */
export class RawClient implements Disposable {
  readonly #port: number;
  readonly #host: string;
  readonly #patience: number;
  #socket: Socket | null = null;

  constructor(address: string, { timeoutMs }: { timeoutMs: number }) {
    const { port, hostname } = new URL(address);
    [this.#port, this.#host, this.#patience] = [Number(port), hostname, timeoutMs];
  }

  /** @throws when the connection ends before the whole answer, or the answer takes longer than the client waits. */
  async send({ method, url, headers, body }: RawRequest): Promise<RecordedResponse> {
    if (this.#socket?.closed !== false || this.#socket.readableEnded) this.#socket = await this.#dial();
    const socket = this.#socket;
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`, 'latin1'));
    if (body) socket.write(body);
    const answer = await this.#answer(socket, method);
    if (answer.headers['connection'] === 'close') this[Symbol.dispose]();
    return { ...answer, method, url };
  }

  async #dial(): Promise<Socket> {
    const socket = connect(this.#port, this.#host);
    await once(socket, 'connect');
    // Between requests the server may let go; a request under way hears of it through listeners of its own.
    socket.setNoDelay().on('error', () => undefined);
    return socket;
  }

  #answer(socket: Socket, method: string): Promise<Pick<RecordedResponse, 'status' | 'headers' | 'body'>> {
    let seen = Buffer.alloc(0);
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        socket.off('data', read).off('close', closed).off('error', failed);
        act();
      };
      const fail = (problem: string) => {
        this[Symbol.dispose]();
        settle(() => reject(new Error(`${problem}; seen: ${seen.toString('latin1').slice(0, 300)}`)));
      };
      const read = (bytes: Buffer) => {
        seen = Buffer.concat([seen, bytes]);
        try {
          const answer = parse(seen, method);
          if (answer) settle(() => resolve(answer));
        } catch (error) {
          fail((error as Error).message);
        }
      };
      const closed = () => fail('The connection was closed before the answer was whole');
      const failed = (error: Error) => fail(error.message);
      const timer = setTimeout(() => fail(`No whole answer in ${this.#patience} ms`), this.#patience);
      socket.on('data', read).on('close', closed).on('error', failed);
    });
  }

  [Symbol.dispose](): void {
    this.#socket?.destroy();
    this.#socket = null;
  }
}

/** The answer once it is whole. Every answer of the service states its length. */
function parse(seen: Buffer, method: string): Pick<RecordedResponse, 'status' | 'headers' | 'body'> | null {
  const end = seen.indexOf(HEAD_END);
  if (end < 0) return null;
  const [first, ...lines] = seen.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number(first!.split(' ')[1]);
  const length = method === 'HEAD' || status === 204 ? 0 : Number(headers['content-length']);
  if (Number.isNaN(length)) throw new Error(`An answer without a length: ${first} ${JSON.stringify(headers)}`);
  const body = seen.subarray(end + HEAD_END.length);
  return body.length < length ? null : { status, headers, body: body.subarray(0, length).toString('utf8') };
}
