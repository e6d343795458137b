import type { Call, RequestContext } from '#server/context.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { TokenKey } from '#server/token-keys.ts';
import type { CheckVerificationOtp, EmailCodeType, RequestResetOtp, SendVerificationOtp } from '#shared/email-code.ts';

import { matchCode, sendCode } from './codes.ts';
import { resetCode, signInCode, verificationCode } from './email-codes.keys.ts';
import { emailOtpOptions } from './email-codes.options.ts';

interface CodeKind {
  key: TokenKey;
  /** Whether the address gets a mail. */
  isMailed: (ctx: RequestContext, user: User | null) => boolean;
}

const kinds: Readonly<Record<EmailCodeType, CodeKind>> = {
  'sign-in': { key: signInCode, isMailed: (ctx, user) => user !== null || !emailOtpOptions.of(ctx).disableSignUp },
  'email-verification': { key: verificationCode, isMailed: (_ctx, user) => user !== null && !user.emailVerified },
  'forget-password': { key: resetCode, isMailed: (_ctx, user) => user !== null },
};

/** Mails a code for one purpose. The response is the same for every address. */
export async function sendVerificationOtp({ ctx, input }: Call<RequestContext, typeof SendVerificationOtp>) {
  const { email, type } = input;
  const { key, isMailed } = kinds[type];
  sendCode(ctx, {
    key,
    email,
    mail: { type },
    findRecipient: async (own) => {
      const user = await own.em.findOne(User, { email });
      return isMailed(own, user) ? user : 'no mail';
    },
  });
  return { success: true as const };
}

/** Mails a code that sets a new password. */
export async function requestPasswordResetOtp({ ctx, input }: Call<RequestContext, typeof RequestResetOtp>) {
  return sendVerificationOtp({ ctx, input: { email: input.email, type: 'forget-password' } });
}

/** Checks a code, which stays usable. A wrong one counts as a guess. */
export async function checkVerificationOtp({ ctx, input }: Call<RequestContext, typeof CheckVerificationOtp>) {
  await matchCode(ctx, { key: kinds[input.type].key, email: input.email }, input.otp);
  return { success: true as const };
}
