import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

export interface CollectedRequest {
  url: string;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Hangs, cuts the connection, or answers with a status and a body. */
type Answer = (request: CollectedRequest) => 'hang' | 'cut' | { status: number; body?: string };

/** A collector that receives audit streams by HTTP on loopback. */
export class Collector implements AsyncDisposable {
  readonly requests: CollectedRequest[] = [];
  /** Those that were accepted, each once, in the order of their first delivery. */
  readonly accepted: string[] = [];
  url = '';
  answer: Answer = () => ({ status: 200 });
  #close = (): Promise<void> => Promise.resolve();

  static async start(): Promise<Collector> {
    const collector = new Collector();
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const received = { url: request.url!, headers: request.headers, text };
        collector.requests.push(received);
        const answer = collector.answer(received);
        if (answer === 'hang') return;
        if (answer === 'cut') {
          request.socket.destroy();
          return;
        }
        if (answer.status < 300)
          for (const id of idsIn(text)) if (!collector.accepted.includes(id)) collector.accepted.push(id);
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body ?? '{}');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    collector.#close = async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    };
    return collector;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#close();
  }
}

/** The ids of the entries of the format `jsonl`, in lines of any receiver. */
export function idsIn(text: string): string[] {
  return [
    ...text.matchAll(/\{"v":1,"id":"([0-9a-f-]{36})"|"id":"([0-9a-f-]{36})","event":"[^"]+","at":"[^"]+","error"/g),
  ].map(([, id, refused]) => id ?? refused!);
}

/** An authority with a certificate for `localhost`, in PEM. */
export function createAuthority(): { ca: string; cert: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-authority-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const create = ['req', '-x509', '-nodes', '-days', '2', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  try {
    openssl(...create, '-subj', '/CN=authority', '-keyout', 'ca.key', '-out', 'ca.crt');
    const issued = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-addext', 'subjectAltName=DNS:localhost'];
    openssl(
      ...create,
      ...issued,
      '-addext',
      'basicConstraints=CA:FALSE',
      '-subj',
      '/CN=server',
      '-keyout',
      'key',
      '-out',
      'crt',
    );
    const [ca, cert, key] = ['ca.crt', 'crt', 'key'].map((file) => readFileSync(join(folder, file), 'utf8'));
    return { ca: ca!, cert: cert!, key: key! };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A syslog server of RFC 5425 on loopback. */
export async function startSyslog(options: TlsOptions) {
  const messages: string[] = [];
  let bytes = 0;
  const server = createTlsServer(options, (socket) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('end', () => messages.push(...messagesIn(Buffer.concat(chunks))));
  });
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    messages,
    url: `tls://localhost:${(server.address() as AddressInfo).port}`,
    get bytes() {
      return bytes;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** Parses the frames: the length in bytes, a blank, the message. */
function messagesIn(data: Buffer): string[] {
  const messages: string[] = [];
  for (let at = 0; at < data.length;) {
    const blank = data.indexOf(0x20, at);
    const length = Number(data.toString('latin1', at, blank));
    if (!Number.isInteger(length)) throw new Error('This is no frame of RFC 5425');
    messages.push(data.toString('utf8', blank + 1, blank + 1 + length));
    at = blank + 1 + length;
  }
  return messages;
}
