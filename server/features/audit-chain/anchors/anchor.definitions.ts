import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import type { AuditCheckpointMail, AuditViolationMail } from '#server/features/audit-log/audit.types.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting } from '#server/mail/texts.ts';

import { texts } from '#server/features/audit-chain/texts.ts';

export const auditCheckpointMail = defineMail<AuditCheckpointMail>({
  name: 'sendAuditCheckpoint',
  isNotice: true,
  hook: (service) => auditOptions.of(service).sendCheckpoint,
  sample: () => ({
    to: sampleUser.email,
    number: 91,
    day: '2026-11-27',
    entries: 18_204,
    line: '{"statement":"{\\"checkpoint\\":91}","signature":"eyJhbGciOiJFZERTQSJ9..c2ln"}',
  }),
  to: ({ to }) => to,
  template: ({ number, day, entries, line }, { options: { appName }, language }) => {
    const { subject, heading, facts, use, note } = texts(language).checkpoint;
    const counted = entries.toLocaleString(language.code);
    return {
      subject: subject(appName, day),
      heading: heading(String(number)),
      paragraphs: [facts(day, counted), use, line],
      note,
    };
  },
});

export const auditViolationMail = defineMail<AuditViolationMail>({
  name: 'sendAuditViolation',
  isNotice: true,
  hook: (service) => auditOptions.of(service).sendViolation,
  sample: () => ({ user: sampleUser, violations: 3 }),
  to: ({ user }) => user.email,
  template: ({ user, violations }, { options: { appName, webAppUrl }, language }) => {
    const { subject, heading, event, next, action, note } = texts(language).violation;
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, language), event(appName, violations.toLocaleString(language.code)), next],
      action: { label: action, url: `${webAppUrl}/admin/audit?event=audit.violation` },
      note,
    };
  },
});
