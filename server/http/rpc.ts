import { getTRPCErrorFromUnknown, getTRPCErrorShape, type AnyRouter, type TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Service, RequestContext } from '#server/context.ts';
import { AppError, answerTo, type ErrorBody, type PlainCode } from '#server/errors.ts';

import { applyReply, contextOf, logFailure, sendJson } from './transport.ts';
import { optionsFor, requireTrustedCaller } from './origin.ts';
import type { ServedCall } from './procedures.ts';

export const RPC_PREFIX = '/api/trpc';

/**
 * tRPC's wire format over one Fastify route for each call. tRPC's own adapter goes through a web `Request` and a
 * streamed `Response` on every call and dispatches batches; one call is one unit of work here, and this is as quick as
 * the REST door.
 */
export function serveRpc(
  app: FastifyInstance,
  service: Service,
  { calls, router }: { calls: ServedCall[]; router: AnyRouter },
): void {
  for (const call of calls.filter(({ meta }) => meta.guard !== 'server only' && !meta.html && !meta.form)) {
    app.route({
      method: call.kind === 'query' ? 'GET' : 'POST',
      url: `${RPC_PREFIX}/${call.name}`,
      exposeHeadRoute: false,
      config: { call: call.name, door: 'RPC' },
      handler: (request, reply) => {
        answer({ call, service, router, request, reply }).catch((error: unknown) => reply.send(error));
      },
    });
  }
}

interface Exchange {
  call: ServedCall;
  service: Service;
  router: AnyRouter;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer({ call, service, router, request, reply }: Exchange): Promise<void> {
  const ctx = contextOf(service, request);
  let input: unknown;
  try {
    if (ctx.options.trustedOriginsOf) ctx.options = await optionsFor(ctx.options, request.headers);
    if (call.kind === 'mutation') requireTrustedCaller(request.headers, ctx.options);
    input = inputOf(call, request);
    const data = await call.call(ctx, input);
    // A page is for a browser that opens an address; this transport is for calls by fetch.
    if (ctx.reply.page !== null) throw new AppError('BAD_REQUEST');
    applyReply(ctx.reply, reply);
    if (ctx.reply.location !== null) reply.header('location', ctx.reply.location);
    sendJson(reply, 200, { result: { data } });
  } catch (thrown) {
    const error: TRPCError = getTRPCErrorFromUnknown(thrown);
    const { status } = answerTo(error, call.kind === 'query' ? 'query' : 'body');
    logFailure(request, status, { err: thrown, call: call.name });
    applyReply(ctx.reply, reply);
    sendJson(reply, status, envelope(router, { error, type: call.kind, path: call.name, input, ctx }));
  }
}

interface Failed {
  error: TRPCError;
  type: 'query' | 'mutation';
  path: string;
  input: unknown;
  ctx: RequestContext | undefined;
}

function envelope(router: AnyRouter, failed: Failed): { error: unknown } {
  return { error: getTRPCErrorShape({ config: router._def._config, ...failed }) as unknown };
}

/** The body of a refusal as the door of this address words it, for a request that no call was made for. */
export function refusalBody(router: AnyRouter, request: FastifyRequest, body: ErrorBody): unknown {
  const { url: route = '' } = request.routeOptions;
  const address = route.startsWith(`${RPC_PREFIX}/`) ? route : request.url.split('?', 1)[0]!;
  if (!address.startsWith(`${RPC_PREFIX}/`)) return body;
  const type = request.method === 'GET' ? 'query' : 'mutation';
  // What the HTTP server refuses by itself is said in words without placeholders.
  const error = new AppError(body.code as PlainCode);
  return envelope(router, {
    error,
    type,
    path: address.slice(RPC_PREFIX.length + 1),
    input: undefined,
    ctx: undefined,
  });
}

function inputOf(call: ServedCall, request: FastifyRequest): unknown {
  if (call.kind === 'mutation') return request.body ?? undefined;
  const { input } = request.query as { input?: unknown };
  if (input === undefined) return undefined;
  if (typeof input !== 'string') throw new AppError('BAD_REQUEST');
  try {
    return JSON.parse(input, withoutPrototype) as unknown;
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}

/** As the body parser does: a `__proto__` key is dropped. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
