import { defineMail } from '#server/mail/define-mail.ts';
import { greeting, sanitize } from '#server/mail/texts.ts';

import { apiKeyOptions } from './api-key.options.ts';
import type { ApiKeyMail } from './api-key.types.ts';
import { texts } from './texts.ts';

export const apiKeyMail = defineMail<ApiKeyMail>({
  name: 'onApiKeyCreated',
  hook: (service) => apiKeyOptions.of(service).onApiKeyCreated,
  template: ({ user, keyName }, { options: { appName } }) => {
    const { subject, heading, event, note, named, unnamed } = texts.keyCreated;
    const key = keyName === null ? unnamed : named(sanitize(keyName));
    return {
      to: user.email,
      subject: subject(appName),
      heading,
      paragraphs: [greeting(user), event(key, appName)],
      note,
    };
  },
});
