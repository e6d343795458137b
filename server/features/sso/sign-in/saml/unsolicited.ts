import type { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { redirectWithError } from '#server/features/social/flow.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { acsUrlOf } from '#server/features/sso/saml/addresses.ts';
import { recordAttempt } from '#server/features/sso/sign-in/attempts.ts';
import { authorize } from '#server/features/sso/sign-in/flow.ts';
import { restartCookie, UNSOLICITED } from '#server/features/sso/sign-in/sign-in.definitions.ts';
import { hasWebApp, webAppPage, withQuery } from '#server/http/address.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import type { RedirectError } from '#shared/error-codes.ts';
import { RETURN_MARK } from '#shared/lib/return-mark.ts';
import type { SamlTicket } from '#shared/sso/saml.ts';

/** Seconds in which a second response without a flow shows that the identity provider drops the `RelayState`. */
const RESTART_WITHIN = 60;

/**
 * A response to no flow, such as that of a tile in the portal of the identity provider. It is not parsed: the browser of a victim
 * could post that of an attacker. If the connection allows it, a flow starts in its place, which the identity provider answers at once.
 */
export async function unsolicited(ctx: RequestContext, connection: SsoConnection, relayState = ''): Promise<undefined> {
  await ctx.limiter.countCall(ctx, { name: UNSOLICITED, path: undefined });
  if (!restarts(connection)) return redirectToSignIn(ctx, connection, 'sso_unsolicited');
  const callbackURL = isTrustedRedirect(relayState, ctx.options) ? relayState : undefined;
  return ctx.reply.redirect(withQuery(acsUrlOf(ctx, connection), { callbackURL }));
}

/** The restart, in a request that carries the cookies of the browser. */
export async function restart(
  ctx: RequestContext,
  { providerId, callbackURL = '' }: z.output<typeof SamlTicket>,
): Promise<undefined> {
  const connection = await ctx.em.findOne(SsoConnection, { providerId, protocol: 'saml' });
  if (connection === null || !restarts(connection)) return redirectWithError(ctx, null, { error: 'invalid_provider' });
  if (ctx.cookies.readAll(ctx.headers.cookie, restartCookie).includes(restartOf(connection))) {
    const reason = 'sso_relay_state_missing';
    await recordAttempt(ctx, connection, { outcome: 'refused', reason });
    return redirectToSignIn(ctx, connection, reason);
  }
  ctx.reply.setSigned(restartCookie, restartOf(connection), RESTART_WITHIN);
  return ctx.reply.redirect(await authorize(ctx, connection, { callbackURL: callbackURL || ctx.options.baseUrl }));
}

/** The sign-in page of the web app says why, and offers a sign-in with the connection that begins here. */
function redirectToSignIn(ctx: RequestContext, { providerId }: SsoConnection, error: RedirectError): undefined {
  if (!hasWebApp(ctx.options)) return redirectWithError(ctx, null, { error });
  const query = { [RETURN_MARK]: `sso:${providerId}`, error };
  return ctx.reply.redirect(withQuery(webAppPage(ctx.options, '/sign-in'), query));
}

const restartOf = ({ id }: SsoConnection) => `sso-restart:${id}`;

function restarts({ enabledAt, saml }: SsoConnection): boolean {
  return enabledAt !== null && saml!.idpInitiated === 'restart';
}
