import type { MailTranslations } from '#generated/texts/mails.ts';

export const health: MailTranslations['health'] = {
  errorPage: {
    title: 'Une erreur s’est produite',
    advice: 'Réessayez. Si le problème persiste, contactez l’assistance avec ce code.',
    back: (app) => `Retour à ${app}`,
    code: 'Code d’erreur :',
    iconLabel: 'Avertissement',
  },
};
