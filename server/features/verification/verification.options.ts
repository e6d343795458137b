import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/hook.ts';
import { limits } from '#shared/limits.ts';

import type { VerificationMail } from './verification.types.ts';

const EmailVerificationOptions = z.strictObject({
  sendVerificationEmail: mailHook<VerificationMail>(),
  /** Ask for proof of the address as soon as somebody signs up. */
  sendOnSignUp: z.boolean().default(true),
  /** Sign in whoever opens the link in the browser that signed up; in any other one it only verifies. */
  autoSignInAfterVerification: z.boolean().default(false),
  /** Seconds that a mailed link works. */
  expiresIn: z.int().positive().default(limits.emailTokenExpiresIn),
});

export const verificationOptions = defineOptions('emailVerification', EmailVerificationOptions);
