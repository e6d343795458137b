import { defineToken } from '#server/feature.ts';
import { accountCredentials } from '#server/features/accounts/account-credentials.ts';
import { CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { lifetime, nameOf } from '#server/mail/words.ts';

import { passwordOptions } from './password.options.ts';
import type { ExistingUserMail, ResetPasswordMail } from './password.types.ts';

export const resetPasswordToken = defineToken({
  purpose: 'reset-password',
  prefix: 'reset-password:',
  revokedOn: ['emailChanged', 'passwordChanged', 'addressProven'],
});

export const resetPasswordMail = defineMail<ResetPasswordMail>({
  name: 'sendResetPassword',
  hook: (service) => passwordOptions.of(service).sendResetPassword,
  template: ({ user, url }, service) => ({
    to: user.email,
    subject: `Choose a new password for ${service.options.appName}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `a new password was requested for your account with ${service.options.appName}. The link works once, for ${lifetime(passwordOptions.of(service).resetPasswordTokenExpiresIn)}.`,
    ],
    action: { label: 'Choose a new password', url },
    note: 'If that was not you, ignore this mail: your password stays as it is.',
  }),
});

export const existingUserSignUpMail = defineMail<ExistingUserMail>({
  name: 'onExistingUserSignUp',
  hook: (service) => passwordOptions.of(service).onExistingUserSignUp,
  template: ({ user }, { options: { appName, baseUrl } }) => ({
    to: user.email,
    subject: `You already have an account with ${appName}`,
    heading: 'You already have an account',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `a sign-up was started with this address, which already has an account with ${appName}. Sign in, or choose a new password if you forgot yours.`,
    ],
    action: { label: `Go to ${appName}`, url: baseUrl },
    note: 'If that was not you, there is nothing to do: your account is as it was.',
  }),
});

/** A password proves itself: it is not doubtful when its user's address is proven in another browser. */
export const passwordCredential = accountCredentials({
  name: 'password',
  where: { providerId: CREDENTIAL },
  needsConfirmation: false,
});
