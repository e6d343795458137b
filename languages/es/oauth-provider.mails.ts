import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `¿Cerrar la sesión en ${app}?`,
    note: 'Una aplicación lo ha pedido. Si cierra esta página, la sesión sigue abierta.',
    action: 'Cerrar sesión',
  },
};
