import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import { CLOCK_TOLERANCE, REVOKED_TOKEN, revokeToken } from '#server/features/oauth-provider/storage/artifacts.ts';
import { isLimitedToken, libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { introspectionClientOf } from '#server/features/oauth-provider/resources/find-resources.ts';
import { withLibrary } from '#server/features/oauth-provider/storage/dispatch.ts';
import { isBanned } from '#server/features/users/bans.ts';
import { now } from '#server/lib/now.ts';

import { findLiveToken, isLiveMachineToken } from './queries.ts';
import { isOwnResource, ownResource } from '#server/features/oauth-provider/own-resource.ts';
import { accessTokenVerifier, type AccessTokenClaims } from './verify-token.ts';

/** What an application is told about an access token of its own, or an API about one for it (RFC 7662 section 2.2). */
export async function introspectAccessToken(ctx: RequestContext, token: string, clientId: string) {
  const claims = await verify(ctx, token);
  if (claims === null || !(await mayRead(ctx, claims, clientId))) return answer({ active: false });
  const live = await liveFacts(ctx, claims);
  if (live === null) return answer({ active: false });
  const { aud, sub, client_id, exp, jti, acr } = claims;
  const iss = ownResource(ctx.options);
  return answer({ active: true, iss, aud, sub, client_id, ...live, exp, jti, acr, token_type: 'Bearer' });
}

/** The scopes of a token that its user still allows, and its organization; null if it has ended. */
async function liveFacts(ctx: RequestContext, claims: AccessTokenClaims) {
  const { reads } = ctx;
  if (claims.gid === undefined) return (await isLiveMachineToken(reads, claims)) ? { scope: claims.scope } : null;
  const live = await findLiveToken(reads, claims);
  if (live === null || isBanned(live.user)) return null;
  const token = { claims, live };
  if (isLimitedToken(token) && !(await libraryExtensions.of(ctx).tokenRule?.isLive(ctx, token))) return null;
  return {
    scope: live.scopes.join(' '),
    ...(live.organizationId && { org_id: live.organizationId }),
    ...(claims.act && { act: claims.act }),
  };
}

/** Ends an access token of an application (RFC 7009). Unknown ones need no revocation. */
export async function revokeAccessToken(ctx: RequestContext, token: string, clientId: string) {
  const claims = await verify(ctx, token);
  if (claims?.client_id === clientId && claims.exp + CLOCK_TOLERANCE > now().getTime() / 1000) {
    await withLibrary({ ctx }, (dispatch) => revokeToken(dispatch, REVOKED_TOKEN, claims.jti));
  }
  return answer('');
}

function verify(ctx: RequestContext, token: string): Promise<AccessTokenClaims | null> {
  return accessTokenVerifier.of(ctx).verify(token, { anyResource: true });
}

/** Whether the token is one of the application, or for its API, and the API is enabled. */
async function mayRead({ em, options }: RequestContext, { client_id, aud }: AccessTokenClaims, clientId: string) {
  if (isOwnResource(options, aud)) return client_id === clientId;
  const introspects = await introspectionClientOf(em, aud);
  return introspects !== undefined && (client_id === clientId || introspects === clientId);
}

const answer = (body: unknown): ProtocolResponse => ({ status: 200, body });
