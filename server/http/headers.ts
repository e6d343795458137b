import { createHash } from 'node:crypto';

import type { Options } from '#server/options/kit-options.ts';

import { messagePageStyle, type MessagePageOptions } from './page-styles.ts';

/** The response headers that pages at trusted origins can read (CORS). */
export const exposedHeaders = [
  'x-request-id',
  'link',
  'set-auth-token',
  'retry-after',
  'x-retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'idempotency-replayed',
];

/** The headers of JSON responses, of pages with a message and of the web app. */
export type HeaderSets = Record<'json' | 'messagePage' | 'webApp', Record<string, string>>;

/** Responses are for one user: no cache may store them. */
const uncached = { 'cache-control': 'no-store', vary: 'Cookie, Authorization, Origin, Accept' };

/** The security headers. Those of most responses are computed once at start; a request only copies them. */
export function securityHeaders(options: MessagePageOptions & Pick<Options, 'baseUrl'>): HeaderSets {
  const common: Record<string, string> = {
    'cross-origin-resource-policy': 'same-site',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  if (options.baseUrl.startsWith('https://')) {
    common['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  const page = { ...common, 'cross-origin-opener-policy': 'same-origin' };
  return {
    json: { ...common, ...uncached, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" },
    /** For each page, since administrators change the color and the logo. */
    get messagePage() {
      return { ...page, ...uncached, 'content-security-policy': messagePagePolicy(options) };
    },
    webApp: {
      ...page,
      // The component library positions elements by style attributes.
      'content-security-policy':
        "default-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' https: data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    },
  };
}

function messagePagePolicy(options: MessagePageOptions & Pick<Options, 'baseUrl'>): string {
  const logo = options.branding.logoUrl && new URL(options.branding.logoUrl, options.baseUrl).origin;
  const styleHash = createHash('sha256').update(messagePageStyle(options)).digest('base64');
  return `default-src 'none';style-src 'sha256-${styleHash}';${options.webApp ? "font-src 'self';" : ''}${logo ? `img-src ${logo};` : ''}frame-ancestors 'none';base-uri 'none'`;
}
