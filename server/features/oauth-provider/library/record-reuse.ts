import type { Dispatch } from '#server/features/oauth-provider/storage/dispatch.ts';

/** Writes an audit entry if a request for tokens used a code or a refresh token a second time, as its thief or its owner does. */
export async function recordReuse({ ctx, reused }: Dispatch): Promise<void> {
  if (reused === null || !isTokenRequest(ctx.source?.url)) return;
  const [grant] = await ctx.em.execute<{ userId: string; oauthClientId: string }[]>(
    'select user_id "userId", client_id "oauthClientId" from oauth_grant where id = ?',
    [reused.grantId],
  );
  if (grant === undefined) return;
  const { userId: subjectId, oauthClientId } = grant;
  const event = reused.kind === 'AuthorizationCode' ? 'oauth-code.reused' : 'oauth-token.reused';
  ctx.audit(event, { actorId: null, subjectId, details: { oauthClientId } });
}

const isTokenRequest = (url = '') => url.split('?')[0]!.endsWith('/oauth2/token');
