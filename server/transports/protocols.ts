import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { createContext, type AppServices, type RequestContext } from '#server/call/context.ts';
import type { Protocol, ProtocolResponse, ProtocolRoute } from '#server/call/protocol.ts';
import { assertStorableInput } from '#server/call/storable-input.ts';
import { inUnitOfWork } from '#server/call/unit-of-work.ts';
import { AppError, errorResponse } from '#server/lib/errors.ts';

import { applyReply, logFailure } from './transport.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The routes of a protocol, in a scope of their own: its media types and errors apply to no other route. */
export async function serveProtocol(app: FastifyInstance, service: AppServices, protocol: Protocol): Promise<void> {
  const prefix = service.options.basePath + protocol.prefix;
  await app.register(
    async (scope) => {
      acceptMediaTypes(scope, protocol);
      scope.setErrorHandler((error, request, reply) => sendFailure(request, reply, { protocol, error }));
      scope.setNotFoundHandler((request, reply) =>
        sendFailure(request, reply, { protocol, error: new AppError('NOT_FOUND') }),
      );
      for (const route of protocol.routes) addRoute(scope, service, { protocol, route });
      for (const [path, routes] of Map.groupBy(protocol.routes, ({ path: url }) => url)) {
        refuseOtherMethods(scope, { protocol, path, routes });
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

interface Routed {
  protocol: Protocol;
  route: ProtocolRoute<unknown>;
}

function addRoute(scope: FastifyInstance, service: AppServices, { protocol, route }: Routed): void {
  const { name, method, path } = route;
  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { cookie: _, ...headers } = request.headers;
    const { clientAddress: ip, log, url } = request;
    const ctx = createContext(service, { headers, ip, log, method, url });
    try {
      const response = await makeCall(ctx, request, { protocol, route });
      applyReply(ctx.reply, reply);
      send(reply, protocol, response);
    } catch (error) {
      ctx.reply.discard();
      applyReply(ctx.reply, reply);
      sendFailure(request, reply, { protocol, error, name });
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

async function makeCall(ctx: RequestContext, request: FastifyRequest, { protocol, route }: Routed) {
  const { prefix, authenticate } = protocol;
  await ctx.limiter.countCall(ctx, { name: route.name, path: prefix + route.path });
  const params = request.params as Record<string, string>;
  const query = new URL(request.url, ctx.options.baseUrl).searchParams;
  const { body } = request;
  assertStorableInput({ ...params, query: [...query], body: body instanceof URLSearchParams ? [...body] : body });
  return inUnitOfWork(ctx, async () => {
    const caller = await authenticate(ctx);
    return route.handle({ ctx, caller, params, query, body });
  });
}

interface Refused {
  protocol: Protocol;
  path: string;
  routes: readonly ProtocolRoute<unknown>[];
}

function refuseOtherMethods(scope: FastifyInstance, { protocol, path, routes }: Refused): void {
  const allowed: readonly string[] = routes.map(({ method }) => method);
  const failure = { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Method not allowed', error: null };
  scope.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url: path,
    // Whatever the body is.
    onRequest: async (_request, reply) => {
      send(reply.header('allow', allowed.join(', ')), protocol, protocol.present(failure));
      return reply;
    },
    handler: () => undefined,
  });
}

interface Failed {
  protocol: Protocol;
  error: unknown;
  name?: string;
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, { protocol, error, name }: Failed): void {
  const { status, body } = errorResponse(error);
  const response = protocol.present({ status, code: body.code, message: body.message, error });
  logFailure(request, response.status, { err: error, ...(name !== undefined && { call: name }) });
  send(reply, protocol, response);
}

/** Set by the CORS of calls. Pages make no requests of protocols. */
const CORS_HEADERS = [
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
];

/** Returns nothing, because awaiting a Fastify reply waits for the end of the response. */
function send(
  reply: FastifyReply,
  { mediaTypes }: Protocol,
  { status, headers = {}, type, body }: ProtocolResponse,
): void {
  for (const name of CORS_HEADERS) reply.removeHeader(name);
  void reply.code(status).headers(headers);
  if (body === undefined) return void reply.removeHeader('content-type').send();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  // To text Fastify adds a charset, which not every media type has.
  void reply.header('content-type', type ?? mediaTypes[0]).send(Buffer.from(text));
}
