import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

export const texts = mailTexts('accounts', {
  notices: {
    'account.linked': {
      heading: 'You connected a sign-in method',
      event: (app, device) => `A sign-in method was connected to your account with ${app} from ${device}.`,
    },
    'account.unlinked': {
      heading: 'You disconnected a sign-in method',
      event: (app, device) => `A sign-in method was disconnected from your account with ${app} from ${device}.`,
    },
  } satisfies Record<string, Notice>,
});
