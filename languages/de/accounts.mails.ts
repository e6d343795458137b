import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Sie haben eine Anmeldemethode verbunden',
      event: (app, device, organization) =>
        organization === null
          ? `Mit Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode verbunden.`
          : `Ihr Konto bei ${app} wurde von ${device} aus mit ${organization} verbunden. Der Identitätsanbieter dieser Organisation kann sich jetzt bei Ihrem Konto anmelden.`,
    },
    'account.unlinked': {
      heading: 'Sie haben eine Anmeldemethode getrennt',
      event: (app, device) => `Von Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode getrennt.`,
    },
  },
};
