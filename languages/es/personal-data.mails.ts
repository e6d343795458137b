import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  notices: {
    'personal-data.exported': {
      heading: 'Se exportaron sus datos',
      event: (app, device) => `Todo lo que ${app} almacena sobre usted se exportó desde ${device}.`,
    },
    'user.data-exported': {
      heading: 'Un administrador exportó sus datos',
      event: (app) => `Un administrador de ${app} exportó todo lo que se almacena sobre usted.`,
    },
  },
};
