import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { webAppPage } from '#server/http/address.ts';
import { lockManageableUser } from '#server/features/admin/guards.ts';
import { resetPasswordMail } from '#server/features/passwords/password.definitions.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { mailResetLink, issueResetLink } from '#server/features/passwords/reset-password.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { mailVerification } from '#server/features/verification/email-links.ts';
import { verificationMail } from '#server/features/verification/verification.definitions.ts';
import type { UserIdInput, InviteUser } from '#shared/admin/schemas.ts';

import { addUser } from './manage-users.ts';
import { userInvitationMail } from './user-invitation.mails.ts';

/** The page of the web app, with texts for a first password. */
const FIRST_PASSWORD_PAGE = '/reset-password?first=true';

/** Creates a user without a password and mails a link to choose one, which verifies the address too. */
export async function inviteUser({ ctx, input }: Call<AuthenticatedContext, typeof InviteUser>) {
  if (!passwordOptions.of(ctx).enabled || !ctx.mailer.canSend(userInvitationMail)) {
    throw new AppError('USER_INVITATIONS_ARENT_ENABLED');
  }
  const user = await addUser(ctx, input);
  const { userInvitationExpiresIn: expiresIn } = platformOptions.of(ctx);
  const page = webAppPage(ctx.options, FIRST_PASSWORD_PAGE);
  ctx.sendMail(userInvitationMail, { user, ...issueResetLink(ctx, user, { expiresIn, page }) });
  ctx.audit('user.invited', { subjectId: user.id });
  return { user };
}

/** Mails a user the link that `request-password-reset` mails. */
export async function sendPasswordReset({ ctx, input }: Call<AuthenticatedContext, typeof UserIdInput>) {
  if (!ctx.mailer.canSend(resetPasswordMail)) throw new AppError('RESET_PASSWORD_ISNT_ENABLED');
  const user = await lockManageableUser(ctx, input.userId);
  mailResetLink(ctx, user);
  ctx.audit('user.password-reset-sent', { subjectId: user.id });
  return { status: true as const };
}

/** Mails a user a link that verifies the address. */
export async function sendUserVerification({ ctx, input }: Call<AuthenticatedContext, typeof UserIdInput>) {
  if (!ctx.mailer.canSend(verificationMail)) throw new AppError('VERIFICATION_EMAIL_ISNT_ENABLED');
  const user = await lockManageableUser(ctx, input.userId);
  if (user.emailVerified) throw new AppError('EMAIL_IS_ALREADY_VERIFIED');
  await mailVerification(ctx, user);
  ctx.audit('user.verification-sent', { subjectId: user.id });
  return { status: true as const };
}
