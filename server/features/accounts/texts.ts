import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

export const texts = mailTexts('accounts', {
  notices: {
    'account.linked': {
      heading: 'You connected a sign-in method',
      event: (app, device, organization) =>
        organization === null
          ? `A sign-in method was connected to your account with ${app} from ${device}.`
          : `Your account with ${app} was connected to ${organization} from ${device}. The identity provider of this organization can now sign in to it.`,
    },
    'account.unlinked': {
      heading: 'You disconnected a sign-in method',
      event: (app, device) => `A sign-in method was disconnected from your account with ${app} from ${device}.`,
    },
  } satisfies Record<string, Notice>,
});
