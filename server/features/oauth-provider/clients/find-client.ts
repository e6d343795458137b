import type { RequestContext } from '#server/call/context.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { AppError } from '#server/lib/errors.ts';

export async function isFirstParty({ em }: RequestContext, clientId: string): Promise<boolean> {
  return (await em.findOne(OAuthClient, { clientId }))?.firstParty ?? false;
}

/** An application by its `client_id`. @throws OAUTH_CLIENT_NOT_FOUND */
export async function requireClient({ em }: RequestContext, clientId: string): Promise<OAuthClient> {
  const client = await em.findOne(OAuthClient, { clientId });
  if (client === null) throw new AppError('OAUTH_CLIENT_NOT_FOUND');
  return client;
}
