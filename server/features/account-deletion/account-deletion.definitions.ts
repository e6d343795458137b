import { defineToken } from '#server/call/token-purposes.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import type { AccountDeletedMail, DeleteAccountMail } from '#server/features/users/user.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleLink, sampleUser } from '#server/mail/samples.ts';
import { greeting, linkExpiry, texts as mailTexts } from '#server/mail/texts.ts';

import { texts } from './texts.ts';

export const deleteAccountToken = defineToken({
  purpose: 'delete-account',
  revokedOn: ['emailChanged', 'passwordChanged', 'emailVerifiedByOwner'],
});

export const deleteAccountMail = defineMail<DeleteAccountMail>({
  name: 'sendDeleteAccountVerification',
  hook: (service) => userOptions.of(service).deleteUser.sendDeleteAccountVerification,
  sample: (service) => ({ user: sampleUser, ...sampleLink(service) }),
  to: ({ user }) => user.email,
  template: ({ user, url }, service) => {
    const { subject, heading, request, action } = texts(service.language).deleteAccount;
    const { appName } = service.options;
    const expiry = linkExpiry(userOptions.of(service).deleteUser.deleteTokenExpiresIn, service.language);
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, service.language), request(appName), expiry],
      action: { label: action, url },
      note: mailTexts(service.language).accountAtRisk,
    };
  },
});

export const accountDeletedMail = defineMail<AccountDeletedMail>({
  name: 'onAccountDeleted',
  isNotice: true,
  hook: (service) => userOptions.of(service).deleteUser.onAccountDeleted,
  sample: () => ({
    email: sampleUser.email,
    name: sampleUser.name,
    receipt: '7A2F-09C1-5B7E-4D10-93AA-0F6C-2E81-B4D7',
  }),
  to: ({ email }) => email,
  template: ({ name, receipt }, { language, options: { appName, baseUrl, basePath } }) => {
    const { subject, heading, event, number, proof } = texts(language).accountDeleted;
    const address = `${baseUrl}${basePath}/personal-data/receipt?number=${receipt}`;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting({ name }, language), event(appName), number(receipt), proof(address)],
      note: mailTexts(language).ignore,
    };
  },
});
