import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const twoFactorErrors: Translations['twoFactorErrors'] = {
  INVALID_CODE: 'Código incorrecto. Escriba el más reciente.',
  INVALID_BACKUP_CODE: 'Este código de respaldo es incorrecto o ya se usó.',
  OTP_HAS_EXPIRED: 'Este código ha caducado. Solicite uno nuevo.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Demasiados códigos incorrectos. Solicite un código nuevo.',
  INVALID_TWO_FACTOR_COOKIE: 'Su inicio de sesión ha caducado. Vuelva a iniciar sesión.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Demasiados códigos incorrectos. Inténtelo de nuevo en 15 minutos.',
  TWO_FACTOR_NOT_ENABLED: 'La autenticación en dos pasos ya está desactivada. Recargue esta página.',
  TOTP_NOT_ENABLED: 'No hay ninguna aplicación de autenticación configurada. Use otro método.',
  TOTP_ALREADY_ENABLED: 'Ya hay una aplicación de autenticación configurada. Recargue esta página.',
  emailCodesUnavailable: 'Los códigos por correo no están disponibles. Use otro método.',
  NO_PASSKEY_REGISTERED: 'Agregue primero una llave de acceso.',
  BACKUP_CODES_NOT_ENABLED: 'No tiene códigos de respaldo. Use otro método.',
  TRUSTED_DEVICE_NOT_FOUND: 'Este navegador ya no es de confianza.',
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR:
    'No puede restablecer su propia autenticación en dos pasos. Desactívela en «Seguridad».',
  TWO_FACTOR_RECOVERY_NOT_ALLOWED:
    'No puede eliminar su segundo factor tras este inicio de sesión. Inicie sesión con otro método.',
  TWO_FACTOR_RECOVERY_NOT_READY: 'Aún no puede eliminar su segundo factor. Recargue esta página.',
  TWO_FACTOR_REQUIRED: 'Configure primero la autenticación en dos pasos en «Seguridad».',
};

export const factors: Translations['factors'] = {
  title: 'Autenticación en dos pasos',
  about: 'Un segundo factor al iniciar sesión, para que no baste con una contraseña robada.',
  on: 'Activada',
  off: 'Desactivada',
  methods: {
    totp: {
      name: 'Aplicación de autenticación',
      about: 'Códigos de una aplicación de su teléfono o de su gestor de contraseñas.',
      setUp: 'Configurar',
      setUpLabel: 'Configurar aplicación de autenticación',
      addDevice: 'Agregar dispositivo',
      addDeviceLabel: 'Agregar dispositivo a la aplicación de autenticación',
    },
    otp: {
      name: 'Códigos por correo',
      about: (email) => `Códigos enviados a ${email}.`,
      setUp: 'Configurar',
      setUpLabel: 'Configurar códigos por correo',
    },
    passkey: {
      name: 'Llaves de acceso',
      about: 'Su huella digital, su rostro, el bloqueo de pantalla o una llave de seguridad.',
      setUp: 'Activar',
      setUpLabel: 'Activar las llaves de acceso como segundo factor',
    },
  },
  turnedOn: 'Autenticación en dos pasos activada',
  methodAdded: 'Método agregado',
  app: {
    title: 'Configurar aplicación de autenticación',
    deviceTitle: 'Agregar otro dispositivo',
    scan: 'Escanee el código QR con su aplicación de autenticación.',
    qrCode: 'Código QR para su aplicación de autenticación',
    keyHint: '¿No puede escanearlo? Escriba esta clave de configuración:',
    key: 'clave de configuración',
    open: 'Abrir en una aplicación de este dispositivo',
    code: 'Código de la aplicación',
    codeHint: '6 dígitos. No cambia nada hasta que escriba un código.',
    submit: 'Activar aplicación de autenticación',
    done: 'Listo',
  },
  mailedCodes: {
    title: 'Configurar códigos por correo',
    sent: (email) => `Enviamos un código de 6 dígitos a ${email}.`,
    code: 'Código del correo',
    codeHint: 'No cambia nada hasta que escriba el código.',
    submit: 'Activar códigos por correo',
  },
  backupCodes: {
    name: 'Códigos de respaldo',
    left: (count) => plural(count, { one: `Queda ${count} código`, other: `Quedan ${count} códigos` }),
    none: 'No tiene códigos de respaldo. Cree algunos para no quedarse nunca sin acceso.',
    title: 'Guarde sus códigos de respaldo',
    about: 'Si no puede usar sus otros métodos, inicie sesión con uno de estos códigos. Cada uno funciona una vez.',
    once: 'Solo se muestran ahora. Guárdelos en un lugar seguro.',
    offerTitle: 'Crear códigos de respaldo',
    offer:
      'La autenticación en dos pasos está activada. Cree códigos de respaldo para iniciar sesión cuando no pueda usar sus otros métodos.',
    create: 'Crear códigos de respaldo',
    later: 'Ahora no',
    copy: 'Copiar códigos',
    copied: 'Copiado',
    download: 'Descargar códigos',
    print: 'Imprimir códigos',
    file: (app, email) => `Códigos de respaldo de ${app} para ${email}. Cada uno funciona una vez.`,
    saved: 'Guardé estos códigos',
    done: 'Listo',
    replace: {
      action: 'Reemplazar códigos',
      question: '¿Reemplazar sus códigos de respaldo?',
      consequences:
        'Sus códigos de respaldo actuales dejarán de funcionar y se cerrará la sesión en los demás dispositivos.',
    },
  },
  turnOff: {
    action: 'Desactivar',
    label: 'autenticación en dos pasos',
    question: '¿Desactivar la autenticación en dos pasos?',
    consequences:
      'Iniciará sesión sin un segundo factor. Sus códigos de respaldo dejarán de funcionar y se cerrará la sesión en los demás dispositivos.',
    confirm: 'Desactivar autenticación en dos pasos',
    done: 'Autenticación en dos pasos desactivada',
    row: 'Dejar de pedir un segundo factor',
    required: 'Obligatoria para todas las cuentas aquí.',
  },
  trusted: {
    title: 'Navegadores de confianza',
    about: 'Inician sesión sin un segundo factor.',
    current: 'Este navegador',
    lastUsed: 'último uso',
    expires: 'caduca',
    revoke: 'Dejar de confiar',
    question: (device) => `¿Dejar de confiar en ${device}?`,
    consequences: (device) => `Necesitará un segundo factor la próxima vez que inicie sesión con ${device}.`,
    revoked: 'El navegador ya no es de confianza',
    revokeAll: 'Dejar de confiar en todos los navegadores',
    allQuestion: '¿Dejar de confiar en todos los navegadores?',
    allConsequences: 'Necesitará un segundo factor la próxima vez que inicie sesión con cualquiera de ellos.',
    allRevoked: 'Los navegadores ya no son de confianza',
  },
  required: {
    title: 'Configurar un segundo factor',
    about: 'Este servicio exige la autenticación en dos pasos. Elija un método para continuar.',
    signOut: 'Cerrar sesión',
  },
  reset: {
    title: 'Autenticación en dos pasos',
    about: 'Para usuarios que perdieron su teléfono, su llave de acceso o sus códigos de respaldo.',
    open: 'Restablecer autenticación en dos pasos',
    dialog: (name) => `¿Restablecer la autenticación en dos pasos de ${name}?`,
    consequences:
      'Iniciará sesión sin un segundo factor hasta que configure uno de nuevo. Sus códigos de respaldo dejarán de funcionar y se cerrará su sesión en todas partes. Se lo comunicaremos por correo.',
    submit: 'Restablecer autenticación en dos pasos',
    done: 'Autenticación en dos pasos restablecida',
  },
};

