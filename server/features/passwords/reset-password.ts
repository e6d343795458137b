import { inBackground, type Call, type RequestContext } from '#server/call/context.ts';
import { purgeKind } from '#server/call/credentials.ts';
import { AppError } from '#server/lib/errors.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use-tokens.ts';
import { absoluteUrl, callUrl, webAppPage, withQuery } from '#server/http/address.ts';
import { randomToken } from '#server/security/random.ts';
import type { ForgetPassword, ResetPassword, ResetPasswordCallback } from '#shared/passwords/schemas.ts';

import { resetPasswordMail, resetPasswordToken } from './password.definitions.ts';
import { newPasswordHash, requirePasswordLength } from './password-policy.ts';
import { passwordOptions } from './password.options.ts';
import { storePassword } from './password-account.ts';

/** The page of the web app with the form for a new password. */
const RESET_PAGE = '/reset-password';

/** Mails a reset link. The user is looked up after the response, which is the same for every address. */
export async function forgetPassword({ ctx, input }: Call<RequestContext, typeof ForgetPassword>) {
  if (!ctx.mailer.canSend(resetPasswordMail)) throw new AppError('RESET_PASSWORD_ISNT_ENABLED');

  inBackground(ctx, 'send reset password', async (own) => {
    const user = await own.em.findOne(User, { email: input.email });
    if (!user) return;
    mailResetLink(own, user, input.redirectTo);
  });
  return {
    status: true as const,
    message: 'If this email exists in our system, check your email for the reset link',
  };
}

/** Mails a user a link to set a new password. */
export function mailResetLink(ctx: RequestContext, user: User, page?: string): void {
  const { resetPasswordTokenExpiresIn: expiresIn } = passwordOptions.of(ctx);
  ctx.sendMail(resetPasswordMail, {
    user,
    ...issueResetLink(ctx, user, { expiresIn, page: page || webAppPage(ctx.options, RESET_PAGE) }),
  });
}

/** A link to `page`, with a token that sets a password and proves the address. */
export function issueResetLink(ctx: RequestContext, user: User, options: { expiresIn: number; page: string }) {
  const token = randomToken(24);
  issueToken(ctx, resetPasswordToken, { token, user, expiresIn: options.expiresIn });
  return { url: callUrl(ctx.options, `/reset-password/${token}`, { callbackURL: options.page }), token };
}

/** Redirects the mailed link to the form for the new password. The token stays usable. */
export async function resetPasswordCallback({ ctx, input }: Call<RequestContext, typeof ResetPasswordCallback>) {
  const payload = await readToken(ctx, resetPasswordToken, input.token);
  const query = payload && !payload.expired ? { token: input.token } : { error: 'INVALID_TOKEN' };
  return ctx.reply.redirect(withQuery(absoluteUrl(input.callbackURL || '/', ctx.options), query));
}

/** Sets a new password with a mailed token, and ends the sessions of the old one. */
export async function resetPassword({ ctx, input }: Call<RequestContext, typeof ResetPassword>) {
  if (!input.token) throw new AppError('INVALID_TOKEN');
  requirePasswordLength(ctx, input.newPassword);
  // Read first, so that a guessed token costs no hash. Hashed before the transaction, so that no lock waits for it.
  const payload = await readToken(ctx, resetPasswordToken, input.token);
  if (!payload?.userId) throw new AppError('INVALID_TOKEN');
  const owner = await ctx.em.findOne(User, { id: payload.userId });
  if (!owner) throw new AppError('INVALID_TOKEN');
  const password = await newPasswordHash(ctx, input.newPassword, owner);

  const user = await findUserForUpdate(ctx.em, payload.userId);
  const used = await consumeToken(ctx, resetPasswordToken, input.token);
  if (!user || !used || used.expired) throw new AppError('INVALID_TOKEN');
  await completeReset(ctx, user, { password, deleteApiKeys: input.deleteApiKeys });
  return { status: true as const };
}

/** Stores the hash of a new password after a proof of the mailbox, and ends sessions. Only with the user's row locked. */
export async function completeReset(
  ctx: RequestContext,
  user: User,
  { password, deleteApiKeys }: { password: string; deleteApiKeys: boolean },
): Promise<void> {
  await markEmailVerified(ctx, user, 'mailbox owner');
  if (deleteApiKeys) await purgeKind(ctx, 'api-key', user.id);
  await replaceForgottenPassword(ctx, user, { password, byMail: true });
}

/** The same after a proof of the user that says nothing about the mailbox. */
export async function replaceForgottenPassword(
  ctx: RequestContext,
  user: User,
  { password, byMail }: { password: string; byMail: boolean },
): Promise<void> {
  const { revokeSessionsOnPasswordReset, onPasswordReset } = passwordOptions.of(ctx);
  const revoked = revokeSessionsOnPasswordReset ? 'all' : 'none';
  await storePassword(ctx, { user }, { password, revoked, byMail });
  ctx.afterCommit('reset guesses', () => ctx.limiter.resetGuesses(ctx, user.email));
  ctx.audit('password.reset', { actorId: user.id, subjectId: user.id });
  const request = ctx.webRequest();
  if (onPasswordReset) ctx.afterCommit('onPasswordReset', async () => onPasswordReset({ user }, request));
}
