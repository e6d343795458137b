import type { FastifyReply, FastifyRequest } from 'fastify';

import { setChallenge } from '#server/call/api-credentials.ts';
import { createContext, type RequestContext, type AppServices } from '#server/call/context.ts';
import { errorResponse, type ErrorBody } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';
import type { Status } from '#shared/lib/core-errors.ts';

import { acceptsProblem, PROBLEM_TYPE, problemOf } from './problem.ts';
import { requireTrustedOrigin, requireTrustedScript, resolveTrustedOrigins } from '#server/http/origin.ts';
import type { ServedCall } from './procedures.ts';
import type { Reply } from '#server/http/reply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves, for logs and metrics. */
    call?: string;
    transport?: 'REST' | 'RPC' | 'protocol';
  }
}

interface Execution {
  call: ServedCall;
  ctx: RequestContext;
  /** Undefined until it is read. */
  input: unknown;
}

/** The steps in which the transports differ. */
export interface Transport {
  name: 'REST' | 'RPC';
  inputOf: (call: ServedCall, request: FastifyRequest) => unknown;
  sendResult: (reply: FastifyReply, result: unknown, execution: Execution) => void;
  sendError: (reply: FastifyReply, failure: Failure, execution: Execution) => void;
}

interface Failure {
  error: unknown;
  status: Status;
  body: ErrorBody;
}

/** The part of a call's Fastify route that all transports share. */
export function callRoute(service: AppServices, transport: Transport, call: ServedCall) {
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const ctx = createContext(service, {
      headers: request.headers,
      ip: request.clientAddress,
      log: request.log,
      method: request.method,
      url: request.url,
    });
    const execution: Execution = { call, ctx, input: undefined };
    try {
      if (ctx.options.trustedOriginsOf) ctx.options = await resolveTrustedOrigins(ctx.options, request.headers);
      // Forms come from a provider's page and are authenticated by their `state`.
      if (call.kind === 'mutation' && !call.meta.form) requireTrustedOrigin(request.headers, ctx.options);
      if (call.meta.signsIn) requireTrustedScript(request.headers, ctx.options);
      execution.input = transport.inputOf(call, request);
      transport.sendResult(reply, await call.call(ctx, execution.input), execution);
    } catch (error) {
      const { status, body } = errorResponse(error, call.kind);
      logFailure(request, status, { err: error, call: call.name });
      if (status === 401 && call.meta.guard !== 'anyone') setChallenge(ctx);
      applyReply(ctx.reply, reply);
      transport.sendError(reply, { error, status, body }, execution);
    }
  }
  return {
    exposeHeadRoute: call.meta.file !== undefined || call.meta.head === true,
    ...(call.meta.bodyLimit ? { bodyLimit: call.meta.bodyLimit(service.options) } : {}),
    config: { call: call.name, transport: transport.name },
    handler: (request: FastifyRequest, reply: FastifyReply): void => {
      respond(request, reply).catch((error: unknown) => reply.send(error));
    },
  };
}

/** Sets the headers and cookies that the call added. */
export function applyReply(from: Reply, to: FastifyReply): void {
  for (const [name, value] of Object.entries(from.headers)) to.header(name, value);
  if (from.setCookies.size > 0) to.header('set-cookie', from.setCookieHeaders());
}

const RETRY_AFTER_SECONDS = '2';

/** Returns nothing, because awaiting a Fastify reply waits for the end of the response, which is slow. */
export function sendJson(reply: FastifyReply, status: number, body: unknown): void {
  sendText(reply.header('content-type', 'application/json; charset=utf-8'), status, JSON.stringify(body ?? null));
}

/** Sends an error of REST: `{ code, message }`, or a problem (RFC 9457) to clients that accept it. */
export function sendRestError(
  reply: FastifyReply,
  { status, body }: Pick<Failure, 'status' | 'body'>,
  options: Pick<Options, 'baseUrl' | 'basePath'>,
): void {
  if (!acceptsProblem(reply.request.headers)) return sendJson(reply, status, body);
  const problem = problemOf(body, { status, requestId: reply.request.id, options });
  sendText(reply.header('content-type', PROBLEM_TYPE), status, JSON.stringify(problem));
}

function sendText(reply: FastifyReply, status: number, text: string): void {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  void reply.code(status).send(text);
}

/** Logs 5xx errors; 503 as a warning, because it is temporary. */
export function logFailure(request: FastifyRequest, status: number, failure: { err: unknown; call?: string }): void {
  if (status === 503) request.log.warn(failure, 'unavailable');
  else if (status >= 500) request.log.error(failure, 'call failed');
}
