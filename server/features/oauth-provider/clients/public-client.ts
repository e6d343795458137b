import type { Call, RequestContext } from '#server/call/context.ts';
import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { findSessionSnapshot } from '#server/features/sessions/current-session.ts';
import type { SessionQueryContext } from '#server/features/sessions/context.ts';
import { readSignedQuery } from '#server/features/oauth-provider/signed-query.ts';
import { AppError } from '#server/lib/errors.ts';
import type { OAuthClientIdInput } from '#shared/oauth-provider/schemas.ts';
import type { PreloginInput } from '#shared/oauth-provider/consent.ts';

import { requireClient } from './find-client.ts';
import { presentPublicClient } from './present-client.ts';

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
export function publicClientPrelogin({ ctx, input }: Call<RequestContext, typeof PreloginInput>) {
  const signed = readSignedQuery(ctx.secrets, input.oauth_query);
  if (signed?.clientId !== input.client_id || signed.isExpired) throw new AppError('INVALID_OAUTH_QUERY');
  return requireEnabled(ctx, input.client_id);
}

/** The name alone, as better-auth 1.2.8 answers it. */
export async function publicClientById({ ctx, params }: ProtocolCall<null>): Promise<ProtocolResponse> {
  if ((await findSessionSnapshot(ctx)) === null) throw new AppError('UNAUTHORIZED');
  const { client_id: clientId, client_name: name } = await requireEnabled(ctx, params['id']!);
  return { status: 200, body: { clientId, name, icon: null } };
}