export const twoFactor: Translations['twoFactor'] = {
  code: 'Código',
  digits: 'Código de 6 dígitos',
  challenge: {
    title: 'Confirme su identidad',
    account: (email) => `Está iniciando sesión como ${email}`,
    action: 'Continuar',
    trust: (lifetime) => `Confiar en este navegador durante ${lifetime}`,
    expiredTitle: 'El inicio de sesión ha caducado',
    expired: 'Tardó demasiado, o este inicio de sesión ya se completó.',
    tooManyAttempts: 'Demasiados códigos incorrectos.',
    signIn: 'Volver a iniciar sesión',
  },
  totp: {
    label: 'Usar su aplicación de autenticación',
    about: 'Escriba el código de su aplicación de autenticación.',
  },
  mailedCode: {
    label: 'Recibir un código por correo',
    about: 'Le enviaremos un código de 6 dígitos por correo.',
    send: 'Enviarme un código',
    sent: 'Revise su correo y escriba el código.',
  },
  backupCode: {
    label: 'Usar un código de respaldo',
    about: 'Escriba uno de los códigos de respaldo que guardó. Cada uno funciona una vez.',
    field: 'Código de respaldo',
  },
  recovery: {
    open: '¿Perdió todos sus métodos?',
    finish: 'Eliminar su segundo factor',
    back: 'Usar uno de sus métodos',
    unavailable:
      'No puede eliminar su segundo factor tras este inicio de sesión. Inicie sesión con una contraseña o un proveedor que ya haya usado junto con su segundo factor, o contacte con soporte.',
    about: (waitingTime) =>
      `Puede pedirnos que eliminemos su segundo factor. Por su seguridad, solo es posible después de ${waitingTime}. Le enviaremos un correo con un enlace para cancelarlo.`,
    request: 'Solicitar eliminación',
    requested: (time) =>
      `Nos pidió que eliminemos su segundo factor. Para hacerlo, vuelva a iniciar sesión después de esta fecha: ${time}. Si antes usa uno de sus métodos, la solicitud se cancela.`,
    ready: 'El tiempo de espera ha terminado. Le enviaremos por correo un código que elimina su segundo factor.',
    codeSent:
      'Revise su correo y escriba el código. Elimina su segundo factor y cierra la sesión en sus demás dispositivos.',
    remove: 'Eliminar segundo factor',
  },
  cancelRecovery: {
    title: '¿Conservar su segundo factor?',
    about: 'Esto cancela la solicitud de eliminar el segundo factor de su cuenta.',
    action: 'Conservar segundo factor',
    doneTitle: 'Solicitud cancelada',
    done: 'Su segundo factor sigue activado. Si no hizo usted la solicitud, otra persona conoce su contraseña: cámbiela ahora.',
    changePassword: 'Cambiar contraseña',
    failedTitle: 'No hay nada que cancelar',
    failed: 'La solicitud ya se canceló o completó, o ha caducado.',
    next: 'Ir a la configuración de seguridad',
  },
};

export const twoFactorAttention: Translations['twoFactorAttention'] = {
  administrators: (count) =>
    plural(count, {
      one: `${number(count)} administrador no tiene segundo factor`,
      other: `${number(count)} administradores no tienen segundo factor`,
    }),
  about: 'Una contraseña robada basta para administrar el servicio.',
  open: 'Mostrar administradores',
};
