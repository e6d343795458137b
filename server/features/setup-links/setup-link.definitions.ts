import { defineBrowserSecret } from '#server/call/browser-secret.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting } from '#server/mail/texts.ts';

import { setupLinkOptions } from './setup-link.options.ts';
import type { SetupLinkCompletedMail, SetupLinkOpenedMail } from './setup-link.types.ts';
import { texts } from './texts.ts';

/** Names the link that a request uses. Pages of other origins cannot set it without the consent of the service. */
export const LINK_HEADER = 'setup-link';

/** Of the browser that opened a link first. */
export const setupLinkBrowser = defineBrowserSecret('setup_link', 'setup-link:');

export const setupLinkOpenedMail = defineMail<SetupLinkOpenedMail>({
  name: 'sendSetupLinkOpened',
  isNotice: true,
  hook: (service) => setupLinkOptions.of(service).sendSetupLinkOpened,
  sample: () => ({ user: sampleUser, organizationName: 'Acme', ipAddress: '203.0.113.7' }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName, ipAddress }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).opened;
    const paragraphs = [greeting(user, language), event(organizationName, ipAddress, appName), next];
    return { subject: subject(organizationName), heading, paragraphs, note };
  },
});

export const setupLinkCompletedMail = defineMail<SetupLinkCompletedMail>({
  name: 'sendSetupLinkCompleted',
  isNotice: true,
  hook: (service) => setupLinkOptions.of(service).sendSetupLinkCompleted,
  sample: ({ options: { webAppUrl } }) => ({
    user: sampleUser,
    organizationName: 'Acme',
    url: `${webAppUrl}/organizations/acme/single-sign-on`,
  }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName, url }, { options: { appName }, language }) => {
    const { subject, heading, event, next, action, note } = texts(language).completed;
    const paragraphs = [greeting(user, language), event(organizationName, appName), next];
    return { subject: subject(organizationName), heading, paragraphs, action: { label: action, url }, note };
  },
});
