import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { callUrl } from '#server/http/address.ts';
import { randomToken } from '#server/security/random.ts';
import { hasRequiredLevel, isRecentlyAuthenticated } from '#server/features/sessions/assurance/proof.ts';
import { clearSessionCookies, requireSession } from '#server/features/sessions/current-session.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { Erasure } from '#server/features/users/events.ts';
import { removeUser } from '#server/features/users/user-lifecycle.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use-tokens.ts';
import type { DeleteUser, DeleteUserCallback } from '#shared/passwords/schemas.ts';

import { requirePassword } from '#server/features/passwords/password-account.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { deleteAccountMail, deleteAccountToken } from './account-deletion.definitions.ts';
import { mailReceipt } from './mail-receipt.ts';

const deleted = { success: true, message: 'User deleted' } as const;

/** Deletes the caller's account: by mailed token, or after a password check or another recent proof. */
export async function deleteUser({ ctx, input }: Call<SessionContext, typeof DeleteUser>) {
  const { deleteUser: options } = userOptions.of(ctx);
  if (!options.enabled) throw new AppError('NOT_FOUND');

  if (input.token) return answerOf(await deleteByToken(ctx, ctx.user, input.token), input);
  const isProven = input.password
    ? hasRequiredLevel(ctx.session, ctx.user)
    : isRecentlyAuthenticated(ctx.session, ctx.user, ctx.options);
  if (!isProven) {
    throw new AppError('SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION');
  }
  if (input.password) await requirePassword(ctx, input.password);
  if (options.confirmByMail ?? ctx.mailer.isDeliverable(deleteAccountMail)) {
    const token = randomToken();
    issueToken(ctx, deleteAccountToken, { token, user: ctx.user, expiresIn: options.deleteTokenExpiresIn });
    const url = callUrl(ctx.options, '/delete-user/callback', { token, callbackURL: input.callbackURL || '/' });
    ctx.sendMail(deleteAccountMail, { user: ctx.user, url, token });
    return { success: true, message: 'Verification email sent' } as const;
  }
  return answerOf(await deleteAccount(ctx, ctx.user), input);
}

/** Clients that know receipts ask for the number. */
const answerOf = ({ receipt }: Erasure, input: { receipt?: boolean | undefined }) =>
  input.receipt && receipt !== null ? { ...deleted, receipt } : deleted;

/** Opens the mailed link, in a browser that is signed in to the account. */
export async function deleteUserCallback({ ctx, input }: Call<RequestContext, typeof DeleteUserCallback>) {
  if (!userOptions.of(ctx).deleteUser.enabled) throw new AppError('NOT_FOUND');
  const current = await requireSession(ctx, { beforeEnrolment: true }).catch(() => null);
  if (!current) throw new AppError('FAILED_TO_GET_USER_INFO', { status: 404 });
  requireNotImpersonated(current.session);

  await deleteByToken(ctx, current.user, input.token);
  if (input.callbackURL) return ctx.reply.redirect(input.callbackURL);
  return deleted;
}

async function deleteByToken(ctx: RequestContext, user: User, token: string): Promise<Erasure> {
  // The owner is checked first, so that no user consumes the token of another.
  const payload = await readToken(ctx, deleteAccountToken, token);
  const isOwner = payload?.userId === user.id && (await findUserForUpdate(ctx.em, user.id)) !== null;
  const consumed = isOwner ? await consumeToken(ctx, deleteAccountToken, token) : null;
  if (!consumed || consumed.expired) throw new AppError('INVALID_TOKEN', { status: 404 });
  return deleteAccount(ctx, user);
}

async function deleteAccount(ctx: RequestContext, user: User): Promise<Erasure> {
  ctx.audit('user.deleted', { actorId: user.id, subjectId: user.id, details: { by: 'self' } });
  const erasure = await removeUser(ctx, user, 'self');
  mailReceipt(ctx, user, erasure);
  clearSessionCookies(ctx);
  ctx.reply.clear('device');
  return erasure;
}
