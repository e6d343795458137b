import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import type { SessionContext, AuthenticatedContext } from '#server/features/sessions/context.ts';
import { sessionOf } from '#server/features/sessions/caller.ts';
import { isRecentlyAuthenticated } from '#server/features/sessions/assurance/proof.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { setImage } from '#server/features/users/user-lifecycle.ts';
import { setUserFields } from '#server/features/users/user-fields.ts';
import { User } from '#server/features/users/user.entity.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { mailChangeOfEmail } from '#server/features/verification/email-links.ts';
import { changeEmailMail } from '#server/features/verification/verification.definitions.ts';
import { changeEmailOf } from '#server/features/verification/verify-email.ts';
import type { UpdateUser } from '#shared/users/schemas.ts';
import type { ChangeEmail } from '#shared/verification/schemas.ts';
import { changedFields } from '#server/fields/additional-fields.ts';

/** Changes the caller's profile and additional fields; `changeEmail` changes the email. */
export async function updateUser({ ctx, input }: Call<AuthenticatedContext, typeof UpdateUser>) {
  if (input.email) throw new AppError('EMAIL_CAN_NOT_BE_UPDATED');
  if (changesUsername(input, ctx.user)) requireOwnSession(ctx);
  const additional = changedFields(userOptions.of(ctx).additionalFields, input);
  // Locked, so that a concurrent change of another field or an upload is not undone.
  if (additional || input.image !== undefined) await lockUser(ctx.em, ctx.user);
  const { username } = ctx.user;
  await setUserFields(ctx, ctx.user, input);
  if (ctx.user.username !== username) ctx.audit('username.changed', { subjectId: ctx.user.id });
  if (input.name !== undefined) ctx.user.name = input.name;
  if (input.image !== undefined) await setImage(ctx, ctx.user, input.image);
  if (additional) ctx.user.additionalFields = { ...ctx.user.additionalFields, ...additional };
  return { status: true as const };
}

/** A form may send the unchanged username with the name. */
function changesUsername(
  { username }: { username?: string | null | undefined },
  user: AuthenticatedContext['user'],
): boolean {
  return username !== undefined && (username || null) !== (user.displayUsername ?? user.username);
}

/** A username signs in, so neither an API key nor an impersonator changes it. */
function requireOwnSession(ctx: AuthenticatedContext): void {
  requireNotImpersonated(sessionOf(ctx));
}

/** A verified email changes once its owner confirms by mail, an unverified one at once. */
export async function changeEmail({ ctx, input }: Call<SessionContext, typeof ChangeEmail>) {
  const { em, user, mailer } = ctx;
  const { newEmail, callbackURL } = input;
  requireMayChangeEmail(ctx);
  // Locked, so that a parallel verification of the old address does not count for the new one.
  await lockUser(em, user);
  if (newEmail === user.email) throw new AppError('EMAIL_IS_THE_SAME');
  // Against account enumeration: if sign-up hides registered addresses, only the mailed link reports a conflict.
  const hidesTaken = user.emailVerified && signUpHidesAccounts(ctx);
  if (!hidesTaken && (await em.count(User, { email: newEmail }))) throw new AppError('COULDNT_UPDATE_YOUR_EMAIL');

  if (user.emailVerified) {
    if (!mailer.canSend(changeEmailMail)) throw new AppError('VERIFICATION_EMAIL_ISNT_ENABLED');
    await mailChangeOfEmail(ctx, user, { newEmail, callbackURL });
  } else {
    await changeEmailOf(ctx, user, { newEmail, callbackURL });
  }
  return { status: true as const };
}

/** @throws if the service or the age of the caller's proof forbids a change of email. */
export function requireMayChangeEmail({ user, session, options }: SessionContext): void {
  if (!userOptions.of({ options }).changeEmail.enabled) throw new AppError('CHANGE_EMAIL_IS_DISABLED');
  // An unattended session must not suffice to take over the account.
  if (!isRecentlyAuthenticated(session, user, options))
    throw new AppError('SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION');
}

/** Whether the answer of sign-up is the same for registered addresses. */
export function signUpHidesAccounts({ options }: Pick<SessionContext, 'options'>): boolean {
  const { enabled, disableSignUp, autoSignIn, requireEmailVerification } = passwordOptions.of({ options });
  return !enabled || disableSignUp || !autoSignIn || requireEmailVerification;
}
