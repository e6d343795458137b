import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';

import helmet from 'helmet';

import type { Options } from '#server/options/options.ts';

import { errorPageStyle } from './pages.ts';

/** What a page elsewhere that we trust may read of an answer, beside its body. */
export const exposedHeaders = [
  'x-request-id',
  'set-auth-token',
  'retry-after',
  'x-retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** What a kind of answer may load, as its content security policy. */
const policiesOf = (errorStyle: string) => ({
  call: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  errorPage: {
    defaultSrc: ["'none'"],
    styleSrc: [`'sha256-${createHash('sha256').update(errorStyle).digest('base64')}'`],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
  },
  site: {
    defaultSrc: ["'self'"],
    // The component library positions things by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'https:', 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

type Policies = ReturnType<typeof policiesOf>;

export type HeaderSet = Record<keyof Policies, Record<string, string>>;

/** The security headers of each kind of answer, worked out once at start; a request only copies them. */
export function securityHeaders(options: Pick<Options, 'baseUrl' | 'branding'>): HeaderSet {
  const https = options.baseUrl.startsWith('https://');
  const policies = policiesOf(errorPageStyle(options));
  const of = (policy: keyof Policies) => headersOf(policies[policy], { https, isPage: policy !== 'call' });
  return { call: { ...of('call'), ...private_ }, errorPage: { ...of('errorPage'), ...private_ }, site: of('site') };
}

/** Answers concern one person: nobody between us and them keeps a copy. */
const private_ = { 'cache-control': 'no-store', vary: 'Cookie, Authorization, Origin' };

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
    // For browsers long gone, or for pages that share a process: nothing to a call's answer.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
    originAgentCluster: false,
    crossOriginOpenerPolicy: isPage,
  });
  // helmet touches these two methods of the response and nothing of the request.
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}
