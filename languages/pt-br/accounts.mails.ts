import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'Você conectou um método de acesso',
      event: (app, device) => `Um método de acesso foi conectado à sua conta em ${app} de ${device}.`,
    },
    'account.unlinked': {
      heading: 'Você desconectou um método de acesso',
      event: (app, device) => `Um método de acesso foi desconectado da sua conta em ${app} de ${device}.`,
    },
  },
};
