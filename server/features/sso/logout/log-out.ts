import { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import { defineToken } from '#server/call/token-purposes.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { signOut } from '#server/features/sessions/sessions.ts';
import { redirectWithError } from '#server/features/social/flow.ts';
import { callbackUrlOf, findProvider } from '#server/features/sso/connection-provider.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { consumeToken, issueToken } from '#server/features/verification/single-use-tokens.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { AppError } from '#server/lib/errors.ts';
import { randomToken } from '#server/security/random.ts';
import type { LogOutAtProvider } from '#shared/sso/logout.ts';
import type { SsoCallback } from '#shared/sso/sign-in.ts';

import { idTokenOf, nameIdOf } from './provider-session.ts';
import { logoutRequestUrl } from './saml-messages.ts';

/** Seconds that a user has to return from the identity provider. */
const EXPIRES_IN = 600;

/** The `state` of a logout, with which the identity provider redirects back. */
export const logoutState = defineToken({
  purpose: 'sso-logout',
  revokedOn: [],
  data: z.object({ providerId: z.string(), callbackURL: z.string() }),
});

/**
 * Ends the session here, and answers the address that ends the one at the identity provider (OpenID Connect RP-Initiated
 * Logout, SAML profiles section 4.4).
 * The session here has ended even if the provider has no such address, or cannot be reached.
 */
export async function logOutAtProvider({ ctx, input }: Call<SessionContext, typeof LogOutAtProvider>) {
  const { providerId, callbackURL = ctx.options.baseUrl } = input;
  const connection = await ctx.em.findOne(SsoConnection, { providerId });
  if (connection === null || ctx.session.provider !== connection.accountProviderId)
    throw new AppError('PROVIDER_NOT_FOUND');
  const requestLogout = await atProvider(ctx, connection);
  await ctx.work.commitPart(() => signOut({ ctx, input: undefined }));
  ctx.reply.keepCookiesOnFailure();

  const state = randomToken();
  const url = await requestLogout(state);
  if (url === null) throw new AppError('SINGLE_LOGOUT_NOT_ENABLED');
  issueToken(ctx, logoutState, {
    token: state,
    user: null,
    expiresIn: EXPIRES_IN,
    data: { providerId, callbackURL },
  });
  return { url, redirect: true as const };
}

/** Reads what is known of the session, which ends, to make the address for a state then; null without an address. */
async function atProvider(
  ctx: SessionContext,
  connection: SsoConnection,
): Promise<(state: string) => Promise<string | null>> {
  if (connection.protocol === 'saml') {
    const session = await nameIdOf(ctx, ctx.session.id);
    return async (state) => session && logoutRequestUrl(ctx, connection, { state, ...session });
  }
  const idToken = await idTokenOf(ctx, ctx.session.id);
  return async (state) => {
    const url = await logoutUrl(ctx, connection);
    if (url === null) return null;
    const { clientId: client_id } = connection;
    const parameters = { client_id, post_logout_redirect_uri: callbackUrlOf(ctx, connection), state };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    if (idToken !== null) url.searchParams.set('id_token_hint', idToken);
    return url.href;
  };
}

/** The `end_session_endpoint` of the provider; null without one. */
async function logoutUrl(ctx: RequestContext, connection: SsoConnection): Promise<URL | null> {
  try {
    const url = await findProvider(ctx, connection).endSessionUrl();
    return url === undefined ? null : new URL(url);
  } catch (error) {
    ctx.log.warn({ err: error, providerId: connection.providerId }, 'discovery of an identity provider failed');
    return null;
  }
}

/** Handles the redirect after a logout, which arrives at the address of the callback, so that one address has to be registered. */
export async function returnFromLogout({ ctx, input }: Call<RequestContext, typeof SsoCallback>): Promise<undefined> {
  const logout = input.state ? await consumeToken(ctx, logoutState, input.state) : null;
  const isOpen = logout !== null && !logout.expired && logout.data.providerId === input.providerId;
  if (!isOpen || !isTrustedRedirect(logout.data.callbackURL, ctx.options))
    return redirectWithError(ctx, null, { error: 'invalid_state' });
  return ctx.reply.redirect(logout.data.callbackURL);
}
