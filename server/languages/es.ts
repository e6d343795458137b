import { listOf } from '#shared/lib/language/translation.ts';

import type { MailTranslations } from './mail-translations.ts';

const list = listOf('es');

export const translations: MailTranslations = {
  shared: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    linkExpiry: (duration) => `Este enlace caduca en ${duration} y se puede usar una vez.`,
    codeExpiry: (duration) => `Este código caduca en ${duration} y se puede usar una vez.`,
    device: { browserOn: (browser, system) => `${browser} en ${system}`, unknown: 'un dispositivo desconocido' },
    footer: (address: string, app: string) =>
      `Este correo se envió a ${address} porque la dirección se usó con ${app}.`,
    openLink: 'O abra este enlace en su navegador:',
    ignore: 'Si no esperaba este correo, puede ignorarlo.',
    accountAtRisk:
      'Si no lo solicitó, no abra el enlace y cambie su contraseña: es posible que otra persona tenga acceso a su cuenta.',
  },
  verification: {
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
  },
  passwords: {
    resetPassword: {
      subject: (app) => `Restablezca su contraseña de ${app}`,
      heading: 'Restablecer su contraseña',
      request: (app) => `Recibimos una solicitud para restablecer la contraseña de su cuenta de ${app}.`,
      action: 'Elegir una contraseña nueva',
      note: 'Si no lo solicitó, puede ignorar este correo. Su contraseña no cambiará.',
    },
    existingUser: {
      subject: (app) => `Ya tiene una cuenta en ${app}`,
      heading: 'Ya tiene una cuenta',
      explanation: (app) =>
        `Recibimos un registro con esta dirección de correo, que ya tiene una cuenta en ${app}. Inicie sesión o restablezca su contraseña si la olvidó.`,
      action: (app) => `Ir a ${app}`,
      note: 'Si no lo solicitó, puede ignorar este correo. Su cuenta no ha cambiado.',
    },
    notices: {
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
    },
  },
  userInvitations: {
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
  },
  testMail: {
    subject: (app) => `Correo de prueba de ${app}`,
    heading: 'El envío de correos funciona',
    explanation: (app) => `Este correo muestra que ${app} puede enviar correos a esta dirección.`,
    note: 'Lo envió desde los ajustes, en «Administración».',
  },
  magicLink: {
    heading: (app) => `Iniciar sesión en ${app}`,
    instruction: 'Abra este enlace para iniciar sesión.',
    action: 'Iniciar sesión',
    confirmPage: {
      question: (email) => `¿Iniciar sesión como ${email}?`,
      note: 'Si no solicitó este enlace, cierre esta página.',
    },
  },
  emailCodes: {
    purposes: {
      'sign-in': {
        subject: (app) => `Su código de acceso para ${app}`,
        heading: (app) => `Iniciar sesión en ${app}`,
        instruction: () => 'Escriba este código para iniciar sesión.',
      },
      'email-verification': {
        subject: (app) => `Su código de verificación para ${app}`,
        heading: () => 'Verifique su correo electrónico',
        instruction: (app) =>
          `Escriba este código para confirmar que esta es su dirección de correo electrónico para ${app}.`,
      },
      'forget-password': {
        subject: (app) => `Su código para restablecer la contraseña de ${app}`,
        heading: () => 'Restablecer su contraseña',
        instruction: (app) => `Escriba este código para elegir una contraseña nueva para su cuenta de ${app}.`,
      },
      'change-email-confirmation': {
        subject: (app) => `Confirme el cambio de su correo electrónico para ${app}`,
        heading: () => '¿Cambiar su correo electrónico?',
        instruction: (app, newEmail) =>
          `Solicitó cambiar el correo electrónico de su cuenta de ${app} por ${newEmail}. Escriba este código para continuar.`,
      },
      'change-email': {
        subject: (app) => `El código de su nuevo correo electrónico para ${app}`,
        heading: () => 'Confirme su nuevo correo electrónico',
        instruction: (app) => `Escriba este código para usar esta dirección en su cuenta de ${app}.`,
      },
    },
    codeFirst: (code, subject) => `${code} – ${subject}`,
    requestedFrom: (device) => `Se solicitó desde ${device}.`,
    note: (app) =>
      `Si no solicitó este código, puede ignorar este correo. No comparta el código con nadie: ${app} nunca lo pide por teléfono, correo o chat.`,
  },
  twoFactor: {
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
        'method-added': 'Agregó un segundo paso',
        'backup-codes-created': 'Tiene códigos de respaldo nuevos',
        'backup-code-used': 'Se usó un código de respaldo',
        'passkey-added': 'Agregó una llave de acceso',
        'passkey-removed': 'Eliminó una llave de acceso',
        locked: 'Demasiados códigos incorrectos',
        reset: 'Se restableció la autenticación en dos pasos',
        recovered: 'Se eliminó su segundo paso',
      },
      event: {
        enabled: (app) => `Se activó la autenticación en dos pasos en su cuenta de ${app}.`,
        disabled: (app) => `Se desactivó la autenticación en dos pasos en su cuenta de ${app}.`,
        'method-added': (app) => `Se agregó un segundo paso a su cuenta de ${app}.`,
        'backup-codes-created': (app) =>
          `Se crearon códigos de respaldo para su cuenta de ${app}. Los anteriores ya no funcionan.`,
        'backup-code-used': (app) => `Se usó uno de los códigos de respaldo de su cuenta de ${app}.`,
        'passkey-added': (app) => `Se agregó una llave de acceso a su cuenta de ${app}.`,
        'passkey-removed': (app) => `Se eliminó una llave de acceso de su cuenta de ${app}.`,
        locked: (app) =>
          `Se escribieron varios códigos incorrectos como segundo paso de su cuenta de ${app}. Los códigos se rechazan durante 15 minutos.`,
        reset: (app) =>
          `Un administrador desactivó la autenticación en dos pasos de su cuenta de ${app}. Configúrela de nuevo en «Seguridad».`,
        recovered: (app) =>
          `El segundo paso de su cuenta de ${app} se eliminó con un código que le enviamos por correo. Configúrelo de nuevo en «Seguridad».`,
      },
      signedOut: 'Se cerró la sesión en sus demás dispositivos.',
      note: 'Si no fue usted, cambie su contraseña y contacte con soporte.',
    },
    recoveryRequested: {
      subject: (app) => `Solicitud para eliminar el segundo paso de su cuenta de ${app}`,
      heading: '¿Eliminar su segundo paso?',
      event: (app) =>
        `Un usuario que escribió su contraseña o inició sesión con un proveedor solicitó eliminar el segundo paso de su cuenta de ${app}.`,
      possible: (time) =>
        `Aún no ha cambiado nada. La eliminación será posible en esta fecha: ${time}, al volver a iniciar sesión con un código que le enviaremos por correo.`,
      cancel:
        'Si no fue usted, cancele la solicitud y cambie su contraseña. Un inicio de sesión con su segundo paso también la cancela.',
      action: 'Cancelar solicitud',
      note: 'Si hizo esta solicitud, vuelva a iniciar sesión en ese momento.',
    },
    recoveryCode: {
      subject: (app) => `Código para eliminar el segundo paso de su cuenta de ${app}`,
      heading: 'Eliminar su segundo paso',
      instruction: (app) =>
        `Escriba este código donde inicia sesión para eliminar el segundo paso de su cuenta de ${app}. No lo comparta con nadie.`,
      note: 'Si no fue usted, cambie ahora su contraseña: otra persona la conoce.',
    },
  },
  passkeys: {
    cloneSuspected: {
      subject: (app) => `${app} rechazó un inicio de sesión con una llave de acceso`,
      heading: 'Es posible que se haya copiado una llave de acceso',
      unnamed: 'Una llave de acceso',
      named: (name) => `La llave de acceso «${name}»`,
      event: (passkey, app) =>
        `${passkey} de su cuenta de ${app} se rechazó: su contador de firmas no aumentó, así que es posible que exista una copia.`,
      note: 'Inicie sesión de otra forma y elimine esta llave de acceso en «Seguridad».',
    },
  },
  accountDeletion: {
    deleteAccount: {
      subject: (app) => `Confirme la eliminación de su cuenta de ${app}`,
      heading: '¿Eliminar su cuenta?',
      request: (app) =>
        `Abra este enlace en el navegador en el que tiene la sesión iniciada para eliminar de forma permanente su cuenta de ${app} y todos sus datos.`,
      action: 'Eliminar cuenta',
    },
  },
  apiKeys: {
    keyCreated: {
      subject: (app) => `Nueva clave de API para ${app}`,
      heading: 'Se creó una clave de API',
      unnamed: 'Una clave de API',
      named: (name) => `La clave de API «${name}»`,
      event: (key, app) => `${key} se creó para su cuenta de ${app}.`,
      note: 'Si no la creó, elimine la clave y cambie su contraseña.',
    },
    notices: {
      'api-key.rotated': {
        heading: 'Renovaste una clave de API',
        event: (app, device) => `El secreto de una clave de API de tu cuenta de ${app} se reemplazó desde ${device}.`,
      },
    },
  },
  securityNotices: {
    subject: (app) => `Seguridad de tu cuenta de ${app}`,
    notices: {
      'session.started': {
        heading: 'Nuevo inicio de sesión en tu cuenta',
        event: (app, device) => `Se inició sesión en tu cuenta de ${app} por primera vez desde ${device}.`,
      },
      'security-notices.updated': {
        heading: 'Cambiaron tus correos de seguridad',
        event: (app, device) =>
          `Los correos sobre nuevos inicios de sesión en tu cuenta de ${app} se activaron o desactivaron desde ${device}.`,
      },
    },
    signInsNote:
      'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y cierra la sesión de todos los dispositivos en «Sesiones», donde también puedes desactivar estos correos.',
    note: 'Si no fuiste tú, restablece tu contraseña y ponte en contacto con el soporte.',
  },
  accounts: {
    notices: {
      'account.linked': {
        heading: 'Conectaste un método de inicio de sesión',
        event: (app, device) => `Se conectó un método de inicio de sesión a tu cuenta de ${app} desde ${device}.`,
      },
      'account.unlinked': {
        heading: 'Desconectaste un método de inicio de sesión',
        event: (app, device) => `Se desconectó un método de inicio de sesión de tu cuenta de ${app} desde ${device}.`,
      },
    },
  },
  usernames: {
    notices: {
      'username.changed': {
        heading: 'Cambió tu nombre de usuario',
        event: (app, device) => `El nombre de usuario de tu cuenta de ${app} se cambió desde ${device}.`,
      },
    },
  },
  invitations: {
    invitation: {
      subject: (organization, app) => `Únase a ${organization} en ${app}`,
      heading: (organization) => `Unirse a ${organization}`,
      request: ({ inviter, organization, app, roles }) =>
        `${inviter} le invitó a unirse a ${organization} en ${app} con el rol ${list(roles)}.`,
      expiry: (duration) => `La invitación caduca en ${duration}. No comparta este enlace; es solo para usted.`,
      action: 'Ver invitación',
    },
  },
  webhooks: {
    disabled: {
      subject: (app) => `Se desactivó un webhook de ${app}`,
      heading: 'Se desactivó un webhook',
      event: (host, app) => `${app} no pudo entregar eventos a ${host} durante mucho tiempo.`,
      next: 'Repare el receptor y vuelva a activar el webhook. Lea los eventos perdidos en el registro de eventos.',
      note: 'Recibe este correo porque puede administrar este webhook.',
    },
  },
};
