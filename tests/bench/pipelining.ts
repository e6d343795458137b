import { once } from 'node:events';
import { connect } from 'node:net';

const CONNECTIONS = 32;
/** Requests that follow each other on a connection before an answer is waited for. */
const AT_ONCE = 64;
/** Between two looks at a connection: looked at whenever something came, each answer would be a read of its own. */
const PAUSE_MS = 5;
const FINE = 'HTTP/1.1 200 ';

interface Asked {
  path: string;
  cookie: string;
}

/**
 * How many answers a server gives in that time, asked the same over and over. All answers are as long as the first: what
 * is read of them is that each begins where the one before ends, and that it is a 200. This takes the process a
 * fraction of what a client takes; it is for seeing what a server can do beside it.
 */
export async function pipelined(port: number, { path, cookie }: Asked, seconds: number): Promise<number> {
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`;
  const length = await lengthOfAnswer(port, request);
  const until = performance.now() + seconds * 1000;
  const load = { port, batch: Buffer.from(request.repeat(AT_ONCE)), length, until };
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(load)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function lengthOfAnswer(port: number, request: string): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1');
  socket.write(request);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const stated = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (stated === undefined || body.length < Number(stated)) continue;
    if (!answer.startsWith(FINE)) throw new Error(head);
    return answer.length;
  }
  throw new Error(`Half an answer: ${answer}`);
}

interface Load {
  port: number;
  /** So many requests as one message. */
  batch: Buffer;
  /** Of an answer, in bytes. */
  length: number;
  until: number;
}

async function askUntil({ port, batch, length, until }: Load): Promise<number> {
  let answers = 0;
  /** Of the batch under way, in bytes. */
  let received = 0;
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(65_536),
      callback(size, chunk) {
        for (let at = (length - (received % length)) % length; at < size; at += length) {
          const begin = Buffer.from(chunk.buffer, chunk.byteOffset + at, Math.min(FINE.length, size - at)).toString();
          if (!FINE.startsWith(begin)) socket.destroy(new Error(`An answer begins with ${begin}`));
        }
        received += size;
        if (received === AT_ONCE * length) {
          answers += AT_ONCE;
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
