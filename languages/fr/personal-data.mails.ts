import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  inactive: {
    subject: (app, duration) => `Votre compte ${app} sera supprimé dans ${duration}`,
    heading: (duration) => `Votre compte sera supprimé dans ${duration}`,
    event: (app) => `Vous n’avez pas utilisé votre compte ${app} depuis longtemps.`,
    next: (duration) =>
      `Connectez-vous d’ici ${duration} pour le conserver. Sinon, le compte et toutes ses données seront supprimés.`,
    action: 'Se connecter',
    note: 'Si vous n’avez plus besoin du compte, vous n’avez rien à faire.',
  },
  notices: {
    'personal-data.exported': {
      heading: 'Vos données ont été exportées',
      event: (app, device) => `Tout ce que ${app} enregistre à votre sujet a été exporté depuis ${device}.`,
    },
    'user.data-exported': {
      heading: 'Un administrateur a exporté vos données',
      event: (app) => `Un administrateur de ${app} a exporté tout ce qui est enregistré à votre sujet.`,
    },
  },
};
