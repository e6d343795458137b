import { ZodError } from 'zod';

import { isSystemCall, type Call, type RequestContext } from '#server/call/context.ts';
import { FlowError, redirectWithError } from '#server/features/social/flow.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { samlSessionOf } from '#server/features/sso/logout/provider-session.ts';
import { acsUrlOf, spEntityIdOf } from '#server/features/sso/saml/addresses.ts';
import { findCertificates, providerCertificatesOf, serviceKeysOf } from '#server/features/sso/saml/certificates.ts';
import { statedIdentity, usesNameId } from '#server/features/sso/saml/stated-identity.ts';
import { finishFlow, refuseFlow, requireUsable, type Returned } from '#server/features/sso/sign-in/finish.ts';
import { ssoFlow } from '#server/features/sso/sign-in/flow.ts';
import { restartCookie, usedAssertion } from '#server/features/sso/sign-in/sign-in.definitions.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { endFlowAtOnce } from '#server/features/verification/browser-flow.ts';
import { recordFirstUse } from '#server/features/verification/single-use-tokens.ts';
import { withQuery } from '#server/http/address.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import { SamlRefusal } from '#server/security/saml/rules.ts';
import { verifyResponse } from '#server/security/saml/verify-response.ts';
import type { SamlResponse, SamlTicket } from '#shared/sso/saml.ts';

import { flowOf, issueTicket, openTicket, ssoTicket } from './ticket.ts';
import { restart, unsolicited } from './unsolicited.ts';

/**
 * Receives the response that the page of an identity provider posts. Such a request carries no cookies of ours, so that the browser
 * that began the flow is recognized after a redirect to the same address.
 */
export async function samlAcs({ ctx, input }: Call<RequestContext, typeof SamlResponse>): Promise<undefined> {
  const { providerId, SAMLResponse: document = '', RelayState: state } = input;
  const connection = await ctx.em.findOne(SsoConnection, { providerId, protocol: 'saml' });
  if (connection === null) return redirectWithError(ctx, null, { error: 'invalid_provider' });
  // A flow ends with its first response: no second one is parsed, which could try another padding.
  const flow = state ? await endFlowAtOnce(ctx, ssoFlow, state) : null;
  if (flow?.data.connectionId !== connection.id) return unsolicited(ctx, connection, state);
  const returned = { flow, connection };
  try {
    requireUsable(ctx, returned);
    const ticket = await accept(ctx, returned, document);
    return ctx.reply.redirect(withQuery(acsUrlOf(ctx, connection), { ticket }));
  } catch (error) {
    const isRefusal = error instanceof SamlRefusal || error instanceof ZodError;
    return refuseFlow(ctx, returned, { error: isRefusal ? new FlowError('sso_response_refused', error) : error });
  }
}

/** Continues in the browser. A ticket is useless in another one, such as that of a victim whom an attacker would sign in. */
export async function samlTicket({ ctx, input }: Call<RequestContext, typeof SamlTicket>): Promise<undefined> {
  if (isSystemCall(ctx)) throw new AppError('REQUEST_IS_REQUIRED');
  if (input.ticket === undefined) return restart(ctx, input);
  const ticket = await endFlowAtOnce(ctx, ssoTicket, input.ticket);
  const connection = ticket?.isOwn ? await ctx.em.findOne(SsoConnection, ticket.data.flow.connectionId) : null;
  if (!ticket || connection?.providerId !== input.providerId)
    return redirectWithError(ctx, ticket && flowOf(ticket), { error: 'invalid_state' });
  ctx.reply.clear(restartCookie);
  return finishFlow(ctx, { flow: flowOf(ticket), connection }, () => openTicket(ctx, ticket.data));
}

/** Verifies a response and stores what it states. @returns the ticket for it. */
async function accept(ctx: RequestContext, { flow, connection }: Returned, document: string): Promise<string> {
  const { clockSkew, assertionMaxAge } = ssoOptions.of(ctx);
  const certificates = await findCertificates(ctx.em, [connection.id]);
  const verified = await verifyResponse(document, {
    acsUrl: acsUrlOf(ctx, connection),
    spEntityId: spEntityIdOf(ctx, connection),
    idpEntityId: connection.issuer,
    requestId: flow.data.nonce,
    certificates: providerCertificatesOf(certificates),
    privateKeys: serviceKeysOf(certificates, ctx).map(({ privateKey }) => privateKey),
    requiresSignedResponse: connection.saml!.requiresSignedResponse,
    allowsTransientNameId: !usesNameId(connection.mapping),
    now: now(),
    clockSkew,
    assertionMaxAge,
  });
  const stated = statedIdentity(verified, connection.mapping);
  const assertion = { token: `${connection.id}:${verified.id}`, expiresAt: verified.expiresAt };
  return ctx.work.commitPart(async () => {
    if (!(await recordFirstUse(ctx, usedAssertion, assertion))) throw new SamlRefusal('G21', 'It was used before.');
    const { sessionNotOnOrAfter: endsAt = null } = verified;
    return issueTicket(ctx, flow, { stated, endsAt, providerSession: samlSessionOf(ctx, connection, verified) });
  });
}
