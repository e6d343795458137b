import type { Call } from '#server/call/context.ts';
import { displayName, presentPublicClient } from '#server/features/oauth-provider/clients/present-client.ts';
import { organizationIdOf } from '#server/features/oauth-provider/client.entity.ts';
import { OAuthGrant } from '#server/features/oauth-provider/grant.entity.ts';
import { endSessionsAtClient } from '#server/features/oauth-provider/storage/session-clients.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { isApplicationScope } from '#shared/oauth-provider/scopes.ts';
import type { ListConnectedApps, RevokeConnectedApp } from '#shared/oauth-provider/schemas.ts';

/** The applications that members allowed something in the organization, the latest first. */
export async function listConnectedApps({ ctx }: Call<MemberQueryContext, typeof ListConnectedApps>) {
  const grants = await ctx.em.find(
    OAuthGrant,
    { member: { organization: ctx.organizationId } },
    { populate: ['client'], orderBy: { updatedAt: 'desc', id: 'desc' } },
  );
  const byClient = Map.groupBy(grants, ({ client }) => client.id);
  return [...byClient.values()].map((ofClient) => {
    const client = ofClient[0]!.client.unwrap();
    return {
      client: presentPublicClient(client),
      isOwn: organizationIdOf(client) === ctx.organizationId,
      users: ofClient.length,
      scopes: [...new Set(ofClient.flatMap(({ scopes }) => scopes.filter(isApplicationScope)))],
      updatedAt: ofClient[0]!.updatedAt,
    };
  });
}

/** Ends what all members allowed an application in the organization, with its tokens. */
export async function revokeConnectedApp({ ctx, input }: Call<MemberContext, typeof RevokeConnectedApp>) {
  const { em, organizationId } = ctx;
  const grants = await em.find(
    OAuthGrant,
    { member: { organization: organizationId }, client: { clientId: input.client_id } },
    { populate: ['client'] },
  );
  if (grants.length === 0) throw new AppError('OAUTH_CLIENT_NOT_FOUND');
  for (const grant of grants) {
    const { userId: subjectId, client, scopes } = grant;
    const details = { oauthClientId: client.id, name: displayName(client.unwrap()), scopes: scopes.join(',') };
    ctx.audit('oauth-grant.revoked', { organizationId, subjectId, details });
    em.remove(grant);
    await endSessionsAtClient(em, { clientRowId: client.id, userId: subjectId });
  }
  return { success: true as const };
}
