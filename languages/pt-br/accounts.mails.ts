import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Você conectou um método de acesso',
      event: (app, device, organization) =>
        organization === null
          ? `Um método de acesso foi conectado à sua conta em ${app} de ${device}.`
          : `Sua conta em ${app} foi conectada a ${organization} de ${device}. O provedor de identidade dessa organização agora pode acessá-la.`,
    },
    'account.unlinked': {
      heading: 'Você desconectou um método de acesso',
      event: (app, device) => `Um método de acesso foi desconectado da sua conta em ${app} de ${device}.`,
    },
  },
};
