import { defineToken } from '#server/feature.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { DeleteAccountMail } from '#server/features/users/user.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { lifetime, nameOf } from '#server/mail/words.ts';

export const deleteAccountToken = defineToken({
  purpose: 'delete-account',
  prefix: 'delete-account-',
  revokedOn: ['emailChanged', 'passwordChanged', 'addressProven'],
});

export const deleteAccountMail = defineMail<DeleteAccountMail>({
  name: 'sendDeleteAccountVerification',
  hook: (service) => userOptions.of(service).deleteUser.sendDeleteAccountVerification,
  template: ({ user, url }, service) => ({
    to: user.email,
    subject: `Confirm that your account with ${service.options.appName} shall be deleted`,
    heading: 'Delete your account?',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `opening this link in the browser in which you are signed in deletes your account with ${service.options.appName} and everything in it, for good. The link works once, for ${lifetime(userOptions.of(service).deleteUser.deleteTokenExpiresIn)}.`,
    ],
    action: { label: 'Delete my account', url },
    note: 'If that was not you, do not open the link, and change your password: somebody is using your account.',
  }),
});
