import type { Dispatch } from './dispatch.ts';

interface Reused {
  kind: string;
  userId: string;
  clientRowId: string;
}

/** Writes an audit entry if a code or a refresh token of the family was used a second time, which its thief or its owner did. */
export async function recordReuse({ ctx }: Dispatch, family: string): Promise<void> {
  if (!isTokenRequest(ctx.source?.url)) return;
  const [row] = await ctx.em.execute<Reused[]>(
    `select a.kind, g.user_id "userId", g.client_id "clientRowId" from oauth_artifact a join oauth_grant g on g.id = a.grant_id
      where a.family = ? and a.consumed_at is not null order by a.consumed_at desc limit 1`,
    [family],
  );
  if (row === undefined) return;
  const event = row.kind === 'AuthorizationCode' ? 'oauth-code.reused' : 'oauth-token.reused';
  ctx.audit(event, { actorId: null, subjectId: row.userId, details: { oauthClientId: row.clientRowId } });
}

const isTokenRequest = (url = '') => url.split('?')[0]!.endsWith('/oauth2/token');
