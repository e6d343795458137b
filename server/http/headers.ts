import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';

import helmet from 'helmet';

import type { Options } from '#server/options/options.ts';

import { messagePageStyle } from './pages.ts';

/** The response headers that pages at trusted origins can read (CORS). */
export const exposedHeaders = [
  'x-request-id',
  'set-auth-token',
  'retry-after',
  'x-retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** The headers of JSON responses, of pages with a message and of the web app. */
export type HeaderSets = Record<'json' | 'messagePage' | 'webApp', Record<string, string>>;

/** Responses are for one user: no cache may store them. */
const uncached = { 'cache-control': 'no-store', vary: 'Cookie, Authorization, Origin' };

/** Computes the security headers once at start; a request only copies them. */
export function securityHeaders(options: Pick<Options, 'baseUrl' | 'branding'>): HeaderSets {
  const https = options.baseUrl.startsWith('https://');
  const styleHash = createHash('sha256').update(messagePageStyle(options)).digest('base64');
  const [none, self] = [["'none'"], ["'self'"]];
  const json = { defaultSrc: none, frameAncestors: none };
  const messagePage = {
    defaultSrc: none,
    styleSrc: [`'sha256-${styleHash}'`],
    frameAncestors: none,
    baseUri: none,
  };
  const webApp = {
    defaultSrc: self,
    // The component library positions elements by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'https:', 'data:'],
    objectSrc: none,
    baseUri: none,
    formAction: self,
    frameAncestors: none,
  };
  return {
    json: { ...headersOf(json, { https, isPage: false }), ...uncached },
    messagePage: { ...headersOf(messagePage, { https, isPage: true }), ...uncached },
    webApp: headersOf(webApp, { https, isPage: true }),
  };
}

function headersOf(
  directives: Record<string, readonly string[]>,
  { https, isPage }: { https: boolean; isPage: boolean },
): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  const middleware = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: https,
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
    // Of use only to obsolete browsers, or to pages that share a process.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    originAgentCluster: false,
    crossOriginOpenerPolicy: isPage,
  });
  // helmet uses these two methods of the response and nothing of the request.
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
