import type { RequestContext } from '#server/call/context.ts';
import { challengePageUrl, isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import type { StartedSession } from '#server/features/sessions/start-session.ts';
import { withQuery } from '#server/http/address.ts';
import { isAppUrl } from '#server/http/app-urls.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { AppError } from '#server/lib/errors.ts';
import type { TwoFactorRedirect } from '#shared/sessions/schemas.ts';

import { FlowError, redirectWithError, type ReturningFlow } from './flow.ts';

interface Outcome {
  isNew: boolean;
  started: StartedSession | TwoFactorRedirect;
  callbackURL: string;
  newUserURL: string | undefined;
}

/** Where a sign-in continues. */
export function destinationOf(ctx: RequestContext, { isNew, started, callbackURL, newUserURL }: Outcome): string {
  // An app asks for the second factor itself: the web app would sign in the browser.
  if (isChallenge(started))
    return isAppUrl(callbackURL, ctx.options)
      ? withQuery(callbackURL, { twoFactorRedirect: 'true' })
      : challengePageUrl(ctx);
  return isNew && newUserURL && isTrustedRedirect(newUserURL, ctx.options) ? newUserURL : callbackURL;
}

/** Undoes what the call changed, and redirects with the code of its error. @returns the code. */
export function redirectFailure(ctx: RequestContext, flow: ReturningFlow | null, error: unknown): string {
  ctx.em.clear();
  ctx.reply.discard();
  const failure = failureOf(error);
  if (failure.error === 'internal_server_error') ctx.log.error({ err: error }, 'a sign-in with a provider failed');
  else if (error instanceof FlowError && error.cause)
    ctx.log.warn({ err: error.cause, code: error.code }, 'a request to a provider failed');
  redirectWithError(ctx, flow, failure);
  return failure.error;
}

function failureOf(error: unknown): { error: string; description?: string } {
  if (error instanceof FlowError) return { error: error.code };
  if (!(error instanceof AppError)) return { error: 'internal_server_error' };
  const { errorCode, message: description } = error;
  if (errorCode === 'BANNED_USER') return { error: 'banned', description };
  if (errorCode === 'EMAIL_NOT_VERIFIED') return { error: 'email_not_verified' };
  // Of a policy.
  if (error.status === 403) return { error: errorCode.toLowerCase(), description };
  return { error: 'internal_server_error' };
}
