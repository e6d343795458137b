import type { Call, RequestContext } from '#server/call/context.ts';
import { FlowError, redirectWithError } from '#server/features/social/flow.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { AppError } from '#server/lib/errors.ts';
import type { SignInSso, StartSso } from '#shared/sso/sign-in.ts';

import { authorize } from './flow.ts';
import { findConnection } from './look-up.ts';

/** Returns the address of an authorization request to the identity provider that the input names. */
export async function signInSso({ ctx, input }: Call<RequestContext, typeof SignInSso>) {
  const { email, organizationSlug, domain, providerId, loginHint = email, scopes, additionalParams } = input;
  if ([email, organizationSlug, domain, providerId].every((name) => name === undefined)) {
    throw new AppError('EMAIL_ORGANIZATIONSLUG_DOMAIN_OR_PROVIDERID_IS_REQUIRED');
  }
  const connection = await findConnection(ctx, input);
  if (connection === null) throw new AppError('NO_PROVIDER_FOUND_FOR_THE_ISSUER');
  const url = await authorize(ctx, connection, {
    callbackURL: input.callbackURL || ctx.options.baseUrl,
    errorURL: input.errorCallbackURL || undefined,
    newUserURL: input.newUserCallbackURL || undefined,
    scopes,
    loginHint,
    additionalParams,
  }).catch((error: unknown) => {
    ctx.log.warn({ err: error, providerId: connection.providerId }, 'discovery of an identity provider failed');
    throw new AppError('SERVICE_UNAVAILABLE');
  });
  return { url, redirect: true as const };
}

/** Starts a sign-in by a link, such as the tile of this service in the portal of an identity provider. */
export async function startSso({ ctx, input }: Call<RequestContext, typeof StartSso>): Promise<undefined> {
  const { providerId, login_hint: loginHint, iss: issuer, target_link_uri: target } = input;
  const connection = await findConnection(ctx, { providerId });
  if (connection === null || (issuer !== undefined && issuer !== connection.issuer)) {
    return redirectWithError(ctx, null, { error: 'invalid_provider' });
  }
  const isTrusted = target !== undefined && isTrustedRedirect(target, ctx.options);
  const callbackURL = input.callbackURL || (isTrusted ? target : ctx.options.baseUrl);
  try {
    return ctx.reply.redirect(await authorize(ctx, connection, { callbackURL, loginHint }));
  } catch (error) {
    ctx.log.warn({ err: error, providerId }, 'discovery of an identity provider failed');
    return redirectWithError(ctx, null, { error: new FlowError('discovery_failed').code });
  }
}
