import type { Call, RequestContext } from '#server/call/context.ts';
import { recordRevoked } from '#server/features/sessions/sessions.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { recordFirstUse } from '#server/features/verification/single-use-tokens.ts';
import { AppError } from '#server/lib/errors.ts';
import type { BackChannelLogout } from '#shared/sso/logout.ts';

import { firstUseOf, logoutTokenUse, readLogoutToken } from './logout-token.ts';
import { subjectHashes } from './provider-session.ts';
import { endChallengesOf, endSessionsAtProvider } from './queries.ts';

/** The identity provider ended a session, and ends those that it started here (OpenID Connect Back-Channel Logout). */
export async function backChannelLogout({ ctx, input }: Call<RequestContext, typeof BackChannelLogout>) {
  const connection = await ctx.em.findOne(SsoConnection, { providerId: input.providerId, protocol: 'oidc' });
  const token = connection && (await readLogoutToken(ctx, connection, input.logout_token));
  if (!connection || !token) throw new AppError('INVALID_LOGOUT_TOKEN');
  if (!(await recordFirstUse(ctx, logoutTokenUse, firstUseOf(connection, token))))
    throw new AppError('INVALID_LOGOUT_TOKEN');

  const { sub, sid = null } = token;
  const { id: connectionId, accountProviderId: provider, mapping } = connection;
  // An identity has another id if another claim is mapped.
  const accountId = mapping.id === undefined ? (sub ?? null) : null;
  const hashes = sub === undefined ? null : subjectHashes(ctx.secrets, connectionId, sub);
  if (accountId !== null) await endChallengesOf(ctx.em, { provider, accountId });
  await recordRevoked(ctx, await endSessionsAtProvider(ctx.em, { connectionId, provider, hashes, sid, accountId }));
  return { success: true as const };
}
