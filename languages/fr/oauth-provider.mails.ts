import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `Se déconnecter de ${app} ?`,
    note: 'Une application l’a demandé. Si vous fermez cette page, vous restez connecté.',
    action: 'Se déconnecter',
  },
};
