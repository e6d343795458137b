import type { ApiCredentialKind, ApiRequest } from '#server/call/api-credentials.ts';
import type { AppServices } from '#server/call/context.ts';
import type { LimitedToken } from '#server/features/oauth-provider/client-rule.ts';
import { isLimitedToken, libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { levelOf } from '#server/features/oauth-provider/acr.ts';
import { parseBearerToken } from '#server/features/sessions/current-session.ts';
import { isBanned } from '#server/features/users/bans.ts';
import { callUrl } from '#server/http/address.ts';
import { AppError } from '#server/lib/errors.ts';
import type { ServiceScope } from '#shared/lib/scopes.ts';
import { isServiceScope } from '#shared/oauth-provider/scopes.ts';
import { isOfOrganizations } from '#shared/oauth-provider/organization-scopes.ts';

import { findLiveToken } from './queries.ts';
import { accessTokenVerifier, isAccessToken } from './verify-token.ts';

/** Calls of a token in a minute. */
const LIMIT = { name: 'access-token', max: 600, window: 60 };

function tokenOf({ headers }: Pick<ApiRequest, 'headers'>): string | null {
  const token = parseBearerToken(headers.authorization);
  return token !== null && isAccessToken(token) ? token : null;
}

/** An access token of an application for the API of the service (RFC 6750, RFC 9068). It makes the calls of its scopes. */
export const accessTokenCredential: ApiCredentialKind = {
  name: 'access-token',
  isPresent: (request) => oauthProviderOptions.of(request).enabled && tokenOf(request) !== null,
  authenticate: async (request) => {
    const service = request as ApiRequest & AppServices;
    const claims = await accessTokenVerifier.of(service).verify(tokenOf(request)!);
    const live = claims && (await findLiveToken(request.reads, claims));
    // A token that is bound to a key (RFC 9449 section 7) needs a proof, which the API does not take.
    const isBearer = claims !== null && claims.cnf === undefined;
    if (!isBearer || !claims.gid || !live || isBanned(live.user)) throw new AppError('INVALID_ACCESS_TOKEN');
    const { gid } = claims;
    const { user, organizationId } = live;
    const details = await detailsOf(service, { claims, live });
    if (details === null) throw new AppError('INVALID_ACCESS_TOKEN');
    await request.limiter.countApiCall(request, LIMIT, gid);
    const isUsable = (scope: string) => organizationId === null || isOfOrganizations(scope);
    const scopes = live.scopes.filter(isServiceScope).filter(isUsable);
    const credential = { id: gid, scopes, level: levelOf(claims.acr) };
    return { user, session: null, credential, impersonator: null, details, organizationId };
  },
  refusals: { notAllowed: 'ACCESS_TOKEN_NOT_ALLOWED', missingScope: 'INSUFFICIENT_SCOPE' },
  challenge,
};

/** How audit entries name the application; null if the token has ended by the rules for its kind. */
async function detailsOf(
  service: ApiRequest & AppServices,
  token: LimitedToken,
): Promise<Record<string, string> | null> {
  const application = { oauthClient: token.live.oauthClientId };
  if (!isLimitedToken(token)) return application;
  const further = await libraryExtensions.of(service).tokenRule?.admit(service, token);
  return further ? { ...application, ...further } : null;
}

/** One for every reason (RFC 6750 section 3, RFC 9728 section 5.1). */
function challenge(request: Pick<ApiRequest, 'headers' | 'options'>, missing?: ServiceScope): string | null {
  if (!oauthProviderOptions.of(request).enabled) return null;
  const hasToken = parseBearerToken(request.headers.authorization) !== null;
  const parameters = [
    ...(missing === undefined ? [] : ['error="insufficient_scope"', `scope="${missing}"`]),
    ...(missing === undefined && hasToken ? ['error="invalid_token"'] : []),
    `resource_metadata="${callUrl(request.options, '/.well-known/oauth-protected-resource')}"`,
  ];
  return `Bearer ${parameters.join(', ')}`;
}
