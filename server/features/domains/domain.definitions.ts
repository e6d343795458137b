import type { LimitRule } from '#server/http/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting } from '#server/mail/texts.ts';

import { domainOptions } from './domain.options.ts';
import type { DomainLostMail } from './domain.types.ts';
import { recordOf } from './record.ts';
import { texts } from './texts.ts';

const domain = 'example.com';

export const domainLostMail = defineMail<DomainLostMail>({
  name: 'sendDomainLost',
  isNotice: true,
  hook: (service) => domainOptions.of(service).sendDomainLost,
  sample: () => ({
    user: sampleUser,
    organizationName: 'Acme',
    domain,
    record: recordOf({ domain, challenge: 'Vw2Lr8TzB5nYc7MfVw2Lr8TzB5nYc7Mf', recordLabel: null }),
    reason: 'failing',
  }),
  to: ({ user }) => user.email,
  template: ({ user, organizationName, record, reason, ...mail }, { options: { appName }, language }) => {
    const { note, [reason]: text } = texts(language);
    const event = text.event(mail.domain, organizationName, appName);
    const paragraphs = [greeting(user, language), event, text.next, `${record.name} TXT ${record.value}`];
    return { subject: text.subject(mail.domain), heading: text.heading, paragraphs, note };
  },
});

/** Each call asks a name server. */
export const lookUpLimit: LimitRule = { name: 'domain-look-up', calls: 'verifying a domain', max: 10, window: 60 };
