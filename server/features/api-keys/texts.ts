import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

/** `app` is the name of the service. */
export const texts = mailTexts('apiKeys', {
  keyCreated: {
    subject: (app: string) => `New API key for ${app}`,
    heading: 'An API key was created',
    /** A key without a name. */
    unnamed: 'An API key',
    named: (name: string) => `The API key “${name}”`,
    event: (key: string, app: string) => `${key} was created for your account with ${app}.`,
    note: 'If you didn’t create it, delete the key and change your password.',
  },
  notices: {
    'api-key.rotated': {
      heading: 'You rotated an API key',
      event: (app, device) => `The secret of an API key of your account with ${app} was replaced from ${device}.`,
    },
  } satisfies Record<string, Notice>,
});
