import { displayName } from '#server/features/oauth-provider/clients/present-client.ts';
import { OAuthGrant } from '#server/features/oauth-provider/grant.entity.ts';
import { connectedAppsUrl, grantReusedMail } from '#server/features/oauth-provider/oauth-provider.mails.ts';
import type { Dispatch } from '#server/features/oauth-provider/storage/dispatch.ts';

/** Writes an audit entry if a request for tokens used a code or a refresh token a second time, as its thief or its owner does. */
export async function recordReuse({ ctx, reused }: Dispatch): Promise<void> {
  if (reused === null || !isTokenRequest(ctx.source?.url)) return;
  const grant = await ctx.em.findOne(OAuthGrant, { id: reused.grantId! }, { populate: ['client', 'user'] });
  if (grant === null) return;
  const [user, client] = [grant.user.unwrap(), grant.client.unwrap()];
  const { id: subjectId } = user;
  const event = reused.kind === 'AuthorizationCode' ? 'oauth-code.reused' : 'oauth-token.reused';
  ctx.audit(event, { actorId: null, subjectId, details: { oauthClientId: client.id } });
  ctx.sendMail(grantReusedMail, { user, applicationName: displayName(client), url: connectedAppsUrl(ctx.options) });
}

const isTokenRequest = (url = '') => url.split('?')[0]!.endsWith('/oauth2/token');
