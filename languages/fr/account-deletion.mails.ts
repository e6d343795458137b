import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `Confirmez la suppression de votre compte ${app}`,
    heading: 'Supprimer votre compte\u00a0?',
    request: (app) =>
      `Ouvrez ce lien dans le navigateur où vous êtes connecté pour supprimer définitivement votre compte ${app} et toutes ses données.`,
    action: 'Supprimer le compte',
  },
};
