import { missingScope } from '#server/call/api-credentials.ts';
import type { Call } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/lib/errors.ts';
import { lockManageableUser } from '#server/features/admin/guards.ts';
import { needsSecondFactorAgain } from '#server/features/sessions/assurance/proof.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import { rotateToken } from '#server/features/sessions/start-session.ts';
import { emailChanged } from '#server/features/users/events.ts';
import { mayAdminister } from '#server/features/users/platform-role.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { markEmailVerified, setImage } from '#server/features/users/user-lifecycle.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { mailVerification } from '#server/features/verification/email-links.ts';
import { emailChangedMail, verificationMail } from '#server/features/verification/verification.definitions.ts';
import { changedFields } from '#server/fields/additional-fields.ts';
import type { AdminUpdateUser } from '#shared/admin/schemas.ts';
import { canonicalEmail, isEmail } from '#shared/lib/fields.ts';

/** Changes a user's name, picture, email or additional fields; roles, bans and passwords have separate calls. */
export async function updateUserAsAdmin({ ctx, input }: Call<AuthenticatedContext, typeof AdminUpdateUser>) {
  const { name, image, email, emailVerified } = input.data;
  const additional = changedFields(userOptions.of(ctx).additionalFields, input.data);
  const setsEmail = email !== undefined || emailVerified !== undefined;
  if (name === undefined && image === undefined && !setsEmail && !additional) throw new AppError('NO_DATA_TO_UPDATE');
  if (setsEmail) requireMaySetEmail(ctx);
  if (email !== undefined && !isEmail(email)) throw new AppError('INVALID_EMAIL');
  const user = await lockManageableUser(ctx, input.userId);

  if (name !== undefined) user.name = name;
  if (image !== undefined) await setImage(ctx, user, image);
  if (additional) user.additionalFields = { ...user.additionalFields, ...additional };
  ctx.audit('user.updated', { subjectId: user.id });
  if (setsEmail)
    await setEmail(ctx, user, { newEmail: canonicalEmail(email ?? user.email), isVerified: emailVerified });
  return user;
}

/** The owner of the email can set a new password, so that setting one requires as much as setting the other. */
function requireMaySetEmail(ctx: AuthenticatedContext): void {
  const { session, user, options, principal } = ctx;
  if (!mayAdminister(user, { user: ['set-email'] }, options)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_SET_USERS_EMAIL');
  }
  if (session && needsSecondFactorAgain(session, user, options)) throw new AppError('SESSION_IS_NOT_FRESH');
  if (principal?.credential && !principal.credential.scopes.includes('user:set-password')) {
    throw missingScope(ctx, 'user:set-password');
  }
}

/** Sets the email and whether it is verified. Without a value, a new email is not. */
async function setEmail(
  ctx: AuthenticatedContext,
  user: User,
  { newEmail, isVerified }: { newEmail: string; isVerified: boolean | undefined },
): Promise<void> {
  const wasVerified = user.emailVerified;
  const isNew = newEmail !== user.email;
  if (isNew) await changeEmail(ctx, user, newEmail);
  if (isVerified === false) user.emailVerified = false;
  if (isVerified === true && !user.emailVerified) {
    // Credentials from before the first proof of an email may be an attacker's (pre-hijacking).
    await markEmailVerified(ctx, user, wasVerified ? 'account browser' : 'other browser');
    ctx.audit('email.verified', { subjectId: user.id });
  }
  if (isNew && !user.emailVerified && ctx.mailer.canSend(verificationMail)) await mailVerification(ctx, user);
}

/** A session may belong to the holder of the previous email, so all end; the caller's own gets a new token. */
async function changeEmail(ctx: AuthenticatedContext, user: User, newEmail: string): Promise<void> {
  // Service accounts have no mailbox.
  if (user.kind !== 'person') throw new AppError('NOT_AUTHORIZED');
  const { email: oldEmail, emailVerified: wasVerified } = user;
  user.email = newEmail;
  user.emailVerified = false;
  await ctx.em.flush().catch(mapConstraintError('user_email_unique', 'USER_ALREADY_EXISTS', { status: 400 }));
  await emailChanged.emit(ctx, { user, oldEmail });
  ctx.audit('email.changed', { subjectId: user.id });
  // An address without proof may be mistyped and a stranger's.
  if (wasVerified) ctx.sendMail(emailChangedMail, { user, oldEmail });
  await revokeSessionsOf(ctx, user.id, ctx.session?.id);
  if (ctx.session && user.id === ctx.user.id) rotateToken(ctx, ctx.session);
}
