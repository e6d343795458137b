import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import { CLOCK_TOLERANCE, REVOKED_TOKEN, revokeToken } from '#server/features/oauth-provider/storage/artifacts.ts';
import { withLibrary } from '#server/features/oauth-provider/storage/dispatch.ts';
import { maySignIn } from '#server/features/sessions/current-session.ts';
import { now } from '#server/lib/now.ts';

import { findLiveToken } from './queries.ts';
import { ownResource } from '#server/features/oauth-provider/own-resource.ts';
import { accessTokenVerifier, type AccessTokenClaims } from './verify-token.ts';

/** What an application is told about an access token of its own (RFC 7662 section 2.2). */
export async function introspectAccessToken(ctx: RequestContext, token: string, clientId: string) {
  const claims = await ownToken(ctx, token, clientId);
  const live = claims && (await findLiveToken(ctx.reads, claims));
  if (!claims || !live || !maySignIn(live.user)) return answer({ active: false });
  const { sub, client_id, exp, jti, acr } = claims;
  const scope = live.scopes.join(' ');
  const aud = ownResource(ctx.options);
  return answer({ active: true, iss: aud, aud, sub, client_id, scope, exp, jti, acr, token_type: 'Bearer' });
}

/** Ends an access token of an application (RFC 7009). Unknown ones need no revocation. */
export async function revokeAccessToken(ctx: RequestContext, token: string, clientId: string) {
  const claims = await ownToken(ctx, token, clientId);
  if (claims && claims.exp + CLOCK_TOLERANCE > now().getTime() / 1000) {
    await withLibrary({ ctx }, (dispatch) => revokeToken(dispatch, REVOKED_TOKEN, claims.jti));
  }
  return answer('');
}

async function ownToken(ctx: RequestContext, token: string, clientId: string): Promise<AccessTokenClaims | null> {
  const claims = await accessTokenVerifier.of(ctx).verify(token);
  return claims?.client_id === clientId ? claims : null;
}

const answer = (body: unknown): ProtocolResponse => ({ status: 200, body });
