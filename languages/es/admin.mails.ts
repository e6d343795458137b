import type { MailTranslations } from '#generated/texts/mails.ts';

export const userInvitations: MailTranslations['userInvitations'] = {
  userInvitation: {
    subject: (app) => `Configure su cuenta de ${app}`,
    heading: (app) => `Tiene una cuenta en ${app}`,
    explanation: (app) => `Un administrador creó una cuenta en ${app} para esta dirección de correo electrónico.`,
    request: 'Elija una contraseña para iniciar sesión. Al abrir el enlace también confirma su correo electrónico.',
    action: 'Elegir una contraseña',
  },
  notices: {
    'user.password-set': {
      heading: 'Un administrador estableció tu contraseña',
      event: (app) => `Un administrador estableció una nueva contraseña para tu cuenta de ${app}.`,
    },
  },
};

export const testMail: MailTranslations['testMail'] = {
  subject: (app) => `Correo de prueba de ${app}`,
  heading: 'El envío de correos funciona',
  explanation: (app) => `Este correo muestra que ${app} puede enviar correos a esta dirección.`,
  note: 'Lo envió desde los ajustes, en «Administración».',
};
