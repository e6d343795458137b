import type { Call, RequestContext } from '#server/call/context.ts';
import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import type { SessionQueryContext } from '#server/features/sessions/context.ts';
import { isDocumentUrl } from '#server/features/oauth-provider/registration/document-url.ts';
import { readSignedQuery } from '#server/features/oauth-provider/signed-query.ts';
import { AppError } from '#server/lib/errors.ts';
import type { OAuthClientIdInput } from '#shared/oauth-provider/schemas.ts';
import type { PreloginInput } from '#shared/oauth-provider/consent.ts';

import { requireClient } from '#server/features/oauth-provider/clients/find-client.ts';
import { presentPublicClient } from '#server/features/oauth-provider/clients/present-client.ts';

import { documentClientOf, findPending } from './pending.ts';

/** What every user may know of an application that is not disabled. @throws OAUTH_CLIENT_NOT_FOUND */
async function requireEnabled(ctx: RequestContext, clientId: string) {
  const client = await requireClient(ctx, clientId);
  if (client.disabledAt !== null) throw new AppError('OAUTH_CLIENT_NOT_FOUND');
  return presentPublicClient(client);
}

export function publicClient({ ctx, input }: Call<SessionQueryContext, typeof OAuthClientIdInput>) {
  return requireEnabled(ctx, input.client_id);
}

/** Without a session, only of the application whose request brought the browser to the page. */
export async function publicClientPrelogin({ ctx, input }: Call<RequestContext, typeof PreloginInput>) {
  const signed = readSignedQuery(ctx.secrets, input.oauth_query);
  if (signed?.clientId !== input.client_id || signed.isExpired) throw new AppError('INVALID_OAUTH_QUERY');
  const mayBeUnknown = isDocumentUrl(input.client_id, ctx.options.outgoing.privateHosts);
  const pending = mayBeUnknown ? await findPending(ctx, signed.interaction) : null;
  const document = pending && (await documentClientOf(ctx, pending));
  return document?.client ? presentPublicClient(document.client) : requireEnabled(ctx, input.client_id);
}

/** The name alone, as better-auth 1.2.8 answers it. */
export async function publicClientById({ ctx, params }: ProtocolCall<null>): Promise<ProtocolResponse> {
  if ((await findSessionSnapshot(ctx)) === null) throw new AppError('UNAUTHORIZED');
  const { client_id: clientId, client_name: name } = await requireEnabled(ctx, params['id']!);
  return { status: 200, body: { clientId, name, icon: null } };
}
