import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

import { StartError } from '#server/errors.ts';
import type { Options } from '#server/options/options.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { errors } from '#shared/features.ts';

/** How often Node looks for requests that are over their time. */
const CHECKING_MS = 1000;

/** What the HTTP server is told of clients that stall or send what is no HTTP. */
export function connectionOptions({ http }: Options) {
  return {
    http: { headersTimeout: http.headersTimeoutMs, connectionsCheckingInterval: CHECKING_MS },
    requestTimeout: http.requestTimeoutMs,
    keepAliveTimeout: http.keepAliveTimeoutMs,
    connectionTimeout: http.connectionTimeoutMs,
    clientErrorHandler: answerBrokenRequest,
  } satisfies FastifyHttpOptions<Server>;
}

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
};

/** There is no request yet to answer through the doors: the same words, written on the socket itself. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const code = codes[error.code ?? ''] ?? 'BAD_REQUEST';
    const [status, message] = errors[code];
    const body = JSON.stringify({ code, message });
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncache-control: no-store\r\n` +
        `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}

/** Node keeps the first of several `Host` headers, a proxy perhaps the last: such a request is malformed (RFC 9112, 3.2). */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}

/** JSON alone, with or without a charset; an empty body is an empty object; `__proto__` keys are dropped. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Invalid UTF-8 has become replacement characters by now; JSON text is UTF-8 (RFC 8259 section 8.1).
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}

/** The line for an error of listening; the error itself where it is no mistake of configuration. */
export function listenError(error: unknown, { metrics }: Options): unknown {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  const ofMetrics = metrics.enabled && port === metrics.port;
  const [hostName, portName] = ofMetrics ? ['METRICS_HOST', 'METRICS_PORT'] : ['HOST', 'PORT'];
  const line = {
    EADDRINUSE: `${portName} ${port} is in use by another process: stop that one, or set ${portName} to a free port`,
    EACCES: `${portName} ${port} may not be used by this user: set ${portName} to one from 1024 on`,
    EADDRNOTAVAIL: `${hostName} ${address} is no address of this machine: set ${hostName} to one, or to 0.0.0.0 for all`,
    ENOTFOUND: `${hostName} has no address: set it to an address of this machine, or to 0.0.0.0 for all`,
  }[code ?? ''];
  return line === undefined ? error : new StartError(line, { cause: error });
}
