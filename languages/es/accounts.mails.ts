import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Conectaste un método de inicio de sesión',
      event: (app, device, organization) =>
        organization === null
          ? `Se conectó un método de inicio de sesión a tu cuenta de ${app} desde ${device}.`
          : `Tu cuenta de ${app} se conectó a ${organization} desde ${device}. El proveedor de identidad de esta organización ya puede iniciar sesión en ella.`,
    },
    'account.unlinked': {
      heading: 'Desconectaste un método de inicio de sesión',
      event: (app, device) => `Se desconectó un método de inicio de sesión de tu cuenta de ${app} desde ${device}.`,
    },
  },
};
