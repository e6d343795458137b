import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

export const texts = mailTexts('usernames', {
  notices: {
    'username.changed': {
      heading: 'Your username changed',
      event: (app, device) => `The username of your account with ${app} was changed from ${device}.`,
    },
  } satisfies Record<string, Notice>,
});
