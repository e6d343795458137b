import { defineMail } from '#server/mail/define-mail.ts';
import { sampleUser } from '#server/mail/samples.ts';
import { greeting, sanitize } from '#server/mail/texts.ts';

import { apiKeyOptions } from './api-key.options.ts';
import type { ApiKeyMail } from './api-key.types.ts';
import { texts } from './texts.ts';

export const apiKeyMail = defineMail<ApiKeyMail>({
  name: 'onApiKeyCreated',
  isNotice: true,
  hook: (service) => apiKeyOptions.of(service).onApiKeyCreated,
  sample: () => ({ user: sampleUser, keyName: 'CI' }),
  to: ({ user }) => user.email,
  template: ({ user, keyName }, { options: { appName }, language }) => {
    const { subject, heading, event, note, named, unnamed } = texts(language).keyCreated;
    const key = keyName === null ? unnamed : named(sanitize(keyName));
    return {
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user, language), event(key, appName)],
      note,
    };
  },
});
