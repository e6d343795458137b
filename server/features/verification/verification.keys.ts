import { defineToken } from '#server/feature.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { ChangeEmailMail, EmailChangedMail } from '#server/features/users/user.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { lifetime, nameOf } from '#server/mail/words.ts';

import { verificationOptions } from './verification.options.ts';
import type { VerificationMail } from './verification.types.ts';

export const verificationToken = defineToken({
  purpose: 'email-verification',
  prefix: 'email-verification:',
  revokedOn: ['emailChanged', 'addressProven'],
});

export const changeEmailToken = defineToken({
  purpose: 'change-email',
  prefix: 'change-email:',
  revokedOn: ['passwordChanged', 'addressProven'],
});

export const verificationMail = defineMail<VerificationMail>({
  name: 'sendVerificationEmail',
  hook: (service) => verificationOptions.of(service).sendVerificationEmail,
  template: ({ user, url }, service) => ({
    to: user.email,
    subject: `Verify your email for ${service.options.appName}`,
    heading: 'Verify your email',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `please confirm that this address belongs to your account with ${service.options.appName}. The link works once, for ${lifetime(verificationOptions.of(service).expiresIn)}.`,
    ],
    action: { label: 'Verify email', url },
    note: `If you have no account with ${service.options.appName} and did not just create one, do not open the link: somebody else typed your address.`,
  }),
});

export const changeEmailMail = defineMail<ChangeEmailMail>({
  name: 'sendChangeEmailVerification',
  hook: (service) => userOptions.of(service).changeEmail.sendChangeEmailVerification,
  template: ({ user, url, newEmail }, service) => ({
    to: user.email,
    subject: `Confirm your new email for ${service.options.appName}`,
    heading: 'Change your email?',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `you asked to sign in to ${service.options.appName} as ${newEmail} from now on. Confirm it in the browser in which you are signed in. The link works once, for ${lifetime(verificationOptions.of(service).expiresIn)}.`,
    ],
    action: { label: 'Change my email', url },
    note: 'If that was not you, do not open the link, and change your password: somebody is using your account.',
  }),
});

export const emailChangedMail = defineMail<EmailChangedMail>({
  name: 'onEmailChanged',
  hook: (service) => userOptions.of(service).changeEmail.onEmailChanged,
  template: ({ user, oldEmail }, { options: { appName } }) => ({
    to: oldEmail,
    subject: `The email of your account with ${appName} has changed`,
    heading: 'Your email has changed',
    paragraphs: [
      `Hello${nameOf(user)},`,
      `your account with ${appName} now belongs to ${user.email} and no longer to this address.`,
    ],
    note: `If that was not you, tell the people who run ${appName} at once.`,
  }),
});
