import type { RequestContext } from '#server/call/context.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';

import { OAuthClientHost } from './client-host.entity.ts';
import { hostOfDocument } from './document-url.ts';

type Context = Pick<RequestContext, 'em' | 'options'>;

/** By default documents count as soon as there is an MCP server, whose applications no user registers. */
export async function documentMode({ em, options }: Context): Promise<'off' | 'listed' | 'any'> {
  const { clientDocuments: chosen } = oauthProviderOptions.of({ options });
  if (chosen !== undefined) return chosen;
  const [row] = await em.execute<object[]>('select 1 from oauth_resource where mcp and disabled_at is null limit 1');
  return row === undefined ? 'off' : 'any';
}

/** Whether the operator or an administrator checked the host of a document. */
export async function isVerifiedHost(ctx: Context, clientId: string): Promise<boolean> {
  return (await stateOf(ctx, clientId)) === 'verified';
}

/** Whether requests of the application with this document are handled. Decided before a request for the document. */
export async function isAcceptedDocument(ctx: Context, clientId: string): Promise<boolean> {
  const mode = await documentMode(ctx);
  if (mode === 'off') return false;
  const state = await stateOf(ctx, clientId);
  return state === 'verified' || (mode === 'any' && state !== 'blocked');
}

async function stateOf({ em, options }: Context, clientId: string): Promise<'verified' | 'blocked' | null> {
  const host = hostOfDocument(clientId);
  const { clientDocumentHosts } = oauthProviderOptions.of({ options });
  const row = await em.findOne(OAuthClientHost, { host });
  return row?.state ?? (clientDocumentHosts.includes(host) ? 'verified' : null);
}
