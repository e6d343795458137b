import type { Call, Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { callAddress } from '#server/http/address.ts';
import { randomToken } from '#server/security/tokens.ts';
import { User } from '#server/features/users/user.entity.ts';
import { issueToken } from '#server/features/verification/single-use.ts';
import { inBackground } from '#server/db/unit-of-work.ts';
import type { ForgetPassword } from '#shared/credentials.ts';
import { limits } from '#shared/limits.ts';
import { passwordOptions } from './password.options.ts';
import { resetPasswordMail } from './password.mail.ts';
import { resetPasswordToken } from './password.token.ts';

/** Where our own web app lets a person choose their new password. */
const LANDING_PAGE = '/reset-password';

/** Mails a link to whoever has an account with this address. All looking happens after the answer, which tells nothing. */
export async function forgetPassword({ ctx, input }: Call<Working, typeof ForgetPassword>) {
  if (!ctx.mailer.canSend(resetPasswordMail)) throw new AppError('RESET_PASSWORD_ISNT_ENABLED');

  inBackground(ctx, 'send reset password', async (own) => {
    const user = await own.em.findOne(User, { email: input.email });
    if (user) await mailReset(own, user, input.redirectTo || LANDING_PAGE);
  });
  return {
    status: true as const,
    message: 'If this email exists in our system, check your email for the reset link',
  };
}

async function mailReset(ctx: Working, user: User, callbackURL: string): Promise<void> {
  const token = randomToken(limits.resetTokenCharacters);
  const { resetPasswordTokenExpiresIn: expiresIn } = passwordOptions.of(ctx);
  issueToken(ctx, resetPasswordToken, { token, user, expiresIn });
  ctx.sendMail(resetPasswordMail, {
    user,
    url: callAddress(ctx.options, `/reset-password/${token}`, { callbackURL }),
    token,
  });
}
