import { mailTexts } from '#server/mail/mail-language.ts';
import type { Notice } from '#server/mail/notices.ts';

export const texts = mailTexts('personalData', {
  notices: {
    'personal-data.exported': {
      heading: 'Your data was exported',
      event: (app, device) => `Everything that ${app} stores about you was exported from ${device}.`,
    },
    'user.data-exported': {
      heading: 'An administrator exported your data',
      event: (app) => `An administrator of ${app} exported everything that is stored about you.`,
    },
  } satisfies Record<string, Notice>,
});
