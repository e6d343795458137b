import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { formatDuration, greeting } from '#server/mail/texts.ts';

import { scimOptions } from './scim.options.ts';
import type { AddedByDirectoryMail, DirectoryTokenExpiringMail } from './scim.types.ts';
import { texts } from './texts.ts';

export const addedByDirectoryMail = defineMail<AddedByDirectoryMail>({
  name: 'sendAddedByDirectory',
  isNotice: true,
  hook: (service) => scimOptions.of(service).sendAddedByDirectory,
  sample: () => ({ user: sampleUser, organizationName: 'Acme' }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).added;
    const paragraphs = [greeting(user, language), event(organizationName, user.email, appName), next(organizationName)];
    return { subject: subject(organizationName), heading: heading(organizationName), paragraphs, note };
  },
});

const DAY = 24 * 60 * 60;

export const directoryTokenExpiringMail = defineMail<DirectoryTokenExpiringMail>({
  name: 'sendDirectoryTokenExpiring',
  isNotice: true,
  hook: (service) => scimOptions.of(service).sendDirectoryTokenExpiring,
  sample: () => ({ user: sampleUser, organizationName: 'Acme', directoryName: 'Okta', days: 7 }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName, directoryName, days }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).tokenExpiring;
    const duration = formatDuration(days * DAY, language.code);
    const paragraphs = [greeting(user, language), event(directoryName, organizationName, appName), next];
    return { subject: subject(directoryName, duration), heading: heading(duration), paragraphs, note };
  },
});
