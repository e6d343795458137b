import type { FastifyReply, FastifyRequest } from 'fastify';

import { createContext, type RequestContext, type Service } from '#server/context.ts';

import type { Reply } from './reply.ts';

/** A call's context from the request that carries it. */
export function contextOf(service: Service, request: FastifyRequest): RequestContext {
  return createContext(service, { headers: request.headers, ip: request.ip, log: request.log });
}

/** Puts on the wire what the call said beside its answer. */
export function applyReply(from: Reply, to: FastifyReply): void {
  for (const [name, value] of Object.entries(from.headers)) to.header(name, value);
  if (from.setCookies.size > 0) to.header('set-cookie', [...from.setCookies.values()]);
}

/** Seconds after which a caller may try again what the service could not do just now. */
const RETRY_AFTER = '2';

/**
 * Sends an answer. Returns nothing: whoever awaits a Fastify reply waits for the response to end, through listeners
 * that cost more than the answer's own text.
 */
export function sendJson(reply: FastifyReply, status: number, body: unknown): void {
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  void reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body ?? null));
}

/** A failure of ours, for the operator; what passes by itself is no error of the program. */
export function logFailure(request: FastifyRequest, status: number, failure: { err: unknown; call?: string }): void {
  if (status === 503) request.log.warn(failure, 'unavailable');
  else if (status >= 500) request.log.error(failure, 'call failed');
}
