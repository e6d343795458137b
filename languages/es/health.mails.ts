import type { MailTranslations } from '#generated/texts/mails.ts';

export const health: MailTranslations['health'] = {
  errorPage: {
    title: 'Algo salió mal',
    advice: 'Inténtalo de nuevo. Si sigue ocurriendo, ponte en contacto con el soporte e indica este código.',
    back: (app) => `Volver a ${app}`,
    code: 'Código de error:',
    iconLabel: 'Advertencia',
  },
};
