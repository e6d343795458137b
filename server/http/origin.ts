import type { IncomingHttpHeaders } from 'node:http';

import cors from '@fastify/cors';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { AppError } from '#server/lib/errors.ts';
import type { Options } from '#server/options/kit-options.ts';
import { redirectFields, type RedirectField } from '#shared/lib/redirects.ts';

import { isAppUrl } from './app-urls.ts';
import { RPC_PREFIX } from '#server/options/base-path.options.ts';
import { exposedHeaders } from './headers.ts';
import { matchesOrigin } from '#server/options/trusted-origin.ts';

/** Rejects input that would redirect the browser to an untrusted URL (spec section 5). Empty fields count as absent. */
export function requireTrustedRedirects(input: unknown, fields: readonly RedirectField[], options: Options): void {
  if (typeof input !== 'object' || input === null) return;
  for (const field of fields) {
    const url = (input as Record<string, unknown>)[field];
    if (typeof url === 'string' && url !== '' && !isTrustedRedirect(url, options)) {
      throw new AppError(redirectFields[field]);
    }
  }
}

/**
 * Resolves the paths that a page of the web app sends, where it has another address than `baseUrl`: they are paths of the page.
 *
 * @returns the input, or a copy with absolute URLs.
 */
export function resolveOwnPaths<Input>(
  input: Input,
  fields: readonly RedirectField[],
  { headers, options }: { headers: IncomingHttpHeaders; options: Options },
): Input {
  const { origin } = headers;
  if (origin === undefined || origin === options.baseUrl || !options.ownOrigins.includes(origin)) return input;
  if (typeof input !== 'object' || input === null) return input;
  const paths = Object.entries(input).filter(
    ([name, url]) => fields.includes(name as RedirectField) && typeof url === 'string' && url.startsWith('/'),
  );
  return { ...input, ...Object.fromEntries(paths.map(([name, path]) => [name, origin + String(path)])) };
}

/** Whether `url` is a path of this site, a URL of a trusted origin, or one that opens a trusted app. */
export function isTrustedRedirect(url: string, options: Options): boolean {
  // URL parsers disagree on these characters, and a valid URL has them escaped.
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(url) || /[^\x20-\x7e]/.test(url)) return false;
  if (url.startsWith('/')) return isSitePath(url, options.baseUrl);
  return isTrustedUrl(url, options);
}

function isSitePath(url: string, baseUrl: string): boolean {
  const path = url.split(/[?#]/, 1)[0]!;
  if (path.includes('//') || /%(2f|5c)/i.test(path)) return false;
  return URL.canParse(url, baseUrl) && new URL(url, baseUrl).origin === new URL(baseUrl).origin;
}

/** Schemes that a browser executes or displays in the current page. */
const unsafeSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'view-source:']);

