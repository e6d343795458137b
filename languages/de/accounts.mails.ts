import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Sie haben eine Anmeldemethode verbunden',
      event: (app, device) => `Mit Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode verbunden.`,
    },
    'account.unlinked': {
      heading: 'Sie haben eine Anmeldemethode getrennt',
      event: (app, device) => `Von Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode getrennt.`,
    },
  },
};
