import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `Sair de ${app}?`,
    note: 'Um aplicativo pediu isso. Se você fechar esta página, continuará conectado.',
    action: 'Sair',
  },
};
