import { randomBytes } from 'node:crypto';

import type { RequestContext } from '#server/call/context.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { spEntityIdOf } from '#server/features/sso/saml/addresses.ts';
import { findCertificates, serviceKeysOf } from '#server/features/sso/saml/certificates.ts';
import { replyWithPost } from '#server/features/sso/saml/post-page.ts';
import { now } from '#server/lib/now.ts';
import type { NameId } from '#server/security/saml/expectation.ts';
import type { LogoutRequest } from '#server/security/saml/messages/logout-message.ts';
import { signedForm } from '#server/security/saml/messages/post-binding.ts';
import { redirectAddress } from '#server/security/saml/messages/redirect-binding.ts';
import { writeLogoutRequest, writeLogoutResponse } from '#server/security/saml/messages/write-logout.ts';

async function envelopeOf(ctx: RequestContext, connection: SsoConnection, destination: string) {
  const [key] = serviceKeysOf(await findCertificates(ctx.em, [connection.id]), ctx);
  const id = `_${randomBytes(20).toString('hex')}`;
  return { key: key!, common: { id, issueInstant: now(), destination, spEntityId: spEntityIdOf(ctx, connection) } };
}

/** The address of a signed LogoutRequest; null if the identity provider takes none in addresses. */
export async function logoutRequestUrl(
  ctx: RequestContext,
  connection: SsoConnection,
  { state, ...session }: { state: string; nameId: NameId; sessionIndex: string | undefined },
): Promise<string | null> {
  const { logout } = connection.saml!;
  if (logout?.binding !== 'redirect') return null;
  const { key, common } = await envelopeOf(ctx, connection, logout.url);
  const message = writeLogoutRequest({ ...common, ...session });
  const { privateKey } = key;
  return redirectAddress(logout.url, { parameter: 'SAMLRequest', message, relayState: state, privateKey });
}

/** Answers a request, also if there was no session to end. */
export async function sendLogoutResponse(
  ctx: RequestContext,
  connection: SsoConnection,
  { id: inResponseTo, relayState }: LogoutRequest,
): Promise<undefined> {
  const { logout } = connection.saml!;
  if (logout === null) return ctx.reply.redirect(ctx.options.baseUrl);
  const { key, common } = await envelopeOf(ctx, connection, logout.responseUrl);
  const message = writeLogoutResponse({ ...common, inResponseTo });
  if (logout.binding === 'redirect') {
    const { privateKey } = key;
    const sent = { parameter: 'SAMLResponse' as const, message, relayState, privateKey };
    return ctx.reply.redirect(redirectAddress(logout.responseUrl, sent));
  }
  const SAMLResponse = await signedForm(message, key);
  return replyWithPost(ctx, connection, { url: logout.responseUrl, fields: { SAMLResponse, RelayState: relayState } });
}
