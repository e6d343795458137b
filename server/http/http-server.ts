import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

import { StartError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { errors } from '#generated/features.ts';

/** Of a body, unless the metadata of a call has a `bodyLimit`. */
const MAX_BODY_BYTES = 64 * 1024;
/** How often Node checks for timed-out requests. */
const TIMEOUT_CHECK_MS = 1000;

/** Options of the HTTP server for slow clients, malformed requests and long bodies. */
export function connectionOptions({ http }: Options) {
  return {
    bodyLimit: MAX_BODY_BYTES,
    http: { headersTimeout: http.headersTimeoutMs, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    requestTimeout: http.requestTimeoutMs,
    keepAliveTimeout: http.keepAliveTimeoutMs,
    connectionTimeout: http.connectionTimeoutMs,
    clientErrorHandler: rejectMalformedRequest,
  } satisfies FastifyHttpOptions<Server>;
}

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'REQUEST_HEADER_FIELDS_TOO_LARGE',
};

/** Writes the error to the socket, since there is no request that a transport could respond to. */
function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
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

/**
 * Whether there are several `Host` headers, which is malformed (RFC 9112, 3.2): Node uses the first one, a proxy may use
 * the last one.
 */
export function hasDuplicateHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const isHost = (text: string, index: number) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
  return rawHeaders.filter(isHost).length > 1;
}

/** Whether the body is compressed, which the service does not accept: a small one could expand to a large one. */
export function hasEncodedBody({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { 'content-encoding': encoding = 'identity' } = headers;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return hasBody && encoding.trim().toLowerCase() !== 'identity';
}

/** Accepts JSON bodies only. An empty body is an empty object; `__proto__` keys are dropped. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Invalid UTF-8 was replaced by U+FFFD; JSON is UTF-8 (RFC 8259, 8.1).
    if (body === '') done(null, {});
    else void parse(request, String(body), done);
  });
}

/** A readable error for a misconfigured host or port; other errors are returned unchanged. */
export function listenError(error: unknown, { metrics }: Options): unknown {
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  const ofMetrics = metrics.enabled && port === metrics.port;
  const [hostName, portName] = ofMetrics ? ['METRICS_HOST', 'METRICS_PORT'] : ['HOST', 'PORT'];
  const message = {
    EADDRINUSE: `${portName} ${port} is in use by another process: stop that one, or set ${portName} to a free port`,
    EACCES: `${portName} ${port} may not be used by this user: set ${portName} to one from 1024 on`,
    EADDRNOTAVAIL: `${hostName} ${address} is no address of this machine: set ${hostName} to one, or to 0.0.0.0 for all`,
    ENOTFOUND: `${hostName} has no address: set it to an address of this machine, or to 0.0.0.0 for all`,
  }[code ?? ''];
  return message === undefined ? error : new StartError(message, { cause: error });
}
