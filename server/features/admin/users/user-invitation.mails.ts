import { platformOptions } from '#server/features/users/platform.options.ts';
import type { UserInvitationMail } from '#server/features/users/user.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleLink, sampleUser } from '#server/mail/samples.ts';
import { greeting, linkExpiry, texts as mailTexts } from '#server/mail/texts.ts';

import { texts } from './texts.ts';

export const userInvitationMail = defineMail<UserInvitationMail>({
  name: 'sendUserInvitation',
  hook: (service) => platformOptions.of(service).sendUserInvitation,
  sample: (service) => ({ user: sampleUser, ...sampleLink(service) }),
  to: ({ user }) => user.email,
  template: ({ user, url }, service) => {
    const { subject, heading, explanation, request, action } = texts(service.language).userInvitation;
    const { appName } = service.options;
    const expiry = linkExpiry(platformOptions.of(service).userInvitationExpiresIn, service.language);
    return {
      subject: subject(appName),
      heading: heading(appName),
      paragraphs: [greeting(user, service.language), `${explanation(appName)} ${request}`, expiry],
      action: { label: action, url },
      note: mailTexts(service.language).ignore,
    };
  },
});
