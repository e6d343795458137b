import type { MailTranslations } from '#generated/texts/mails.ts';

export const verification: MailTranslations['verification'] = {
  verification: {
    subject: (app) => `Verifique su correo electrónico para ${app}`,
    heading: 'Verifique su correo electrónico',
    request: (app) => `Confirme que esta es su dirección de correo electrónico para ${app}.`,
    action: 'Verificar correo electrónico',
    note: (app) => `Si no tiene una cuenta en ${app} ni acaba de crear una, no abra este enlace.`,
    pageNote: 'Si no solicitó este enlace, cierre esta página.',
  },
  changeEmail: {
    subject: (app) => `Confirme su nuevo correo electrónico para ${app}`,
    heading: '¿Cambiar su correo electrónico?',
    request: (app, email) =>
      `Solicitó cambiar el correo electrónico de su cuenta de ${app} por ${email}. Abra el enlace en el navegador en el que tiene la sesión iniciada.`,
    action: 'Cambiar correo electrónico',
  },
  emailChanged: {
    subject: (app) => `El correo electrónico de su cuenta de ${app} ha cambiado`,
    heading: 'Su correo electrónico ha cambiado',
    change: (app, email) => `Su cuenta de ${app} ahora usa ${email} en lugar de esta dirección.`,
    note: (app) => `Si no hizo este cambio, contacte de inmediato con el soporte de ${app}.`,
  },
};
