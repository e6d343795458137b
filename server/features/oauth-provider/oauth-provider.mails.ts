import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { formatDuration, greeting } from '#server/mail/texts.ts';
import { absoluteUrl, webAppPage } from '#server/http/address.ts';
import type { Options } from '#server/options/kit-options.ts';

import { oauthProviderOptions } from './oauth-provider.options.ts';
import type { AppConnectedMail, ClientSecretExpiresMail, GrantReusedMail } from './oauth-provider.types.ts';
import { texts } from './texts.ts';

const DAY = 24 * 60 * 60;

/** Where users see and disconnect their applications. */
export function connectedAppsUrl(options: Options): string {
  return absoluteUrl(webAppPage(options, '/account/connected-apps'), options);
}

const aboutApplication = {
  isNotice: true as const,
  sample: ({ options }: { options: Options }): AppConnectedMail => ({
    user: sampleUser,
    applicationName: 'Linear',
    url: connectedAppsUrl(options),
  }),
  to: ({ user }: AppConnectedMail) => user.email,
};

export const appConnectedMail = defineMail<AppConnectedMail>({
  ...aboutApplication,
  name: 'sendAppConnected',
  hook: (service) => oauthProviderOptions.of(service).sendAppConnected,
  template: ({ user, applicationName, url }, { options: { appName }, language }) => {
    const { subject, heading, event, next, action, note } = texts(language).connected;
    return {
      subject: subject(applicationName, appName),
      heading: heading(applicationName),
      paragraphs: [greeting(user, language), event(applicationName, appName), next],
      action: { label: action, url },
      note,
    };
  },
});

export const grantReusedMail = defineMail<GrantReusedMail>({
  ...aboutApplication,
  name: 'sendGrantReused',
  hook: (service) => oauthProviderOptions.of(service).sendGrantReused,
  template: ({ user, applicationName, url }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).reused;
    return {
      subject: subject(applicationName),
      heading: heading(applicationName),
      paragraphs: [greeting(user, language), event(applicationName, appName), next(applicationName)],
      action: { label: texts(language).connected.action, url },
      note,
    };
  },
});

export const clientSecretExpiresMail = defineMail<ClientSecretExpiresMail>({
  name: 'sendClientSecretExpires',
  isNotice: true,
  hook: (service) => oauthProviderOptions.of(service).sendClientSecretExpires,
  sample: () => ({ user: sampleUser, applicationName: 'Linear', secretStart: 'gs_0198f7c16d2a', days: 7 }),
  to: ({ user }) => user.email,
  template: ({ user, applicationName, secretStart, days }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).secretExpires;
    const duration = formatDuration(days * DAY, language.code);
    return {
      subject: subject(applicationName, duration),
      heading: heading(duration),
      paragraphs: [greeting(user, language), event(applicationName, appName, duration), next(secretStart)],
      note,
    };
  },
});
