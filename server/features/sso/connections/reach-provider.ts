import type { RequestContext } from '#server/call/context.ts';
import { connectionProviders } from '#server/features/sso/connection-provider.ts';
import { isSharedIssuer } from '#server/features/sso/shared-issuers.ts';
import { discover, DiscoveryError } from '#server/features/social/discovery.ts';
import { requireAllowedDestination } from '#server/http/outgoing/http-client.ts';
import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { AppError } from '#server/lib/errors.ts';
import type { ClientAuthentication, ConnectionEndpoints } from '#shared/sso/oidc.ts';

export interface ProviderAddress {
  issuer: string;
  discoveryUrl: string | null;
  endpoints: ConnectionEndpoints | null;
}

/**
 * Rejects an identity provider that cannot be reached, or whose endpoints may not be. Sends requests, so it runs before the call
 * locks or writes anything. The error names the step, never what the other machine answered.
 *
 * @returns how a client with a secret authenticates.
 */
export async function reachProvider(ctx: RequestContext, address: ProviderAddress): Promise<ClientAuthentication> {
  requireIssuer(address.issuer);
  try {
    const { http } = connectionProviders.of(ctx);
    const { authMethods = [], ...endpoints } = address.endpoints
      ? { ...address.endpoints, authMethods: ['client_secret_basic'] }
      : await discover(address, http);
    for (const url of Object.values(endpoints)) {
      if (url !== undefined) await requireAllowedDestination(url, ctx.options.outgoing);
    }
    return authMethods.includes('client_secret_basic') ? 'basic' : 'post';
  } catch (error) {
    if (error instanceof DiscoveryError)
      throw new AppError('DISCOVERY_FAILED', { step: steps[error.step], cause: error });
    if (error instanceof HttpClientError) throw new AppError('DISCOVERY_FAILED', { step: steps.address, cause: error });
    throw error;
  }
}

const steps = {
  request: 'the discovery document could not be requested',
  status: 'the response to the request for the discovery document is no success',
  document: 'the discovery document lacks a needed address',
  issuer: 'the discovery document names another issuer',
  address: 'an endpoint is not at a public address with HTTPS',
};

function requireIssuer(issuer: string): void {
  // OpenID Connect Discovery section 3.
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new AppError('INVALID_ISSUER_MUST_BE_A_VALID_URL');
  if (isSharedIssuer(issuer)) throw new AppError('ISSUER_IS_SHARED');
}
