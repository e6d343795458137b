import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting } from '#server/mail/texts.ts';

import { auditStreamOptions } from './audit-stream.options.ts';
import type { AuditStreamFailingMail } from './audit-stream.types.ts';
import { texts } from './texts.ts';

export const managePermissions = {
  platform: { 'audit-stream': ['manage'] },
  organization: { organization: ['update'] },
} as const;

export const streamFailingMail = defineMail<AuditStreamFailingMail>({
  name: 'sendAuditStreamFailing',
  isNotice: true,
  hook: (service) => auditStreamOptions.of(service).sendStreamFailing,
  sample: () => ({ user: sampleUser, stream: 'Splunk', error: 'The receiver answered 500' }),
  to: ({ user }) => user.email,
  template: ({ user, stream, error }, { options: { appName }, language }) => {
    const { subject, heading, event, next, note } = texts(language).failing;
    const paragraphs = [greeting(user, language), event(appName, stream), error, next];
    return { subject: subject(appName, stream), heading, paragraphs, note };
  },
});

/** Each call causes a request to another machine. */
export const streamTestLimit: LimitRule = {
  name: 'audit-stream-test',
  calls: 'testing an audit stream',
  max: 30,
  window: 60,
};
