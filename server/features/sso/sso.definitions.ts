import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { formatDuration, greeting } from '#server/mail/texts.ts';

import { ssoOptions } from './sso.options.ts';
import type { BreakGlassMail, CertificateExpiringMail, MetadataFailingMail } from './sso.types.ts';
import { texts } from './texts.ts';

/** Each call can send requests to the provider. */
export const discoveryLimit: LimitRule = {
  name: 'sso-discovery',
  calls: 'adding or changing identity providers',
  max: 10,
  window: 60,
};

const DAY = 24 * 60 * 60;

/** Of the mails about the certificates of both sides. */
const ofCertificate = {
  isNotice: true as const,
  sample: (): CertificateExpiringMail => ({
    user: sampleUser,
    organizationName: 'Acme',
    providerName: 'Okta',
    days: 7,
  }),
  to: ({ user }: CertificateExpiringMail) => user.email,
};

export const certificateExpiringMail = defineMail<CertificateExpiringMail>({
  ...ofCertificate,
  name: 'sendCertificateExpiring',
  hook: (service) => ssoOptions.of(service).sendCertificateExpiring,
  template: (mail, { options: { appName }, language }) => {
    const { organizationName, providerName, days } = mail;
    const { subject, heading, event, next, note } = texts(language).certificateExpiring;
    const duration = formatDuration(days * DAY, language.code);
    const paragraphs = [greeting(mail.user, language), event(providerName, organizationName, appName), next];
    return { subject: subject(providerName, duration), heading: heading(duration), paragraphs, note };
  },
});

export const serviceCertificateExpiringMail = defineMail<CertificateExpiringMail>({
  ...ofCertificate,
  name: 'sendServiceCertificateExpiring',
  hook: (service) => ssoOptions.of(service).sendServiceCertificateExpiring,
  template: (mail, { options: { appName }, language }) => {
    const { organizationName, providerName, days } = mail;
    const { note } = texts(language).certificateExpiring;
    const { subject, heading, event, next } = texts(language).serviceCertificateExpiring;
    const duration = formatDuration(days * DAY, language.code);
    const paragraphs = [greeting(mail.user, language), event(providerName, organizationName, appName), next];
    return { subject: subject(appName, providerName, duration), heading: heading(appName, duration), paragraphs, note };
  },
});

export const metadataFailingMail = defineMail<MetadataFailingMail>({
  name: 'sendMetadataFailing',
  isNotice: true,
  hook: (service) => ssoOptions.of(service).sendMetadataFailing,
  sample: () => ({
    user: sampleUser,
    organizationName: 'Acme',
    providerName: 'Okta',
    metadataUrl: 'https://idp.example.com/metadata',
    reason: 'The address answered 404.',
  }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName, providerName, metadataUrl, reason }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).metadataFailing;
    const paragraphs = [greeting(user, language), event(providerName, organizationName, appName), metadataUrl, reason];
    return { subject: subject(providerName), heading, paragraphs: [...paragraphs, next], note };
  },
});

export const breakGlassMail = defineMail<BreakGlassMail>({
  name: 'sendBreakGlassUsed',
  isNotice: true,
  hook: (service) => ssoOptions.of(service).sendBreakGlassUsed,
  sample: () => ({ user: sampleUser, organizationName: 'Acme', ownerEmail: 'grace@example.com' }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName, ownerEmail }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).breakGlass;
    const paragraphs = [greeting(user, language), event(ownerEmail, organizationName, appName), next];
    return { subject: subject(organizationName), heading, paragraphs, note };
  },
});
