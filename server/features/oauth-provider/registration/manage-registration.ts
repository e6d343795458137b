import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolCall, ProtocolResponse } from '#server/call/protocol.ts';
import { displayName } from '#server/features/oauth-provider/clients/present-client.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { sha256, timingSafeEqualText } from '#server/security/hash.ts';

import { redirectHostsOf } from './metadata-schema.ts';
import { presentRegistration, readRegistration, refusal } from './registered-metadata.ts';
import { bearerOf, invalidToken, requireRegistration } from './registration-credential.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What is stored of an application that registered itself (RFC 7592 section 2.1). */
export async function getRegistration(call: ProtocolCall<null>): Promise<ProtocolResponse> {
  const client = await authenticated(call);
  return client === null ? invalidToken : presented(call.ctx, client);
}

/** Replaces what an application said of itself (RFC 7592 section 2.2). Users of one that sends them elsewhere are asked again. */
export async function updateRegistration(call: ProtocolCall<null>): Promise<ProtocolResponse> {
  const { ctx, body } = call;
  const mode = requireRegistration(ctx);
  const client = await authenticated(call);
  if (client === null) return invalidToken;
  if ((body as Partial<Record<string, unknown>> | undefined)?.['client_id'] !== client.clientId)
    return refusal({ error: 'invalid_client_metadata', description: 'client_id is not that of the registration' });
  const read = readRegistration(body, { mayHaveSecret: client.secretHash !== null });
  if ('error' in read) return refusal(read);
  const { metadata, kind, authMethod, grantTypes } = read;
  if ((authMethod === 'none') !== (client.authMethod === 'none'))
    return refusal({ error: 'invalid_client_metadata', description: 'token_endpoint_auth_method cannot be changed' });
  const before = redirectHostsOf(client.redirectUris);
  const hosts = redirectHostsOf(metadata.redirectUris);
  const hasNewHost = hosts.some((host) => !before.includes(host));
  // The operator allowed the registration with its hosts.
  if (hasNewHost && mode === 'token')
    return refusal({ error: 'invalid_redirect_uri', description: 'a new host needs a new registration' });
  if (hasNewHost) {
    await ctx.em.begin();
    await ctx.em.execute('delete from oauth_grant where client_id = ?', [client.id]);
  }
  if (hasNewHost || metadata.name !== client.name) client.verifiedAt = null;
  Object.assign(client, metadata, { kind, authMethod, grantTypes, registrationKey: null });
  return presented(ctx, client);
}

/** Deletes the registration of an application (RFC 7592 section 2.3), whose tokens end. */
export async function unregister(call: ProtocolCall<null>): Promise<ProtocolResponse> {
  const client = await authenticated(call);
  if (client === null) return invalidToken;
  const { ctx } = call;
  const details = { oauthClientId: client.id, name: displayName(client) };
  ctx.audit('oauth-client.deleted', { actorId: null, organizationId: null, details });
  ctx.em.remove(client);
  return { status: 204 };
}

function presented(ctx: RequestContext, client: OAuthClient): ProtocolResponse {
  const token = bearerOf(ctx)!;
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: presentRegistration(ctx, client, { token }),
  };
}

/** The application that the address names, if the request has the token of its registration. */
async function authenticated({ ctx, params }: ProtocolCall<null>): Promise<OAuthClient | null> {
  requireRegistration(ctx);
  const { id = '' } = params;
  const bearer = bearerOf(ctx);
  if (bearer === null || !UUID.test(id)) return null;
  const client = await ctx.em.findOne(OAuthClient, { id, source: 'dynamic', disabledAt: null });
  const isRight = timingSafeEqualText(client?.registrationTokenHash ?? sha256(''), sha256(bearer));
  return isRight ? client : null;
}
