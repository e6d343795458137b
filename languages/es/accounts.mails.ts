import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Conectaste un método de inicio de sesión',
      event: (app, device) => `Se conectó un método de inicio de sesión a tu cuenta de ${app} desde ${device}.`,
    },
    'account.unlinked': {
      heading: 'Desconectaste un método de inicio de sesión',
      event: (app, device) => `Se desconectó un método de inicio de sesión de tu cuenta de ${app} desde ${device}.`,
    },
  },
};
