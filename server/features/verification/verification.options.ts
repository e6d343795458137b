import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { limits } from '#shared/limits.ts';

import type { VerificationMail } from './verification.types.ts';

const EmailVerificationOptions = z
  .strictObject({
    sendVerificationEmail: mailHook<VerificationMail>('VerificationMail'),
    sendOnSignUp: z.boolean().default(true).describe('Send a verification email after sign-up.'),
    autoSignInAfterVerification: z
      .boolean()
      .default(false)
      .describe('Sign the user in if the link is opened in the browser that signed up; elsewhere it only verifies.'),
    expiresIn: z.int().positive().default(limits.emailTokenExpiresIn).describe('Seconds that a mailed link is valid.'),
  })
  .meta({ id: 'EmailVerificationOptions' });

export const verificationOptions = defineOptions('emailVerification', EmailVerificationOptions);
