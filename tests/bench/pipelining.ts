import { once } from 'node:events';
import { connect } from 'node:net';

const CONNECTIONS = 32;
/** Pipelined requests on a connection. */
const PIPELINED = 64;
/** Between two reads of a connection, so that a read contains many responses. */
const PAUSE_MS = 5;
const SUCCESS = 'HTTP/1.1 200 ';

interface RequestInput {
  path: string;
  cookie: string;
}

/**
 * Counts the responses to one repeated request in that time. All responses must be as long as the first; only their
 * positions and the status 200 are checked, which takes a fraction of the processor time of an HTTP client.
 */
export async function countPipelined(port: number, { path, cookie }: RequestInput, seconds: number): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`;
  const length = await measureResponseLength(port, request);
  const until = performance.now() + seconds * 1000;
  const load = { port, batch: Buffer.from(request.repeat(PIPELINED)), length, until };
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => sendUntil(load)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function measureResponseLength(port: number, request: string): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const contentLength = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (contentLength === undefined || body.length < Number(contentLength)) continue;
    if (!answer.startsWith(SUCCESS)) throw new Error(head);
    return answer.length;
  }
  throw new Error(`Incomplete response: ${answer}`);
}

interface Load {
  port: number;
  /** The pipelined requests as one message. */
  batch: Buffer;
  /** The length of a response in bytes. */
  length: number;
  until: number;
}

async function sendUntil({ port, batch, length, until }: Load): Promise<number> {
  let answers = 0;
  /** The received bytes of the current batch. */
  let received = 0;
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(65_536),
      callback(size, chunk) {
        for (let at = (length - (received % length)) % length; at < size; at += length) {
          const begin = Buffer.from(
            chunk.buffer,
            chunk.byteOffset + at,
            Math.min(SUCCESS.length, size - at),
          ).toString();
          if (!SUCCESS.startsWith(begin)) socket.destroy(new Error(`A response begins with ${begin}`));
        }
        received += size;
        if (received === PIPELINED * length) {
          answers += PIPELINED;
          received = 0;
          if (performance.now() > until) socket.destroy();
          else socket.write(batch);
        }
        setTimeout(() => socket.resume(), PAUSE_MS);
        return false;
      },
    },
  });
  socket.write(batch);
  await once(socket, 'close');
  return answers;
}
