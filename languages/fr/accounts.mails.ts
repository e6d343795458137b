import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Vous avez associé une méthode de connexion',
      event: (app, device) => `Une méthode de connexion a été associée à votre compte ${app} depuis ${device}.`,
    },
    'account.unlinked': {
      heading: 'Vous avez dissocié une méthode de connexion',
      event: (app, device) => `Une méthode de connexion a été dissociée de votre compte ${app} depuis ${device}.`,
    },
  },
};
