import type { MutationMiddleware, RequestContext } from '#server/call/context.ts';
import { requestUrl } from './pending.ts';
import { AppError } from '#server/lib/errors.ts';
import { oauthProviderOptions } from '#server/features/oauth-provider/oauth-provider.options.ts';

import { readSignedQuery } from '#server/features/oauth-provider/signed-query.ts';

const FIELD = 'oauth_query';

/** The responses of calls that have started a session. */
const signedIn = new WeakSet<RequestContext['reply']>();

export async function noteSignIn(_ctx: unknown, { request }: { request: RequestContext }): Promise<void> {
  signedIn.add(request.reply);
}

/**
 * Accepts the signed query of a page in every mutation, because the published clients add it to all of them. A call that signs
 * in then answers the address at which the request of the application goes on, and so do the mails and providers that it leads to.
 */
export const continueAfterSignIn: MutationMiddleware = async ({ ctx, name, fields, input }, next) => {
  const { [FIELD]: text, ...sent } = (input ?? {}) as Record<string, unknown>;
  if (typeof text !== 'string' || fields?.includes(FIELD) || !oauthProviderOptions.of(ctx).enabled) return next();
  const signed = readSignedQuery(ctx.secrets, text);
  if (signed === null) throw new AppError('BAD_REQUEST');
  const { interaction, isExpired } = signed;
  // The user can sign in nevertheless, and starts again from the application.
  if (isExpired) return next(sent);
  const url = requestUrl(ctx.options, interaction);
  const hasDestination = /^sign(In|Up)\./.test(name) && fields?.includes('callbackURL');
  const answer = await next(hasDestination ? { ...sent, callbackURL: url } : sent);
  const goesOn = signedIn.has(ctx.reply) || name === 'organization.setActive';
  return goesOn && typeof answer === 'object' && answer !== null ? { ...answer, redirect: true, url } : answer;
};
