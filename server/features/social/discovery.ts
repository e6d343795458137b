import { z } from 'zod';

import type { HttpClient } from '#server/http/outgoing/http-client.ts';
import { now } from '#server/lib/now.ts';
import { reasonOf } from '#server/options/checks.ts';

import type { Endpoints } from './define-provider.ts';

const CACHE_MS = 3_600_000;

/** Browsers are sent to the first of them, so that other schemes would run scripts. */
const Address = z.url({ protocol: /^https?$/ });

/** The fields of a discovery document (OpenID Connect Discovery section 3) that sign-in needs. */
const DiscoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: Address,
  token_endpoint: Address,
  userinfo_endpoint: Address.optional().catch(undefined),
  jwks_uri: Address,
  // OpenID Connect RP-Initiated Logout section 2.1.
  end_session_endpoint: Address.optional().catch(undefined),
  token_endpoint_auth_methods_supported: z
    .array(z.string())
    .default(['client_secret_basic'])
    .catch(['client_secret_basic']),
});

/** An issuer, and where its document is if not at the standard address. */
export interface Issuer {
  issuer: string;
  discoveryUrl?: string | null;
}

/** `step` is what failed: the request, its status, the content of the document, or the issuer that it names. */
export class DiscoveryError extends Error {
  override name = 'DiscoveryError';
  readonly step: 'request' | 'status' | 'document' | 'issuer';

  constructor(step: DiscoveryError['step'], message: string, cause?: unknown) {
    super(message, { cause });
    this.step = step;
  }
}

/** OpenID Connect Discovery section 4. */
export function standardDiscoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
}

/** Discovers the endpoints of an issuer. @throws DiscoveryError */
export async function discover({ issuer, discoveryUrl }: Issuer, http: HttpClient): Promise<Endpoints> {
  const response = await http(discoveryUrl ?? standardDiscoveryUrl(issuer)).catch((error: unknown) => {
    throw new DiscoveryError('request', reasonOf(error), error);
  });
  if (!response.ok) throw new DiscoveryError('status', `the response has the status ${response.status}`);
  const json: unknown = await response.json().catch(() => null);
  const { data: document, error } = DiscoveryDocument.safeParse(json);
  if (error) throw new DiscoveryError('document', 'the document lacks a needed address', error);
  if (document.issuer !== issuer) throw new DiscoveryError('issuer', 'the document names another issuer');
  return {
    authorization: document.authorization_endpoint,
    token: document.token_endpoint,
    userInfo: document.userinfo_endpoint,
    jwks: document.jwks_uri,
    endSession: document.end_session_endpoint,
    authMethods: document.token_endpoint_auth_methods_supported,
  };
}

/** Caches the endpoints for an hour; failures are not cached. */
export function cachedDiscovery(issuer: Issuer, http: HttpClient): () => Promise<Endpoints> {
  let cached: { expiresAt: number; endpoints: Promise<Endpoints> } | null = null;
  return () => {
    if (cached && cached.expiresAt > now().getTime()) return cached.endpoints;
    const endpoints = discover(issuer, http);
    cached = { expiresAt: now().getTime() + CACHE_MS, endpoints };
    endpoints.catch(() => (cached = null));
    return endpoints;
  };
}
