import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { formatDuration, greeting } from '#server/mail/texts.ts';

import { personalDataOptions } from './personal-data.options.ts';
import type { InactiveAccountMail } from './personal-data.types.ts';
import { texts } from './texts.ts';

const DAY = 86_400;

export const inactiveAccountMail = defineMail<InactiveAccountMail>({
  name: 'sendInactiveAccount',
  isNotice: true,
  hook: (service) => personalDataOptions.of(service).sendInactiveAccount,
  sample: () => ({ user: sampleUser, days: 30 }),
  to: ({ user }) => user.email,
  template: ({ user, days }, { options: { appName, baseUrl }, language }) => {
    const { subject, heading, event, next, action, note } = texts(language).inactive;
    const duration = formatDuration(days * DAY, language.code);
    return {
      subject: subject(appName, duration),
      heading: heading(duration),
      paragraphs: [greeting(user, language), event(appName), next(duration)],
      action: { label: action, url: baseUrl },
      note,
    };
  },
});
