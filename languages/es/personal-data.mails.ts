import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  inactive: {
    subject: (app, duration) => `Su cuenta de ${app} se eliminará en ${duration}`,
    heading: (duration) => `Su cuenta se eliminará en ${duration}`,
    event: (app) => `Hace mucho tiempo que no usa su cuenta de ${app}.`,
    next: (duration) =>
      `Inicie sesión en un plazo de ${duration} para conservarla. De lo contrario, se eliminarán la cuenta y todos sus datos.`,
    action: 'Iniciar sesión',
    note: 'Si ya no necesita la cuenta, no tiene que hacer nada.',
  },
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
