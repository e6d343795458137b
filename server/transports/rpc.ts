import { getTRPCErrorFromUnknown, getTRPCErrorShape, type AnyRouter } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppServices } from '#server/call/context.ts';
import { AppError, type ErrorBody, type StaticErrorCode } from '#server/lib/errors.ts';

import { RPC_PREFIX } from '#server/options/base-path.options.ts';
import type { ServedCall } from './procedures.ts';
import { applyReply, callRoute, sendJson, type Transport } from './transport.ts';

/**
 * tRPC's wire format, with one Fastify route for each call. tRPC's own adapter is slower, since it converts every request
 * and response to web objects, and it would serve batches, which do not fit one unit of work per call.
 */
export function serveRpc(
  app: FastifyInstance,
  service: AppServices,
  { calls, router }: { calls: ServedCall[]; router: AnyRouter },
): void {
  const transport: Transport = {
    name: 'RPC',
    inputOf,
    sendResult: (reply, data, { ctx: { reply: output } }) => {
      // Pages are for navigations; RPC clients use fetch.
      if (output.page !== null) throw new AppError('BAD_REQUEST');
      applyReply(output, reply);
      if (output.location !== null) reply.header('location', output.location);
      sendJson(reply, 200, { result: { data } });
    },
    sendError: (reply, { error, status }, { call, input, ctx }) =>
      sendJson(reply, status, errorEnvelope(router, error, { ...call, input, ctx })),
  };
  for (const call of calls.filter(
    ({ meta }) => meta.guard !== 'server only' && !meta.html && !meta.file && !meta.form,
  )) {
    const method = call.kind === 'query' ? 'GET' : 'POST';
    app.route({ method, url: `${RPC_PREFIX}/${call.name}`, ...callRoute(service, transport, call) });
  }
}

/** The error body for a request that reached no call; null if its path belongs to another transport. */
export function rpcErrorFor(router: AnyRouter, request: FastifyRequest, body: ErrorBody): { error: unknown } | null {
  const { url: route = '' } = request.routeOptions;
  const prefix = `${RPC_PREFIX}/`;
  const path = route.startsWith(prefix) ? route : request.url.split('?', 1)[0]!;
  if (!path.startsWith(prefix)) return null;
  const kind = request.method === 'GET' ? 'query' : 'mutation';
  // The HTTP server raises only errors whose message has no placeholders.
  return errorEnvelope(router, new AppError(body.code as StaticErrorCode), { kind, name: path.slice(prefix.length) });
}

type FailedCall = Pick<ServedCall, 'kind' | 'name'> & { input?: unknown; ctx?: unknown };

function errorEnvelope(router: AnyRouter, cause: unknown, { kind, name, input, ctx }: FailedCall): { error: unknown } {
  const { _config: config } = router._def;
  const error = getTRPCErrorFromUnknown(cause);
  return { error: getTRPCErrorShape({ config, error, type: kind, path: name, input, ctx }) };
}

function inputOf(call: ServedCall, request: FastifyRequest): unknown {
  if (call.kind === 'mutation') return request.body ?? undefined;
  const { input } = request.query as { input?: unknown };
  if (input === undefined) return undefined;
  if (typeof input !== 'string') throw new AppError('BAD_REQUEST');
  try {
    // Drops `__proto__` keys, as the body parser does.
    return JSON.parse(input, (key, value: unknown) => (key === '__proto__' ? undefined : value)) as unknown;
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}
