import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import type { FindingRule } from '#server/operations/findings.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { limits } from '#shared/limits.ts';

import type { ExistingUserMail, ResetPasswordMail } from './password.types.ts';

const EmailAndPasswordOptions = z
  .strictObject({
    enabled: z.boolean().default(true),
    disableSignUp: z
      .boolean()
      .default(false)
      .describe('No new users by email and password; existing ones still sign in.'),
    minPasswordLength: z.int().min(1).default(limits.passwordMinLength).describe('Characters.'),
    maxPasswordLength: z.int().max(4096).default(limits.passwordMaxLength).describe('Characters.'),
    autoSignIn: z.boolean().default(true).describe('Sign the user in after sign-up.'),
    requireEmailVerification: z.boolean().default(false).describe('Only users with a verified email sign in.'),
    resetPasswordTokenExpiresIn: z
      .int()
      .positive()
      .default(limits.resetTokenExpiresIn)
      .describe('Seconds that a mailed link is valid.'),
    revokeSessionsOnPasswordReset: z.boolean().default(true),
    sendResetPassword: mailHook<ResetPasswordMail>('ResetPasswordMail'),
    onExistingUserSignUp: mailHook<ExistingUserMail>('ExistingUserMail').describe(
      'Notifies the owner of an address of a sign-up with it, where the response does not tell that it has an account.',
    ),
    bcryptCost: z
      .int()
      .min(4)
      .max(16)
      .default(10)
      .describe('The cost of new hashes; a hash of another cost is renewed at the next sign-in.'),
  })
  .meta({ id: 'EmailAndPasswordOptions' });

export const passwordOptions = defineOptions('emailAndPassword', EmailAndPasswordOptions);

/** Unsafe password options, for `npm run doctor`. */
export const passwordFindings: readonly FindingRule[] = [
  {
    name: 'cheap password hashes',
    applies: (options) => passwordOptions.of({ options }).bcryptCost < 10,
    says: 'emailAndPassword.bcryptCost is below 10: a stolen table of passwords is guessed quickly',
  },
  {
    name: 'short passwords',
    applies: (options) => passwordOptions.of({ options }).minPasswordLength < 8,
    says: 'emailAndPassword.minPasswordLength is below 8',
  },
  {
    name: 'no mail',
    applies: (options) =>
      options.production &&
      options.smtpUrl === undefined &&
      passwordOptions.of({ options }).sendResetPassword === undefined,
    says: 'SMTP_URL is not set and no hook sends mails: nobody can choose a new password',
  },
];
