import type { MailTranslations } from '#generated/texts/mails.ts';

export const twoFactor: MailTranslations['twoFactor'] = {
  code: {
    subject: (app) => `Su código de verificación para ${app}`,
    heading: 'Su código de verificación',
    instruction:
      'Escriba este código para terminar de iniciar sesión o confirmar su identidad. No lo comparta con nadie.',
    note: 'Si no estaba iniciando sesión, es posible que otra persona conozca su contraseña: cámbiela.',
  },
  changed: {
    subject: (app) => `Seguridad de su cuenta de ${app}`,
    heading: {
      enabled: 'La autenticación en dos pasos está activada',
      disabled: 'La autenticación en dos pasos está desactivada',
      'method-added': 'Agregó un segundo factor',
      'backup-codes-created': 'Tiene códigos de respaldo nuevos',
      'backup-code-used': 'Se usó un código de respaldo',
      'passkey-added': 'Agregó una llave de acceso',
      'passkey-removed': 'Eliminó una llave de acceso',
      locked: 'Demasiados códigos incorrectos',
      reset: 'Se restableció la autenticación en dos pasos',
      recovered: 'Se eliminó su segundo factor',
    },
    event: {
      enabled: (app) => `Se activó la autenticación en dos pasos en su cuenta de ${app}.`,
      disabled: (app) => `Se desactivó la autenticación en dos pasos en su cuenta de ${app}.`,
      'method-added': (app) => `Se agregó un segundo factor a su cuenta de ${app}.`,
      'backup-codes-created': (app) =>
        `Se crearon códigos de respaldo para su cuenta de ${app}. Los anteriores ya no funcionan.`,
      'backup-code-used': (app) => `Se usó uno de los códigos de respaldo de su cuenta de ${app}.`,
      'passkey-added': (app) => `Se agregó una llave de acceso a su cuenta de ${app}.`,
      'passkey-removed': (app) => `Se eliminó una llave de acceso de su cuenta de ${app}.`,
      locked: (app) =>
        `Se escribieron varios códigos incorrectos como segundo factor de su cuenta de ${app}. Los códigos se rechazan durante 15 minutos.`,
      reset: (app) =>
        `Un administrador desactivó la autenticación en dos pasos de su cuenta de ${app}. Configúrela de nuevo en «Seguridad».`,
      recovered: (app) =>
        `El segundo factor de su cuenta de ${app} se eliminó con un código que le enviamos por correo. Configúrelo de nuevo en «Seguridad».`,
    },
    signedOut: 'Se cerró la sesión en sus demás dispositivos.',
    note: 'Si no fue usted, cambie su contraseña y contacte con soporte.',
  },
  recoveryRequested: {
    subject: (app) => `Solicitud para eliminar el segundo factor de su cuenta de ${app}`,
    heading: '¿Eliminar su segundo factor?',
    event: (app) =>
      `Un usuario que escribió su contraseña o inició sesión con un proveedor solicitó eliminar el segundo factor de su cuenta de ${app}.`,
    possible: (time) =>
      `Aún no ha cambiado nada. La eliminación será posible en esta fecha: ${time}, al volver a iniciar sesión con un código que le enviaremos por correo.`,
    cancel:
      'Si no fue usted, cancele la solicitud y cambie su contraseña. Un inicio de sesión con su segundo factor también la cancela.',
    action: 'Cancelar solicitud',
    note: 'Si hizo esta solicitud, vuelva a iniciar sesión en ese momento.',
  },
  recoveryCode: {
    subject: (app) => `Código para eliminar el segundo factor de su cuenta de ${app}`,
    heading: 'Eliminar su segundo factor',
    instruction: (app) =>
      `Escriba este código donde inicia sesión para eliminar el segundo factor de su cuenta de ${app}. No lo comparta con nadie.`,
    note: 'Si no fue usted, cambie ahora su contraseña: otra persona la conoce.',
  },
};
