import { z } from 'zod';

import { requireSignInAllowed } from '#server/call/sign-in-policies.ts';
import { inBackground, type Call, type RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { claimUserByMail, findUserByMail } from '#server/features/accounts/sign-in-by-mail.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import { challengePageUrl, isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { User } from '#server/features/users/user.entity.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use-tokens.ts';
import { absoluteUrl, callUrl, withQuery } from '#server/http/address.ts';
import { isAppUrl } from '#server/http/app-urls.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { SignInMagicLink, VerifyMagicLink } from '#shared/passwords/schemas.ts';

import { asksBeforeSignIn, renewBrowserSecret, showSignInPage } from './confirmation.ts';
import { magicLinkMail, magicLinkToken } from './magic-link.definitions.ts';
import { magicLinkOptions } from './magic-link.options.ts';

/** Without characters that change in a URL, and not short enough to be guessed. */
const UsableToken = z.string().regex(/^[\w.~-]{16,512}$/, 'magicLink.generateToken returned an unusable token');

/** Mails a link that signs in. The user is looked up after the response, which is the same for every address. */
export async function signInMagicLink({ ctx, input }: Call<RequestContext, typeof SignInMagicLink>) {
  const { enabled, disableSignUp, expiresIn, generateToken = () => randomToken() } = magicLinkOptions.of(ctx);
  if (!enabled || !ctx.mailer.canSend(magicLinkMail)) throw new AppError('NOT_FOUND');
  const { email, name = '', callbackURL, newUserCallbackURL, errorCallbackURL } = input;
  await requireSignInAllowed(ctx, { email, method: 'magic-link' });

  const browser = sha256(renewBrowserSecret(ctx));
  inBackground(ctx, 'send magic link', async (own) => {
    const user = await own.em.findOne(User, { email });
    if (!user && disableSignUp) return;
    const token = UsableToken.parse(await generateToken(email));
    issueToken(own, magicLinkToken, { token, user, data: { email, name, browser }, expiresIn });
    const query = { token, callbackURL: callbackURL || '/', newUserCallbackURL, errorCallbackURL };
    own.sendMail(magicLinkMail, { email, url: callUrl(own.options, '/magic-link/verify', query), token });
  });
  return { status: true as const };
}

/** Opens a mailed link: signs in the user with this address, or creates one. */
export async function verifyMagicLink({ ctx, input }: Call<RequestContext, typeof VerifyMagicLink>) {
  const { enabled, disableSignUp } = magicLinkOptions.of(ctx);
  if (!enabled) throw new AppError('NOT_FOUND');
  const { callbackURL, errorCallbackURL } = input;
  const fail = (error: 'INVALID_TOKEN' | 'EXPIRED_TOKEN' | 'failed_to_create_user') =>
    ctx.reply.redirect(withQuery(absoluteUrl(errorCallbackURL || callbackURL || '/', ctx.options), { error }));

  // Read before the transaction begins, so that the call does not wait for a second connection.
  const current = (await readSession(ctx))?.match?.user;
  const stored = await readToken(ctx, magicLinkToken, input.token);
  if (!stored) return fail('INVALID_TOKEN');
  const { email, name, browser } = stored.data;
  if (stored.expired) return fail('EXPIRED_TOKEN');
  const switchesUser = current !== undefined && current.email !== email;
  if (asksBeforeSignIn(ctx, input, { browser, switchesUser })) return showSignInPage(ctx, { ...input, email });

  // The user is locked before the token, as in other calls; another order would deadlock.
  await ctx.em.begin();
  const existing = await findUserByMail(ctx, email);
  const consumed = await consumeToken(ctx, magicLinkToken, input.token);
  if (!consumed) return fail('INVALID_TOKEN');
  if (consumed.expired) return fail('EXPIRED_TOKEN');
  if (!existing && disableSignUp) return fail('failed_to_create_user');
  const user = await claimUserByMail(ctx, { existing, current: current?.id, profile: { email, name } });

  const redirectUrl = (!existing && input.newUserCallbackURL) || callbackURL;
  const started = await startSession(ctx, user, { proof: 'email', method: 'magic-link', callbackURL: redirectUrl });
  if (isChallenge(started)) {
    if (!redirectUrl) return started;
    const isApp = isAppUrl(redirectUrl, ctx.options);
    return ctx.reply.redirect(isApp ? withQuery(redirectUrl, { twoFactorRedirect: 'true' }) : challengePageUrl(ctx));
  }
  return redirectUrl ? ctx.reply.redirect(redirectUrl) : { token: started.token, session: started, user };
}
