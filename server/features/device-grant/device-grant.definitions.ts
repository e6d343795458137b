import { defineMail } from '#server/mail/define-mail.ts';
import { SAMPLE_USER_AGENT, sampleUser } from '#server/mail/samples.ts';
import { deviceOf, greeting, sanitize } from '#server/mail/texts.ts';

import { deviceOptions } from './device-grant.options.ts';
import type { DeviceConnectedMail } from './device-grant.types.ts';
import { texts } from './texts.ts';

/** The page where users disconnect a device. */
export const CONNECTED_APPS = '/account/connected-apps';

export const deviceConnectedMail = defineMail<DeviceConnectedMail>({
  name: 'sendDeviceConnected',
  isNotice: true,
  hook: (service) => deviceOptions.of(service).sendDeviceConnected,
  sample: ({ options: { webAppUrl } }) => ({
    user: sampleUser,
    applicationName: 'Acme CLI',
    ipAddress: '203.0.113.7',
    userAgent: SAMPLE_USER_AGENT,
    url: webAppUrl + CONNECTED_APPS,
  }),
  to: ({ user }) => user.email,
  template: ({ user, applicationName, ipAddress, userAgent, url }, { options: { appName }, language }) => {
    const { subject, heading, event, origin, action, note } = texts(language).connected;
    const application = sanitize(applicationName);
    const paragraphs = [
      greeting(user, language),
      event(application, appName),
      origin(ipAddress, deviceOf(userAgent, language)),
    ];
    return { subject: subject(application), heading, paragraphs, action: { label: action, url }, note };
  },
});
