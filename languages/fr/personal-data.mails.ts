import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
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
