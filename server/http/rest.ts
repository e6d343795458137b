import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Service } from '#server/context.ts';
import { answerTo } from '#server/errors.ts';

import { applyReply, contextOf, logFailure, sendJson } from './transport.ts';
import type { HeaderSet } from './headers.ts';
import { optionsFor, requireTrustedCaller } from './origin.ts';
import type { ServedCall } from './procedures.ts';

export const REST_PREFIX = '/api/auth';

/** One Fastify route for each call that carries REST meta, calling that procedure directly. */
export async function serveRest(
  app: FastifyInstance,
  service: Service,
  { calls, headers }: { calls: ServedCall[]; headers: HeaderSet },
): Promise<void> {
  const routed = calls.filter((call) => call.meta.openapi && call.meta.guard !== 'server only');
  await app.register((scope) =>
    registerRoutes(scope, service, { calls: routed.filter(({ meta }) => !meta.form), headers }),
  );
  // Forms are understood here alone, so that no other call can be made by a page's form.
  await app.register(async (scope) => {
    await scope.register(formBody);
    await registerRoutes(scope, service, { calls: routed.filter(({ meta }) => meta.form), headers });
  });
}

async function registerRoutes(
  scope: FastifyInstance,
  service: Service,
  { calls, headers }: { calls: ServedCall[]; headers: HeaderSet },
): Promise<void> {
  for (const call of calls) {
    const { method, path } = call.meta.openapi!;
    scope.route({
      method,
      url: REST_PREFIX + path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      config: { call: call.name, door: 'REST' },
      handler: (request, reply) => {
        answer({ call, service, headers, request, reply }).catch((error: unknown) => reply.send(error));
      },
    });
  }
}

interface Exchange {
  call: ServedCall;
  service: Service;
  headers: HeaderSet;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer({ call, service, headers, request, reply }: Exchange): Promise<void> {
  const ctx = contextOf(service, request);
  try {
    if (ctx.options.trustedOriginsOf) ctx.options = await optionsFor(ctx.options, request.headers);
    // A form call is a provider's page sending the browser back: its state vouches for it, not its origin.
    if (call.kind === 'mutation' && !call.meta.form) requireTrustedCaller(request.headers, ctx.options);
    const result = await call.call(ctx, inputOf(call, request));
    applyReply(ctx.reply, reply);
    if (ctx.reply.location !== null) void reply.redirect(ctx.reply.location, 302);
    else if (call.meta.html || ctx.reply.page !== null)
      void reply
        .headers(headers.errorPage)
        .type('text/html; charset=utf-8')
        .send(ctx.reply.page ?? result);
    else sendJson(reply, 200, result);
  } catch (error) {
    const { status, body } = answerTo(error, call.kind === 'query' ? 'query' : 'body');
    logFailure(request, status, { err: error, call: call.name });
    applyReply(ctx.reply, reply);
    sendJson(reply, status, body);
  }
}

/** Clients may send these with any query. Only get-session reads from the cookie cache, so only there they ask for more. */
const sessionFlags = ['disableCookieCache', 'disableRefresh'];

/** Path parameters win over the body, so that an id in the address is the one that counts. */
function inputOf({ kind, meta, fields }: ServedCall, request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>;
  if (kind === 'query') {
    const query = Object.entries(request.query as object);
    const taken = query.filter(([name]) => !sessionFlags.includes(name) || fields?.includes(name));
    return { ...Object.fromEntries(taken), ...params };
  }
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...fromQuery(meta.query, request.query), ...body, ...params };
}

function fromQuery(names: readonly string[] | undefined, query: unknown): Record<string, unknown> {
  const given = query as Record<string, unknown>;
  return Object.fromEntries((names ?? []).filter((name) => name in given).map((name) => [name, given[name]]));
}
