import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';

import type { EmailVerificationHook, VerificationMail } from './verification.types.ts';

const EmailVerificationOptions = z
  .strictObject({
    sendVerificationEmail: mailHook<VerificationMail>('VerificationMail').describe(
      'Hook that sends the verification email.',
    ),
    onEmailVerification: functionOption<EmailVerificationHook>('EmailVerificationHook')
      .optional()
      .describe(
        'Runs inside the transaction that verifies an address, by a link, a code, a reset or a provider. Throwing rejects the call.',
      ),
    beforeEmailVerification: functionOption<EmailVerificationHook>('EmailVerificationHook')
      .optional()
      .describe('The newer name of `onEmailVerification`; with both, it runs first.'),
    afterEmailVerification: functionOption<EmailVerificationHook>('EmailVerificationHook')
      .optional()
      .describe('Runs in the background after the commit; a failure is logged.'),
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
