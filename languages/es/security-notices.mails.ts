import type { MailTranslations } from '#generated/texts/mails.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Seguridad de tu cuenta de ${app}`,
  notices: {
    'session.started': {
      heading: 'Nuevo inicio de sesión en tu cuenta',
      event: (app) => `Se inició sesión en tu cuenta de ${app} desde un navegador nuevo.`,
    },
    'security-notices.updated': {
      heading: 'Cambiaron tus correos de seguridad',
      event: (app, device) =>
        `Los correos sobre nuevos inicios de sesión en tu cuenta de ${app} se activaron o desactivaron desde ${device}.`,
    },
  },
  details: { device: 'Dispositivo', ipAddress: 'Dirección IP', time: 'Hora' },
  reviewSessions: 'Revisar sesiones',
  signInsNote:
    'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y cierra la sesión de todos los dispositivos en «Sesiones», donde también puedes desactivar estos correos.',
  note: 'Si no fuiste tú, restablece tu contraseña y ponte en contacto con el soporte.',
};
