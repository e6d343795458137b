import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { createContext, type AppServices, type RequestContext } from '#server/call/context.ts';
import type { Protocol, ProtocolResponse, ProtocolRoute } from '#server/call/protocol.ts';
import { assertStorableInput } from '#server/call/storable-input.ts';
import { inUnitOfWork } from '#server/call/unit-of-work.ts';
import { isTrustedScript, isTrustedSource, resolveTrustedOrigins } from '#server/http/origin.ts';
import { AppError, errorResponse } from '#server/lib/errors.ts';

import type { Options } from '#server/options/kit-options.ts';

import { applyReply, logFailure } from './transport.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The routes of a protocol, in a scope of their own: its media types and errors apply to no other route. */
export async function serveProtocol(
  app: FastifyInstance,
  service: AppServices,
  { protocol, headers }: { protocol: Protocol; headers: Record<string, string> },
): Promise<void> {
  const prefix = protocol.atRoot ? protocol.prefix : service.options.basePath + protocol.prefix;
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
      acceptMediaTypes(scope, protocol);
      scope.setErrorHandler((error, request, reply) => sendFailure(request, reply, { protocol, error }));
      scope.setNotFoundHandler((request, reply) =>
        sendFailure(request, reply, { protocol, error: new AppError('NOT_FOUND') }),
      );
      for (const route of protocol.routes) addRoute(scope, service, { protocol, route });
      for (const [path, routes] of Map.groupBy(protocol.routes, ({ path: url }) => url)) {
        answerOtherMethods(scope, { protocol, path, routes });
      }
    },
    { prefix },
  );
}

/** `__proto__` keys of JSON are dropped. */
function acceptMediaTypes(scope: FastifyInstance, { mediaTypes, bodyLimit }: Protocol): void {
  const parseJson = scope.getDefaultJsonParser('remove', 'remove');
  scope.removeAllContentTypeParsers();
  for (const type of mediaTypes) {
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (request, text, done) => {
      const body = String(text);
      if (body === '') done(null, undefined);
      else if (type.endsWith('json')) void parseJson(request, body, done);
      else done(null, type === 'application/x-www-form-urlencoded' ? new URLSearchParams(body) : body);
    });
  }
}

type AnyRoute = ProtocolRoute<unknown>;

interface Routed {
  protocol: Protocol;
  route: AnyRoute;
}

function addRoute(scope: FastifyInstance, service: AppServices, { protocol, route }: Routed): void {
  const { name, method, path } = route;
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { clientAddress: ip, log, url } = request;
    const headers = await headersFor(route, request, service.options);
    const ctx = createContext(service, { headers, ip, log, method, url });
    try {
      const response = await makeCall(ctx, request, { protocol, route });
      applyReply(ctx.reply, reply);
      send(reply, response, { protocol, route });
    } catch (error) {
      ctx.reply.discard();
      applyReply(ctx.reply, reply);
      sendFailure(request, reply, { protocol, error, route });
    }
  }
  scope.route({
    method,
    url: path,
    exposeHeadRoute: false,
    config: { call: name, transport: 'protocol' },
    handler: (request, reply): void => void respond(request, reply).catch((error: unknown) => reply.send(error)),
  });
}

/** The headers that the route may see. */
async function headersFor(route: AnyRoute, { method, headers }: FastifyRequest, options: Options) {
  const { cookie, ...others } = headers;
  if (!route.session || cookie === undefined) return others;
  const resolved = await resolveTrustedOrigins(options, headers);
  const isTrusted = method === 'GET' ? isTrustedScript(headers, resolved) : isTrustedSource(headers, resolved);
  return isTrusted ? headers : others;
}

async function makeCall(ctx: RequestContext, request: FastifyRequest, { protocol, route }: Routed) {
  const { prefix, authenticate } = protocol;
  await ctx.limiter.countCall(ctx, { name: route.name, path: prefix + route.path });
  const params = request.params as Record<string, string>;
  const query = new URL(request.url, ctx.options.baseUrl).searchParams;
  const { body } = request;
  assertStorableInput({ ...params, query: [...query], body: body instanceof URLSearchParams ? [...body] : body });
  return inUnitOfWork(ctx, async () => {
    const call = { ctx, params, query, body };
    if (route.session) return route.handle({ ...call, caller: null });
    return route.handle({ ...call, caller: await authenticate(ctx) });
  });
}

interface Refused {
  protocol: Protocol;
  path: string;
  routes: readonly AnyRoute[];
}

/** Answers preflights of routes with CORS, and refuses what no route answers. */
function answerOtherMethods(scope: FastifyInstance, { protocol, path, routes }: Refused): void {
  const allowed: readonly string[] = routes.map(({ method }) => method);
  const failure = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Method not allowed', error: null };
  scope.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url: path,
    // Whatever the body is.
    onRequest: async (request, reply) => {
      const preflight = request.method === 'OPTIONS' && preflightOf(request, routes);
      if (preflight) send(reply, { status: 204, headers: preflight }, { protocol });
      else send(reply.header('allow', allowed.join(', ')), protocol.present(failure), { protocol });
      return reply;
    },
    handler: () => undefined,
  });
}

/** The headers that allow a request of a page; null if it is no preflight (Fetch standard, section 3.2.2) of a route with CORS. */
function preflightOf({ headers }: FastifyRequest, routes: readonly AnyRoute[]): Record<string, string> | null {
  const methods = routes.filter(({ cors }) => cors !== undefined).map(({ method }) => method);
  const { origin, 'access-control-request-method': method, 'access-control-request-headers': names } = headers;
  if (origin === undefined || method === undefined || methods.length === 0) return null;
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods.join(', '),
    // `*` would leave out `authorization`.
    ...(typeof names === 'string' && { 'access-control-allow-headers': names }),
    'access-control-max-age': '600',
    vary: 'access-control-request-headers',
  };
}

interface Failed {
  protocol: Protocol;
  error: unknown;
  route?: AnyRoute;
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, { protocol, error, route }: Failed): void {
  const { status, body } = errorResponse(error);
  const response = protocol.present({ status, code: body.code, message: body.message, error });
  logFailure(request, response.status, { err: error, ...(route && { call: route.name }) });
  send(reply, response, { protocol, route });
}

/** Set by the CORS of calls, which is not that of protocols. */
const CORS_HEADERS = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
];

/** Those that clients of protocols read (RFC 6750, RFC 9449). */
const EXPOSED_HEADERS = 'www-authenticate, dpop-nonce, retry-after';

/** Returns nothing, because awaiting a Fastify reply waits for the end of the response. */
function send(
  reply: FastifyReply,
  { status, headers = {}, type, body }: ProtocolResponse,
  { protocol, route }: { protocol: Protocol; route?: AnyRoute | undefined },
): void {
  for (const name of CORS_HEADERS) reply.removeHeader(name);
  if (route?.cors) void reply.headers({ 'access-control-expose-headers': EXPOSED_HEADERS, vary: 'origin' });
  if (route?.cors === 'open') void reply.header('access-control-allow-origin', '*');
  void reply.code(status).headers(headers);
  if (body === undefined) return void reply.removeHeader('content-type').send();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // To text Fastify adds a charset, which not every media type has.
  void reply.header('content-type', type ?? protocol.mediaTypes[0]).send(Buffer.from(text));
}
