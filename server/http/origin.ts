import type { IncomingHttpHeaders } from 'node:http';

import cors from '@fastify/cors';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { AppError } from '#server/errors.ts';
import type { Options } from '#server/options/options.ts';
import { redirectFields, type RedirectField } from '#shared/redirects.ts';

import { exposedHeaders } from './headers.ts';

/** Refuses input that would redirect a browser to an untrusted address (spec section 5). An empty field counts as absent. */
export function requireTrustedRedirects(input: unknown, fields: readonly RedirectField[], options: Options): void {
  if (typeof input !== 'object' || input === null) return;
  for (const field of fields) {
    const url = (input as Record<string, unknown>)[field];
    if (typeof url === 'string' && url !== '' && !isTrustedRedirect(url, options)) {
      throw new AppError(redirectFields[field]);
    }
  }
}

/** Whether a browser may be sent to `url`: a path of this site, or an address at a trusted origin. */
export function isTrustedRedirect(url: string, options: Options): boolean {
  // Parsers differ on these, and no address needs them unescaped.
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(url) || /[^\x20-\x7e]/.test(url)) return false;
  if (url.startsWith('/')) return isSitePath(url, options.baseUrl);
  return isTrustedAbsolute(url, options);
}

function isSitePath(url: string, baseUrl: string): boolean {
  const path = url.split(/[?#]/, 1)[0]!;
  if (path.includes('//') || /%(2f|5c)/i.test(path)) return false;
  return URL.canParse(url, baseUrl) && new URL(url, baseUrl).origin === new URL(baseUrl).origin;
}

/** Schemes whose address a browser runs or shows in the page that names it: never a place to send somebody. */
const runsInPage = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:', 'view-source:']);

function isTrustedAbsolute(url: string, options: Options): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#@]+([/?#]|$)/i.test(url) || !URL.canParse(url)) return false;
  const parsed = new URL(url);
  if (parsed.username || parsed.password || runsInPage.has(parsed.protocol)) return false;
  return trustedOrigins(options).some((entry) => matches(parsed, entry));
}

/** Whether a request may come from a page at `origin` (the `Origin` header, or the one of a `Referer`). */
export function isTrustedOrigin(origin: string, options: Options): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#@\\]+$/i.test(origin) || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return trustedOrigins(options).some((entry) => matches(url, entry));
}

/** The options as they are for one request, where the trusted origins are asked for with each. */
export async function optionsFor(options: Options, headers: IncomingHttpHeaders): Promise<Options> {
  if (options.trustedOriginsOf === null) return options;
  return { ...options, trustedOrigins: [...(await options.trustedOriginsOf({ headers }))] };
}

function trustedOrigins(options: Options): string[] {
  return [options.baseUrl, ...options.trustedOrigins];
}

/** `https://app.test`, `https://*.app.test`, `*.app.test` (https only) or `myapp://` for an application's own scheme. */
function matches(url: URL, entry: string): boolean {
  const [, scheme = 'https:', host = ''] = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/]*)/i.exec(entry)!;
  if (url.protocol !== scheme.toLowerCase()) return false;
  if (!/^https?:$/.test(scheme)) return host === '' || url.host === host;
  if (host.includes('*')) return hostMatches(url.host, host.toLowerCase());
  return entry === url.origin || (URL.canParse(entry) && new URL(entry).origin === url.origin);
}

/** Label by label, so that a `*` cannot cross a dot. */
function hostMatches(host: string, pattern: string): boolean {
  const [labels, patterns] = [host.split('.'), pattern.split('.')];
  return labels.length === patterns.length && labels.every((label, n) => labelMatches(label, patterns[n]!));
}

/**
 * A `*` stands for some letters, digits and hyphens, at least one. Read from left to right without a way back: as a
 * regular expression, several of them in one label would take a made-up host's length to as many powers.
 */
function labelMatches(label: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return label === pattern;
  if (!/^[a-z0-9-]+$/.test(label) || !label.startsWith(first) || !label.endsWith(last)) return false;
  let end = first.length;
  for (const part of rest) {
    const at = label.indexOf(part, end + 1);
    if (at === -1) return false;
    end = at + part.length;
  }
  return label.length - last.length > end;
}

/**
 * Refuses a state-changing request that a page elsewhere made. Browsers name the page in `Origin`, older ones in
 * `Referer`; what sends none of the headers that only browsers send is no browser, and carries no ambient cookies.
 * A bearer token without cookies cannot be sent by a page that does not know it.
 */
export function requireTrustedCaller(headers: IncomingHttpHeaders, options: Options): void {
  if (options.advanced.disableCSRFCheck || (headers.authorization && !headers.cookie)) return;
  const { origin, referer } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (!isTrustedOrigin(origin, options)) throw new AppError('INVALID_ORIGIN');
  } else if (referer) {
    if (!URL.canParse(referer) || !isTrustedOrigin(new URL(referer).origin, options))
      throw new AppError('INVALID_ORIGIN');
  } else if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new AppError('INVALID_ORIGIN');
  }
}

/** The sites we trust may call with cookies; to every other page the browser shows nothing. */
export async function allowTrustedOrigins(app: FastifyInstance, options: Options): Promise<void> {
  const logRefused = refusedOrigins(app.log);
  await app.register(cors, {
    origin: (origin: string | undefined, decide: (failure: Error | null, allow: boolean) => void) => {
      if (origin === undefined) return decide(null, false);
      // A promise would delay every answer.
      if (options.trustedOriginsOf === null) return answer(isTrustedOrigin(origin, options));
      void optionsFor(options, { origin }).then(
        (known) => answer(isTrustedOrigin(origin, known)),
        (failure: Error) => decide(failure, false),
      );

      function answer(isTrusted: boolean): void {
        if (!isTrusted) logRefused(origin!);
        decide(null, isTrusted);
      }
    },
    credentials: true,
    methods: ['GET', 'POST'],
    exposedHeaders,
    strictPreflight: false,
  });
}

/** Callers choose the header: beyond these no more are remembered, nor logged. */
const MAX_ORIGINS = 50;
const MAX_LENGTH = 200;

/** Logs each origin whose pages the browser refuses, once, since an operator sees no other sign of it. */
function refusedOrigins(log: FastifyBaseLogger): (origin: string) => void {
  const logged = new Set<string>();
  return (origin) => {
    if (logged.has(origin) || logged.size >= MAX_ORIGINS || origin.length > MAX_LENGTH || !URL.canParse(origin)) return;
    logged.add(origin);
    log.warn({ origin }, 'A page at an origin that is not trusted called: if it is yours, add it to TRUSTED_ORIGINS');
  };
}
