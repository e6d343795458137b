import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `¿Cerrar la sesión en ${app}?`,
    note: 'Una aplicación lo ha pedido. Si cierra esta página, la sesión sigue abierta.',
    action: 'Cerrar sesión',
  },
  connected: {
    subject: (application, app) => `${application} se ha conectado a su cuenta de ${app}`,
    heading: (application) => `${application} se ha conectado`,
    event: (application, app) => `Ha permitido que ${application} use su cuenta de ${app}.`,
    next: 'Si no ha sido usted, desconéctela y cambie su contraseña.',
    action: 'Aplicaciones conectadas',
    note: 'Recibe este correo cuando se conecta una aplicación por primera vez.',
  },
  reused: {
    subject: (application) => `Se ha cerrado el acceso de ${application}`,
    heading: (application) => `Se ha cerrado el acceso de ${application}`,
    event: (application, app) =>
      `Un token con el que ${application} usa su cuenta de ${app} se ha utilizado dos veces. Es posible que lo hayan copiado, por lo que hemos cerrado este acceso.`,
    next: (application) => `Vuelva a iniciar sesión en ${application}. Si vuelve a ocurrir, desconéctela.`,
    note: 'Recibe este correo porque la aplicación está conectada a su cuenta.',
  },
  secretExpires: {
    subject: (application, duration) => `Un secreto de cliente de ${application} caduca en ${duration}`,
    heading: (duration) => `Un secreto de cliente caduca en ${duration}`,
    event: (application, app, duration) =>
      `${application} inicia la sesión de sus usuarios con ${app}. Su secreto de cliente anterior caduca en ${duration}.`,
    next: (secret) => `Asegúrese de que usa el nuevo, que empieza por ${secret}.`,
    note: 'Recibe este correo porque gestiona la aplicación.',
  },
};
