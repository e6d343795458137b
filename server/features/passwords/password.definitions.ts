import { defineToken } from '#server/call/token-purposes.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleLink, sampleUser } from '#server/mail/samples.ts';
import { greeting, linkExpiry } from '#server/mail/texts.ts';

import { passwordOptions } from './password.options.ts';
import type { ExistingUserMail, ResetPasswordMail } from './password.types.ts';
import { texts } from './texts.ts';

export const resetPasswordToken = defineToken({
  purpose: 'reset-password',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerifiedByOwner'],
});

export const resetPasswordMail = defineMail<ResetPasswordMail>({
  name: 'sendResetPassword',
  hook: (service) => passwordOptions.of(service).sendResetPassword,
  sample: (service) => ({ user: sampleUser, ...sampleLink(service) }),
  to: ({ user }) => user.email,
  template: ({ user, url }, service) => {
    const { subject, heading, request, action, note } = texts(service.language).resetPassword;
    const { appName } = service.options;
    const expiry = linkExpiry(passwordOptions.of(service).resetPasswordTokenExpiresIn, service.language);
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, service.language), request(appName), expiry],
      action: { label: action, url },
      note,
    };
  },
});

export const existingUserSignUpMail = defineMail<ExistingUserMail>({
  name: 'onExistingUserSignUp',
  hook: (service) => passwordOptions.of(service).onExistingUserSignUp,
  sample: () => ({ user: sampleUser }),
  to: ({ user }) => user.email,
  template: ({ user }, { options: { appName, baseUrl }, language }) => {
    const { subject, heading, explanation, action, note } = texts(language).existingUser;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, language), explanation(appName)],
      action: { label: action(appName), url: baseUrl },
      note,
    };
  },
});
