import type { MailTranslations } from '#generated/texts/mails.ts';

export const setupLinks: MailTranslations['setupLinks'] = {
  opened: {
    subject: (organization) => `Le lien de configuration de ${organization} a été ouvert`,
    heading: 'Un lien de configuration a été ouvert',
    event: (organization, address, app) =>
      `Un navigateur à l’adresse ${address} a ouvert le lien qui sert à configurer ${organization} dans ${app}. Aucun autre navigateur ne peut désormais l’utiliser.`,
    next: 'Si la personne à qui vous avez envoyé le lien ne l’a pas ouvert, révoquez-le sur la page de l’authentification unique.',
    note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation ou que vous avez créé le lien.',
  },
  completed: {
    subject: (organization) => `La configuration de ${organization} est terminée et vous attend`,
    heading: 'Confirmez ce qui a été configuré',
    event: (organization, app) =>
      `La personne qui détient le lien de configuration de ${organization} a terminé dans ${app}. Le lien ne peut plus être utilisé.`,
    next: 'Examinez ce qui a été ajouté, et activez-le.',
    action: 'Voir l’authentification unique',
    note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de l’organisation ou que vous avez créé le lien.',
  },
};
