import type { MailTranslations } from '#server/languages/mail-translations.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Seguridad de tu cuenta de ${app}`,
  events: {
    'session.started': {
      heading: 'Nuevo inicio de sesión en tu cuenta',
      event: (app, device) => `Se inició sesión en tu cuenta de ${app} por primera vez desde ${device}.`,
    },
    'security-notices.updated': {
      heading: 'Cambiaron tus correos de seguridad',
      event: (app, device) =>
        `Los correos sobre nuevos inicios de sesión en tu cuenta de ${app} se activaron o desactivaron desde ${device}.`,
    },
    'account.linked': {
      heading: 'Conectaste un método de inicio de sesión',
      event: (app, device) => `Se conectó un método de inicio de sesión a tu cuenta de ${app} desde ${device}.`,
    },
    'account.unlinked': {
      heading: 'Desconectaste un método de inicio de sesión',
      event: (app, device) => `Se desconectó un método de inicio de sesión de tu cuenta de ${app} desde ${device}.`,
    },
    'username.changed': {
      heading: 'Cambió tu nombre de usuario',
      event: (app, device) => `El nombre de usuario de tu cuenta de ${app} se cambió desde ${device}.`,
    },
    'password.changed': {
      heading: 'Cambió tu contraseña',
      event: (app, device) => `La contraseña de tu cuenta de ${app} se cambió desde ${device}.`,
    },
    'password.reset': {
      heading: 'Se restableció tu contraseña',
      event: (app, device) => `La contraseña de tu cuenta de ${app} se restableció desde ${device}.`,
    },
    'password.set': {
      heading: 'Agregaste una contraseña',
      event: (app, device) => `Se agregó una contraseña a tu cuenta de ${app} desde ${device}.`,
    },
    'user.password-set': {
      heading: 'Un administrador estableció tu contraseña',
      event: (app) => `Un administrador estableció una nueva contraseña para tu cuenta de ${app}.`,
    },
    'api-key.rotated': {
      heading: 'Renovaste una clave de API',
      event: (app, device) => `El secreto de una clave de API de tu cuenta de ${app} se reemplazó desde ${device}.`,
    },
  },
  signInsNote:
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y cierra la sesión de todos los dispositivos en «Sesiones», donde también puedes desactivar estos correos.',
  note: 'Si no fuiste tú, restablece tu contraseña y ponte en contacto con el soporte.',
};
