import { requireSignInAllowed } from '#server/call/sign-in-policies.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { User } from '#server/features/users/user.entity.ts';
import { linkReplacement, type LinkReplacement } from '#server/features/verification/proof-mail.ts';
import { verificationOptions } from '#server/features/verification/verification.options.ts';
import type {
  CheckVerificationOtp,
  EmailCodeType,
  RequestResetOtp,
  SendVerificationOtp,
} from '#shared/email-codes/schemas.ts';

import { matchCode, sendCode } from './codes.ts';
import {
  codeBrowser,
  emailCodeMail,
  resetCode,
  signInCode,
  verificationCode,
  type CodePurpose,
} from './email-codes.definitions.ts';
import { emailOtpOptions } from './email-codes.options.ts';

interface CodeKind {
  key: CodePurpose;
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
  if (input.type === 'sign-in') await requireSignInAllowed(ctx, { email: input.email, method: 'email-otp' });
  sendCodeFor(ctx, input);
  return { success: true as const };
}

function sendCodeFor(
  ctx: RequestContext,
  { email, type, when }: { email: string; type: EmailCodeType; when?: 'now' | 'after commit' },
): void {
  const { key, isMailed } = kinds[type];
  sendCode(ctx, {
    key,
    email,
    ...(when ? { when } : {}),
    mail: { type },
    findRecipient: async (own) => {
      const user = await own.em.findOne(User, { email });
      return isMailed(own, user) ? user : 'no mail';
    },
  });
}

/** Replaces the link that verifies an address, as the options choose. */
export const codeVerification = defineService('codeVerification', (service) => {
  const replacement: LinkReplacement = {
    applies: (occasion) => {
      const { enabled, overrideDefaultEmailVerification, sendVerificationOnSignUp } = emailOtpOptions.of(service);
      const isOverridden =
        overrideDefaultEmailVerification && verificationOptions.of(service).sendVerificationEmail === undefined;
      const isChosen = isOverridden || (sendVerificationOnSignUp && occasion === 'sign-up');
      return enabled && isChosen && service.mailer.canSend(emailCodeMail);
    },
    rememberBrowser: (ctx) => void codeBrowser.renew(ctx, emailOtpOptions.of(service).expiresIn),
    send: (ctx, email, when) => sendCodeFor(ctx, { email, type: 'email-verification', when }),
  };
  linkReplacement.of(service).current = replacement;
  return replacement;
});

/** Mails a code that sets a new password. */
export async function requestPasswordResetOtp({ ctx, input }: Call<RequestContext, typeof RequestResetOtp>) {
  return sendVerificationOtp({ ctx, input: { email: input.email, type: 'forget-password' } });
}

/** Checks a code, which stays usable. A wrong one counts as a guess. */
export async function checkVerificationOtp({ ctx, input }: Call<RequestContext, typeof CheckVerificationOtp>) {
  await matchCode(ctx, { key: kinds[input.type].key, email: input.email }, input.otp);
  return { success: true as const };
}
