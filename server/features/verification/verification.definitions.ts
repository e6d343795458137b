import { defineToken } from '#server/call/token-purposes.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { ChangeEmailMail, EmailChangedMail } from '#server/features/users/user.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleLink, sampleUser } from '#server/mail/samples.ts';
import { greeting, linkExpiry, texts as mailTexts } from '#server/mail/texts.ts';

import { texts } from './texts.ts';
import { verificationOptions } from './verification.options.ts';
import type { VerificationMail } from './verification.types.ts';

export const verificationToken = defineToken({
  purpose: 'email-verification',
  revokedOn: ['emailChanged', 'emailVerified', 'emailVerifiedByOwner'],
});

export const changeEmailToken = defineToken({
  purpose: 'change-email',
  revokedOn: ['passwordChanged', 'emailVerifiedByOwner'],
});

export const verificationMail = defineMail<VerificationMail>({
  name: 'sendVerificationEmail',
  hook: (service) => verificationOptions.of(service).sendVerificationEmail,
  sample: (service) => ({ user: sampleUser, ...sampleLink(service) }),
  to: ({ user }) => user.email,
  template: ({ user, url }, service) => {
    const { subject, heading, request, action, note } = texts(service.language).verification;
    const { appName } = service.options;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [
        greeting(user, service.language),
        request(appName),
        linkExpiry(verificationOptions.of(service).expiresIn, service.language),
      ],
      action: { label: action, url },
      note: note(appName),
    };
  },
});

export const changeEmailMail = defineMail<ChangeEmailMail>({
  name: 'sendChangeEmailVerification',
  hook: (service) => userOptions.of(service).changeEmail.sendChangeEmailVerification,
  sample: (service) => ({ user: sampleUser, ...sampleLink(service), newEmail: 'lovelace@example.com' }),
  to: ({ user }) => user.email,
  template: ({ user, url, newEmail }, service) => {
    const { subject, heading, request, action } = texts(service.language).changeEmail;
    const { appName } = service.options;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [
        greeting(user, service.language),
        request(appName, newEmail),
        linkExpiry(verificationOptions.of(service).expiresIn, service.language),
      ],
      action: { label: action, url },
      note: mailTexts(service.language).accountAtRisk,
    };
  },
});

export const emailChangedMail = defineMail<EmailChangedMail>({
  name: 'onEmailChanged',
  isNotice: true,
  hook: (service) => userOptions.of(service).changeEmail.onEmailChanged,
  sample: () => ({ user: sampleUser, oldEmail: 'lovelace@example.com' }),
  to: ({ oldEmail }) => oldEmail,
  template: ({ user }, { options: { appName }, language }) => {
    const { subject, heading, change, note } = texts(language).emailChanged;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, language), change(appName, user.email)],
      note: note(appName),
    };
  },
});
