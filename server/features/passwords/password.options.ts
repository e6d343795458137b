import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import type { FindingRule } from '#server/call/findings.ts';
import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { savable } from '#server/options/saved-values.ts';

import type { ElsewhereHook, ExistingUserMail, PasswordResetHook, ResetPasswordMail } from './password.types.ts';

const EmailAndPasswordOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Lets users sign up and sign in with email and password.'),
    disableSignUp: z
      .boolean()
      .default(false)
      .meta(savable)
      .describe('Rejects new users with email and password. Existing users can still sign in.'),
    minPasswordLength: z.int().min(1).default(8).meta(savable).describe('Minimum length of a password in characters.'),
    maxPasswordLength: z.int().max(4096).default(128).describe('Maximum length of a password in characters.'),
    rejectWeakPasswords: z
      .boolean()
      .default(true)
      .meta(savable)
      .describe(
        'Rejects new passwords that are on a built-in list of common ones, or little more than the name or email of the user.',
      ),
    breachedPasswords: z
      .strictObject({
        enabled: z
          .boolean()
          .default(false)
          .describe(
            'Rejects new passwords that a breach service knows. It gets five characters of the SHA-1 hash; if it does not answer, the password is accepted, with a warning in the log.',
          ),
        url: z
          .url({ protocol: /^https?$/ })
          .meta({ secret: false })
          .default('https://api.pwnedpasswords.com/range/')
          .describe('The address before the characters of the hash, for a mirror of Pwned Passwords.'),
      })
      .prefault({}),
    autoSignIn: z.boolean().default(true).describe('Signs the user in after sign-up.'),
    requireEmailVerification: z.boolean().default(false).describe('Rejects sign-ins with an unverified email address.'),
    resetPasswordTokenExpiresIn: z
      .int()
      .positive()
      .default(3600)
      .describe('Seconds for which a link to reset a password is valid.'),
    revokeSessionsOnPasswordReset: z
      .boolean()
      .default(true)
      .describe('Revokes the sessions of a user who resets the password.'),
    sendResetPassword: mailHook<ResetPasswordMail>('ResetPasswordMail').describe(
      'Hook that sends the email with the link to reset a password.',
    ),
    onPasswordReset: functionOption<PasswordResetHook>('PasswordResetHook')
      .optional()
      .describe('Runs in the background after a user has reset the password by a link or a code; a failure is logged.'),
    onExistingUserSignUp: mailHook<ExistingUserMail>('ExistingUserMail').describe(
      'Hook that notifies a user of a sign-up with their address, if the response hides that the address has an account.',
    ),
    bcryptCost: z
      .int()
      .min(4)
      .max(16)
      .default(10)
      .describe(
        'The bcrypt cost of new hashes. A hash of another cost is replaced when its password is entered the next time.',
      ),
    importedHashesUntil: z.iso
      .date()
      .meta({ secret: false })
      .optional()
      .describe(
        'The day from which imported hashes that were not replaced by a sign-in are removed. Their users set a new password by email, and wrong passwords no longer cost the time of those hashes.',
      ),
    maxVerifyMs: z
      .int()
      .positive()
      .default(500)
      .describe(
        'Milliseconds of a core that a refused sign-in may take after an import; the import stops if its hashes would need more, unless it has `--accept-cost`.',
      ),
    verifyElsewhere: functionOption<ElsewhereHook>('ElsewhereHook')
      .optional()
      .describe(
        'Function that asks the service from which accounts were imported without password hashes whether a password is right. While such accounts exist, a refused sign-in is answered after a multiple of two seconds.',
      ),
  })
  .refine(({ minPasswordLength, maxPasswordLength }) => minPasswordLength <= maxPasswordLength, {
    error: 'at most maxPasswordLength',
    path: ['minPasswordLength'],
  })
  .meta({ id: 'EmailAndPasswordOptions' });

export const passwordOptions = defineOptions('emailAndPassword', EmailAndPasswordOptions);

/** Unsafe password options, for `npm run doctor`. */
export const passwordFindings: readonly FindingRule[] = [
  {
    name: 'cheap password hashes',
    applies: (options) => passwordOptions.of({ options }).bcryptCost < 10,
    message: 'emailAndPassword.bcryptCost is below 10: a stolen table of passwords is guessed quickly',
  },
  {
    name: 'passwords of another service',
    applies: (options) => passwordOptions.of({ options }).verifyElsewhere !== undefined,
    message:
      'emailAndPassword.verifyElsewhere is set: passwords are sent to another service, and refused sign-ins take two seconds. ' +
      'Remove it when most imported users have signed in',
  },
  {
    name: 'short passwords',
    applies: (options) => passwordOptions.of({ options }).minPasswordLength < 8,
    message: 'emailAndPassword.minPasswordLength is below 8',
  },
  {
    name: 'no mail',
    applies: (options) =>
      options.production &&
      options.smtpUrl === undefined &&
      passwordOptions.of({ options }).sendResetPassword === undefined,
    message: 'SMTP_URL is not set and no hook sends mails: users cannot reset their password',
  },
];
