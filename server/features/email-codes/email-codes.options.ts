import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { savable } from '#server/options/saved-values.ts';

import type { EmailCodeMail, GenerateOtp } from './email-codes.types.ts';

const EmailOtpOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('Lets users sign in, verify or change their email and reset their password by a mailed code.'),
    disableSignUp: z
      .boolean()
      .default(false)
      .meta(savable)
      .describe('Rejects new users by a mailed code. Existing users can still sign in.'),
    otpLength: z.int().min(6).max(10).default(6).describe('Digits of a code.'),
    expiresIn: z.int().positive().default(300).describe('Seconds for which a code is valid.'),
    resendStrategy: z
      .enum(['rotate', 'reuse'])
      .default('rotate')
      .describe(
        'Whether another request mails a new code, or the same one while it is valid, which is then stored encrypted.',
      ),
    generateOTP: functionOption<GenerateOtp>('GenerateOtp')
      .optional()
      .describe(
        'Function that returns a code of 6 to 64 characters, or undefined for a random one. Blanks and dashes do not count.',
      ),
    sendVerificationOnSignUp: z
      .boolean()
      .default(false)
      .describe('Sends a code after sign-up, in place of the link that verifies the email.'),
    overrideDefaultEmailVerification: z
      .boolean()
      .default(false)
      .describe(
        'Sends a code in place of the link wherever users prove their email. Administrators still send links, and so does `emailVerification.sendVerificationEmail`.',
      ),
    bindToBrowser: z
      .boolean()
      .default(true)
      .describe(
        'Accepts a code only from the browser that requested it, which a cookie identifies. Turn it off for clients that do not store cookies.',
      ),
    showCodeInSubject: z
      .boolean()
      .default(false)
      .describe('Shows the code in the subject of the email, which lock screens display.'),
    sendVerificationOTP: mailHook<EmailCodeMail>('EmailCodeMail').describe('Hook that sends the email with the code.'),
  })
  .meta({ id: 'EmailOtpOptions' });

export const emailOtpOptions = defineOptions('emailOtp', EmailOtpOptions);
