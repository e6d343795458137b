import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';

import type { VerificationMail } from './verification.types.ts';

const EmailVerificationOptions = z
  .strictObject({
    sendVerificationEmail: mailHook<VerificationMail>('VerificationMail').describe(
      'Hook that sends the verification email.',
    ),
    sendOnSignUp: z.boolean().default(true).describe('Sends a verification email after sign-up.'),
    autoSignInAfterVerification: z
      .boolean()
      .default(false)
      .describe(
        'Signs the user in if the link is opened in the browser of the sign-up. In other browsers it only verifies.',
      ),
    expiresIn: z.int().positive().default(3600).describe('Seconds for which a verification link is valid.'),
  })
  .meta({ id: 'EmailVerificationOptions' });

export const verificationOptions = defineOptions('emailVerification', EmailVerificationOptions);
