import type { errors as Errors } from 'oidc-provider';

import type { RequestContext } from '#server/call/context.ts';
import { findLive, hashOfToken } from '#server/features/agents/api/tokens.ts';
import { findLiveToken, type LiveToken } from '#server/features/oauth-provider/api/queries.ts';
import {
  accessTokenVerifier,
  isAccessToken,
  type AccessTokenClaims,
} from '#server/features/oauth-provider/api/verify-token.ts';
import { isLimitedToken } from '#server/features/oauth-provider/library-extensions.ts';
import { isBanned } from '#server/features/users/bans.ts';

const ACCESS_TOKEN = 'urn:ietf:params:oauth:token-type:access_token';

/** The parameters of RFC 8693 section 2.1, as texts. */
export type ExchangeParameters = Partial<
  Record<
    | 'subject_token'
    | 'subject_token_type'
    | 'actor_token'
    | 'actor_token_type'
    | 'requested_token_type'
    | 'resource'
    | 'audience'
    | 'scope',
    string
  >
>;

/** The access token that is passed on. */
export interface SubjectToken {
  claims: AccessTokenClaims & { gid: string };
  live: LiveToken;
  /** The rows of the applications that have passed it on before, the latest first. */
  actors: string[];
  /** The hashes of the token and of those that it goes back to. */
  ancestors: string[];
}

/**
 * The token of a request, if it is an access token of this service and live. Other kinds say too little of what their owner
 * allowed.
 */
export async function requireSubjectToken(
  ctx: RequestContext,
  params: ExchangeParameters,
  errors: typeof Errors,
): Promise<SubjectToken> {
  requireTypes(params, errors);
  const invalid = (reason: string) => new errors.InvalidRequest(reason);
  const claims = await verify(ctx, params.subject_token);
  if (claims?.gid === undefined) throw invalid('subject_token is no access token of a user');
  // The new token would be of use without the key.
  if (claims.cnf !== undefined) throw invalid('subject_token is bound to a key');
  const live = await findLiveToken(ctx.reads, claims);
  const ended = invalid('subject_token has ended');
  if (live === null || isBanned(live.user)) throw ended;
  const token = { claims: { ...claims, gid: claims.gid }, live };
  const own = hashOfToken(claims);
  if (!isLimitedToken(token)) return { ...token, actors: [], ancestors: [own] };
  const found = await findLive(ctx, token);
  if (found === null) throw ended;
  return { ...token, actors: found.actors, ancestors: [own, ...found.ancestors] };
}

function requireTypes(params: ExchangeParameters, errors: typeof Errors): void {
  const { subject_token_type: subject, actor_token: actor, requested_token_type: requested = ACCESS_TOKEN } = params;
  const isAccepted = subject === ACCESS_TOKEN && requested === ACCESS_TOKEN;
  if (!isAccepted) throw new errors.InvalidRequest('only access tokens are exchanged');
  if ((actor === undefined) !== (params.actor_token_type === undefined)) {
    throw new errors.InvalidRequest('actor_token and actor_token_type belong together');
  }
}

/** An actor token names no other application than the one that is authenticated (RFC 8693 section 2.1). */
export async function requireOwnActor(
  ctx: RequestContext,
  { params, clientId, errors }: { params: ExchangeParameters; clientId: string; errors: typeof Errors },
): Promise<void> {
  if (params.actor_token === undefined) return;
  const claims = params.actor_token_type === ACCESS_TOKEN ? await verify(ctx, params.actor_token) : null;
  if (claims?.client_id !== clientId) throw new errors.InvalidRequest('actor_token is of another application');
}

function verify(ctx: RequestContext, token = ''): Promise<AccessTokenClaims | null> {
  if (!isAccessToken(token)) return Promise.resolve(null);
  return accessTokenVerifier.of(ctx).verify(token, { anyResource: true });
}
