import type { Call } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import { presentPublicClient } from '#server/features/oauth-provider/clients/present-client.ts';
import { endSessionsAtClient } from '#server/features/oauth-provider/storage/session-clients.ts';
import { OAuthGrant } from '#server/features/oauth-provider/grant.entity.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';
import { AppError } from '#server/lib/errors.ts';
import type { OAuthGrantIdInput } from '#shared/oauth-provider/schemas.ts';

/** The applications that the caller allowed something, newest first. */
export async function getConsents({ ctx }: Call<SessionQueryContext>) {
  const grants = await ctx.em.find(
    OAuthGrant,
    { user: ctx.user.id },
    { populate: ['client'], orderBy: { updatedAt: 'desc', id: 'desc' } },
  );
  return grants.map((grant) => {
    const client = grant.client.unwrap();
    const { id, userId, scopes, createdAt, updatedAt } = grant;
    return { id, clientId: client.clientId, userId, scopes, client: presentPublicClient(client), createdAt, updatedAt };
  });
}

/** Ends what the caller allowed an application, with its tokens. */
export async function deleteConsent({ ctx, input }: Call<SessionContext, typeof OAuthGrantIdInput>) {
  const grant = await ctx.em.findOne(OAuthGrant, { id: input.id, user: ctx.user.id });
  if (grant === null) throw new AppError('OAUTH_GRANT_NOT_FOUND');
  ctx.audit('oauth-grant.revoked', {
    subjectId: ctx.user.id,
    details: { oauthClientId: grant.client.id, scopes: grant.scopes.join(',') },
  });
  ctx.em.remove(grant);
  await endSessionsAtClient(ctx.em, { clientRowId: grant.client.id, userId: ctx.user.id });
  return { success: true as const };
}

/** Ends the codes and tokens of all applications of a user; what the user allowed them stays. */
export async function endTokensOf({ em, options }: EventContext, userId: string): Promise<void> {
  if (!oauthProviderOptions.of({ options }).enabled) return;
  await em.begin();
  await em.execute('delete from oauth_artifact where grant_id in (select id from oauth_grant where user_id = ?)', [
    userId,
  ]);
}
