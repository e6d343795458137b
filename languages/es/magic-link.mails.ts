import type { MailTranslations } from '#generated/texts/mails.ts';

export const magicLink: MailTranslations['magicLink'] = {
  heading: (app) => `Iniciar sesión en ${app}`,
  instruction: 'Abra este enlace para iniciar sesión.',
  action: 'Iniciar sesión',
  confirmPage: {
    question: (email) => `¿Iniciar sesión como ${email}?`,
    note: 'Si no solicitó este enlace, cierre esta página.',
  },
};