/** Whether pages at `origin` may make calls. */
export function isTrustedOrigin(origin: string, options: Options): boolean {
  // The usual origin, without parsing URLs.
  return (
    origin === options.baseUrl ||
    isAppUrl(origin, options) ||
    (/^[^:/?#]+:\/\/[^/?#@\\]+$/.test(origin) && isTrustedUrl(origin, options))
  );
}

function isTrustedUrl(url: string, options: Options): boolean {
  if (isAppUrl(url, options)) return true;
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#@]+([/?#]|$)/i.test(url) || !URL.canParse(url)) return false;
  const parsed = new URL(url);
  if (parsed.username || parsed.password || unsafeSchemes.has(parsed.protocol)) return false;
  return [options.baseUrl, ...options.ownOrigins, ...options.trustedOrigins].some((entry) =>
    matchesOrigin(parsed, entry),
  );
}

/** The options for one request: calls the `trustedOrigins` function, if one is configured. */
export async function resolveTrustedOrigins(options: Options, headers: IncomingHttpHeaders): Promise<Options> {
  if (options.trustedOriginsOf === null) return options;
  return { ...options, trustedOrigins: [...(await options.trustedOriginsOf({ headers }))] };
}

/** The message of `INVALID_ORIGIN` outside production, where its reader is the developer of the page. */
export const developmentAdvice = 'This page is at {origin}, which is not trusted. Add it to TRUSTED_ORIGINS.';

/**
 * Rejects state-changing requests from pages at untrusted origins (CSRF). Browsers send `Origin`, older ones `Referer`;
 * requests without any of these headers do not come from a browser and carry no ambient cookies. A bearer token without
 * cookies is safe, because a foreign page does not have it.
 */
export function requireTrustedOrigin(headers: IncomingHttpHeaders, options: Options): void {
  if (isTrustedSource(headers, options)) return;
  const source = sourceOf(headers, options);
  const advice = developmentAdvice.replace('{origin}', () => String(source));
  throw new AppError('INVALID_ORIGIN', options.production || source === undefined ? {} : { message: advice });
}

export function isTrustedSource(headers: IncomingHttpHeaders, options: Options): boolean {
  if (options.advanced.disableCSRFCheck || (headers.authorization && !headers.cookie)) return true;
  const source = sourceOf(headers, options);
  if (source !== undefined) return isTrustedOrigin(source, options);
  const { 'sec-fetch-site': site } = headers;
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** The origin of the page that makes a request, as far as the browser states it. */
function sourceOf({ referer, ...headers }: IncomingHttpHeaders, options: Options): string | undefined {
  const origin = headers.origin ?? (options.expo.enabled ? appOrigin(headers) : undefined);
  return origin ?? (referer ? originOf(referer) : undefined);
}

/**
 * Rejects a GET that signs in from a script of a page at an untrusted origin, of which a sibling subdomain is one. Navigations,
 * such as those from a mail or a provider, carry no `Origin`.
 */
export function requireTrustedScript(headers: IncomingHttpHeaders, options: Options): void {
  if (!isTrustedScript(headers, options)) throw new AppError('INVALID_ORIGIN');
}

export function isTrustedScript({ origin }: IncomingHttpHeaders, options: Options): boolean {
  return options.advanced.disableCSRFCheck || origin === undefined || isTrustedOrigin(origin, options);
}

/** `expoClient` names its app, which sends no `Origin`. Pages of browsers cannot send this header to another site unasked. */
function appOrigin({ 'expo-origin': origin }: IncomingHttpHeaders): string | undefined {
  return typeof origin === 'string' ? origin : undefined;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null';
}

/** CORS: pages at trusted origins may make calls with cookies and read the responses. */
export async function allowTrustedOrigins(app: FastifyInstance, options: Options): Promise<void> {
  const logUntrusted = untrustedOriginLogger(app.log);
  await app.register(cors, {
    origin: (origin: string | undefined, decide: (failure: Error | null, allow: boolean) => void) => {
      if (origin === undefined) return decide(null, false);
      // Synchronous where possible, since a promise would delay every response.
      if (options.trustedOriginsOf === null) return respond(isTrustedOrigin(origin, options));
      void resolveTrustedOrigins(options, { origin }).then(
        (resolved) => respond(isTrustedOrigin(origin, resolved)),
        (failure: Error) => decide(failure, false),
      );

      function respond(isTrusted: boolean): void {
        if (!isTrusted) logUntrusted(origin!);
        decide(null, isTrusted);
      }
    },
    credentials: true,
    methods: ['GET', 'POST'],
    exposedHeaders,
    strictPreflight: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined && request.routeOptions.url === `${RPC_PREFIX}/ok`) {
      // The response says only that the service runs, and `*` excludes cookies. A developer's page learns from it that its
      // origin is not trusted, which a browser does not tell apart from a service that is down.
      if (!reply.hasHeader('access-control-allow-origin')) reply.header('access-control-allow-origin', '*');
    }
    done();
  });
}

/** Bounds for the log and for memory, because callers choose the header. */
const MAX_ORIGINS = 50;
const MAX_LENGTH = 200;

/** Logs each untrusted origin once: the browser blocks its pages, which the operator would not notice otherwise. */
function untrustedOriginLogger(log: FastifyBaseLogger): (origin: string) => void {
  const logged = new Set<string>();
  return (origin) => {
    if (logged.has(origin) || logged.size >= MAX_ORIGINS || origin.length > MAX_LENGTH || !URL.canParse(origin)) return;
    logged.add(origin);
    log.warn({ origin }, 'A page at an origin that is not trusted called: if it is yours, add it to TRUSTED_ORIGINS');
  };
}
