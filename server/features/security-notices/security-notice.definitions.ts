import { defineMail } from '#server/mail/define-mail.ts';
import { noticeOf } from '#server/mail/notices.ts';
import { SAMPLE_USER_AGENT, sampleUser } from '#server/mail/samples.ts';
import { deviceOf, greeting } from '#server/mail/texts.ts';

import { securityNoticeOptions } from './security-notice.options.ts';
import type { SecurityNoticeMail } from './security-notice.types.ts';
import { texts } from './texts.ts';

export const securityNoticeMail = defineMail<SecurityNoticeMail>({
  name: 'sendSecurityNotice',
  isNotice: true,
  hook: (service) => securityNoticeOptions.of(service).sendSecurityNotice,
  sample: () => ({ user: sampleUser, event: 'password.changed', userAgent: SAMPLE_USER_AGENT }),
  to: ({ user }) => user.email,
  template: ({ user, event, userAgent, organizationName = null }, { options: { appName }, language, notices }) => {
    const { subject, note, signInsNote } = texts(language);
    const notice = noticeOf(notices, event, language)!;
    return {
      subject: subject(appName),
      heading: notice.heading,
      paragraphs: [greeting(user, language), notice.event(appName, deviceOf(userAgent, language), organizationName)],
      note: event === 'session.started' ? signInsNote : note,
    };
  },
});
