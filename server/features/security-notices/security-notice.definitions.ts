import { hasWebApp } from '#server/http/address.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { noticeOf } from '#server/mail/notices.ts';
import { SAMPLE_IP_ADDRESS, SAMPLE_TIME, SAMPLE_USER_AGENT, sampleUser } from '#server/mail/samples.ts';
import { deviceOf, formatTime, greeting, knownDeviceOf } from '#server/mail/texts.ts';

import { securityNoticeOptions } from './security-notice.options.ts';
import type { SecurityNoticeMail } from './security-notice.types.ts';
import { texts } from './texts.ts';

export const securityNoticeMail = defineMail<SecurityNoticeMail>({
  name: 'sendSecurityNotice',
  isNotice: true,
  hook: (service) => securityNoticeOptions.of(service).sendSecurityNotice,
  sample: () => ({
    user: sampleUser,
    event: 'session.started',
    userAgent: SAMPLE_USER_AGENT,
    ipAddress: SAMPLE_IP_ADDRESS,
    occurredAt: SAMPLE_TIME,
  }),
  to: ({ user }) => user.email,
  template: (mail, { options, language, notices }) => {
    const { user, event, userAgent, ipAddress, occurredAt, organizationName = null } = mail;
    const { subject, details, reviewSessions, note, signInsNote } = texts(language);
    const notice = noticeOf(notices, event, language)!;
    const isSignIn = event === 'session.started';
    const rows = [
      // The sentences of other events name the device.
      { label: details.device, value: isSignIn ? knownDeviceOf(userAgent, language) : null },
      { label: details.ipAddress, value: ipAddress },
      { label: details.time, value: formatTime(occurredAt, language) },
    ];
    return {
      subject: subject(options.appName),
      heading: notice.heading,
      paragraphs: [
        greeting(user, language),
        notice.event(options.appName, deviceOf(userAgent, language), organizationName),
      ],
      details: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
      ...(isSignIn && hasWebApp(options)
        ? { action: { label: reviewSessions, url: `${options.webAppUrl}/account/sessions` } }
        : {}),
      note: isSignIn ? signInsNote : note,
    };
  },
});
