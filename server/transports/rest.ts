import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppServices } from '#server/call/context.ts';
import type { Options } from '#server/options/kit-options.ts';

import { redirectLocation } from '#server/http/app-urls.ts';
import type { HeaderSets } from '#server/http/headers.ts';
import type { Reply } from '#server/http/reply.ts';
import type { ServedCall } from './procedures.ts';
import { applyReply, callRoute, sendJson, sendRestError, type Transport } from './transport.ts';

/** One Fastify route for each call with OpenAPI metadata. */
export async function serveRest(
  app: FastifyInstance,
  service: AppServices,
  { calls, headers }: { calls: ServedCall[]; headers: HeaderSets },
): Promise<void> {
  const transport: Transport = {
    name: 'REST',
    inputOf,
    sendResult: (reply, result, { call, ctx: { reply: output, options } }) => {
      const location = output.location && redirectLocation(output.location, output, options);
      applyReply(output, reply);
      if (call.meta.maxAge !== undefined) reply.header('cache-control', `public, max-age=${call.meta.maxAge}`);
      if (output.nextCursor !== null) reply.header('link', nextPage(reply.request.url, output.nextCursor, options));
      if (location !== null) void reply.redirect(location, 302);
      else if (output.file !== null) void reply.type(output.file.type).send(output.file.data);
      else if (call.meta.html || output.page !== null) {
        const page = output.page ?? result;
        void reply.headers(pageHeaders(headers, output)).type('text/html; charset=utf-8').send(page);
      } else {
        const url = pageToOpen(result);
        if (url !== null) reply.header('location', url);
        if (call.meta.status === 204) void reply.code(204).send();
        else sendJson(reply, call.meta.status ?? 200, result);
      }
    },
    sendError: (reply, failure, { ctx: { options } }) => sendRestError(reply, failure, options),
  };
  const served = calls.filter(({ meta }) => meta.openapi && meta.guard !== 'server only');
  const addRoute = (scope: FastifyInstance, call: ServedCall) => {
    const { method, path } = call.meta.openapi!;
    const url = service.options.basePath + path.replace(/\{(\w+)\}/g, ':$1');
    scope.route({ method, url, ...callRoute(service, transport, call) });
  };
  for (const call of served) if (!call.meta.form) addRoute(app, call);
  // Only these routes parse forms, so that a foreign page cannot make other calls with a form.
  await app.register(async (scope) => {
    await scope.register(formBody);
    for (const call of served) if (call.meta.form) addRoute(scope, call);
  });
}

function pageHeaders({ messagePage }: HeaderSets, { pagePolicy }: Reply): Record<string, string> {
  if (pagePolicy === null) return messagePage;
  const policy = `${messagePage['content-security-policy']};${pagePolicy}`;
  return { ...messagePage, 'content-security-policy': policy };
}

/** The page that the client opens after a sign-in. Clients that are no browsers may read it from `Location`. */
function pageToOpen(result: unknown): string | null {
  const { redirect, url } = (result ?? {}) as { redirect?: unknown; url?: unknown };
  return redirect === true && typeof url === 'string' ? url : null;
}

/** The header `Link` to the next page of a list (RFC 8288). */
function nextPage(path: string, cursor: string, { baseUrl }: Pick<Options, 'baseUrl'>): string {
  const url = new URL(baseUrl + path);
  url.searchParams.set('cursor', cursor);
  return `<${url.href}>; rel="next"`;
}

/** Clients may add these to any query; calls that do not declare them ignore them. */
const sessionParameters = ['disableCookieCache', 'disableRefresh'];

/** Path parameters override the body, so that the id in the URL is the one that counts. */
function inputOf({ kind, meta, fields }: ServedCall, request: FastifyRequest): unknown {
  const params = request.params as Record<string, string>;
  const query = Object.entries(request.query as object);
  if (kind === 'query') {
    const accepted = query.filter(([name]) => !sessionParameters.includes(name) || fields?.includes(name));
    return { ...Object.fromEntries(accepted), ...params };
  }
  const body: unknown = request.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fromQuery = query.filter(([name]) => meta.query?.includes(name));
  return { ...Object.fromEntries(fromQuery), ...body, ...params };
}
