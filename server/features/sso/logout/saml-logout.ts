import type { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import { recordRevoked } from '#server/features/sessions/sessions.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { sloUrlOf } from '#server/features/sso/saml/addresses.ts';
import { findCertificates, providerCertificatesOf } from '#server/features/sso/saml/certificates.ts';
import { subjectOf, usesNameId } from '#server/features/sso/saml/stated-identity.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { recordFirstUse } from '#server/features/verification/single-use-tokens.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import {
  readLogoutRequest,
  readLogoutResponse,
  type LogoutRequest,
  type ReceivedMessage,
} from '#server/security/saml/messages/logout-message.ts';
import { SamlRefusal } from '#server/security/saml/rules.ts';
import type { SamlLogoutPost, SamlLogoutQuery } from '#shared/sso/logout.ts';

import { returnFromLogout } from './log-out.ts';
import { logoutMessageUse } from './logout.definitions.ts';
import { subjectHashes } from './provider-session.ts';
import { endChallengesOf, endSessionsAtProvider } from './queries.ts';
import { sendLogoutResponse } from './saml-messages.ts';

/** A logout message in the query of an address, whose signature covers the query as it was sent. */
export function samlLogoutByQuery({ ctx, input }: Call<RequestContext, typeof SamlLogoutQuery>) {
  const query = ctx.source?.url.split('?').slice(1).join('?') ?? '';
  return handle(ctx, input, { binding: 'redirect', query });
}

/** The same in a form, with a signature in the message. */
export function samlLogoutByPost({ ctx, input }: Call<RequestContext, typeof SamlLogoutPost>) {
  const { SAMLRequest, SAMLResponse = '', RelayState: relayState } = input;
  return handle(ctx, input, { binding: 'post', document: SAMLRequest ?? SAMLResponse, relayState });
}

/** A response ends a logout that began here; a request ends the sessions that the identity provider started. */
async function handle(
  ctx: RequestContext,
  { providerId, SAMLRequest }: z.output<typeof SamlLogoutQuery>,
  received: ReceivedMessage,
): Promise<undefined> {
  const connection = await ctx.em.findOne(SsoConnection, { providerId, protocol: 'saml' });
  if (connection === null) throw new AppError('PROVIDER_NOT_FOUND');
  try {
    const expected = await expectationOf(ctx, connection);
    if (SAMLRequest === undefined) {
      const { relayState: state } = await readLogoutResponse(received, expected);
      return await returnFromLogout({ ctx, input: { providerId, state } });
    }
    const request = await readLogoutRequest(received, expected);
    const use = { token: `${connection.id}:${request.id}`, expiresAt: request.expiresAt };
    await ctx.em.begin();
    if (!(await recordFirstUse(ctx, logoutMessageUse, use))) throw new SamlRefusal('G21', 'It was used before.');
    await endSessions(ctx, connection, request);
    return await sendLogoutResponse(ctx, connection, request);
  } catch (error) {
    if (!(error instanceof SamlRefusal)) throw error;
    ctx.log.warn({ err: error, providerId, rule: error.rule }, 'a logout message is not accepted');
    throw new AppError('INVALID_LOGOUT_MESSAGE');
  }
}

async function expectationOf(ctx: RequestContext, connection: SsoConnection) {
  return {
    sloUrl: sloUrlOf(ctx, connection),
    idpEntityId: connection.issuer,
    certificates: providerCertificatesOf(await findCertificates(ctx.em, [connection.id])),
    clockSkew: ssoOptions.of(ctx).clockSkew,
    now: now(),
  };
}

/** Without an index all sessions of the NameID at this connection. That of another connection finds none. */
async function endSessions(
  ctx: RequestContext,
  { id: connectionId, accountProviderId: provider, mapping }: SsoConnection,
  { nameId, sessionIndexes }: LogoutRequest,
): Promise<void> {
  const subject = subjectOf(nameId);
  const hashes = subjectHashes(ctx.secrets, connectionId, subject);
  // An identity has another id if another attribute is mapped.
  const accountId = usesNameId(mapping) ? subject : null;
  if (accountId !== null) await endChallengesOf(ctx.em, { provider, accountId });
  for (const sid of sessionIndexes.length > 0 ? sessionIndexes : [null])
    await recordRevoked(ctx, await endSessionsAtProvider(ctx.em, { connectionId, provider, hashes, sid, accountId }));
}
