import type { Translations } from '#client/languages/translations.ts';

export const signInErrors: Translations['signInErrors'] = {
  EMAIL_NOT_VERIFIED: 'Verifique primero su correo electrónico.',
  INVALID_EMAIL_OR_PASSWORD: 'Correo electrónico o contraseña incorrectos.',
  USER_ALREADY_EXISTS: 'Ya existe una cuenta con este correo electrónico. Inicie sesión.',
  notEnabled: 'Este método de inicio de sesión no está activado.',
  signUpClosed: 'El registro está cerrado.',
  resetNotEnabled: 'Aquí no se pueden restablecer contraseñas por correo electrónico. Contacte con soporte.',
  verificationNotEnabled: 'Este servicio no puede enviar correos de verificación. Contacte con soporte.',
  PASSWORD_TOO_SHORT: 'Esta contraseña es demasiado corta',
  PASSWORD_TOO_LONG: 'Esta contraseña es demasiado larga',
  PASSWORD_COMPROMISED: 'Muchas personas usan esta contraseña. Elija otra.',
  PASSWORD_TOO_SIMILAR: 'Esta contraseña se parece demasiado a su nombre o a su correo electrónico. Elija otra.',
};

export const signIn: Translations['signIn'] = {
  password: 'Contraseña',
  signIn: {
    title: (app) => `Iniciar sesión en ${app}`,
    sessionEnded: 'Su sesión ha terminado. Inicie sesión para continuar.',
    needsSetup: 'Aún no hay ningún administrador. Abra el enlace de configuración del terminal del servidor.',
    joining: (organization) => `Inicia sesión para unirte a ${organization}.`,
    remember: 'Mantener la sesión iniciada',
    forgotPassword: '¿Olvidó su contraseña?',
    action: 'Iniciar sesión',
    newHere: '¿Es la primera vez?',
    signUp: 'Crear una cuenta',
    continueWith: (provider) => `Continuar con ${provider}`,
    or: 'o',
  },
  signUp: {
    title: (app) => `Crear su cuenta de ${app}`,
    joining: (organization) => `Crea una cuenta para unirte a ${organization}.`,
    name: 'Nombre',
    action: 'Crear cuenta',
    hasAccount: '¿Ya tiene una cuenta?',
    sentTitle: 'Revise su correo',
    sent: (email) => `Enviamos un enlace a ${email}. Ábralo para terminar de crear su cuenta.`,
  },
  verification: {
    sent: (email) => `Verifique primero su correo electrónico. Acabamos de enviar un enlace nuevo a ${email}.`,
    sentToUser: 'Verifique primero su correo electrónico. Acabamos de enviarle un enlace nuevo.',
    sentAgain: (email) => `Enviamos otro enlace a ${email}.`,
    resend: 'Reenviar enlace',
  },
  forgotPassword: {
    title: 'Restablecer su contraseña',
    action: 'Enviarme un enlace de restablecimiento',
    sent: (email, lifetime) =>
      `Si ${email} tiene una cuenta, hemos enviado un enlace de restablecimiento. Caduca en ${lifetime}.`,
  },
  resetPassword: {
    title: 'Elija una contraseña nueva',
    linkFailed: 'Este enlace no funciona',
    requestLink: 'Solicitar un enlace nuevo',
    newPassword: 'Contraseña nueva',
    action: 'Cambiar contraseña',
    first: {
      title: 'Elija una contraseña',
      password: 'Contraseña',
      action: 'Guardar contraseña',
      done: 'Su contraseña se ha guardado. Ya puede iniciar sesión.',
    },
    done: 'Contraseña cambiada. Se cerró su sesión en todos los dispositivos.',
  },
};

export const emailCodeEntries: Translations['emailCodeEntries'] = {
  signIn: 'Enviarme un código de acceso',
  passwordReset: 'Enviarme un código',
  verification: 'Usar un código',
  emailChange: 'Usar códigos en lugar de un enlace',
};

export const emailCodeErrors: Translations['emailCodeErrors'] = {
  OTP_EXPIRED: 'Este código ha caducado. Solicite uno nuevo.',
  INVALID_OTP: 'Este código es incorrecto o ya se usó. Escriba el más reciente en el navegador que lo solicitó.',
  TOO_MANY_ATTEMPTS: 'Demasiados códigos incorrectos. Inténtelo de nuevo en 15 minutos.',
};

export const emailCodes: Translations['emailCodes'] = {
  send: 'Enviarme un código',
  sent: (email, lifetime) => `Revise su correo. Enviamos un código a ${email}; caduca en ${lifetime}.`,
  code: 'Código',
  otherEmail: 'Usar otro correo electrónico',
  signIn: {
    title: 'Iniciar sesión con un código por correo',
    about: 'Le enviaremos un código por correo. No necesita contraseña.',
    action: 'Iniciar sesión',
  },
  verify: {
    title: 'Verifique su correo electrónico',
    about: 'Le enviaremos un código por correo. Escríbalo en este navegador.',
    action: 'Verificar correo electrónico',
  },
  verified: { title: 'Correo electrónico verificado', next: 'Continuar' },
  reset: {
    title: 'Restablecer su contraseña',
    about: 'Si su correo electrónico tiene una cuenta, le enviaremos un código.',
    newPassword: 'Contraseña nueva',
    action: 'Cambiar contraseña',
  },
  passwordChanged: {
    title: 'Contraseña cambiada',
    about: 'Se cerró su sesión en todos los dispositivos.',
    next: 'Iniciar sesión',
  },
  change: {
    title: 'Cambiar su correo electrónico',
    about: 'Enviaremos un código a su dirección actual, si está verificada, y después otro a la nueva.',
    newEmail: 'Correo electrónico nuevo',
    codeFromCurrent: 'Código de su correo electrónico actual',
    codeFromNew: 'Código de su correo electrónico nuevo',
    next: 'Continuar',
    action: 'Cambiar correo electrónico',
    done: 'Correo electrónico cambiado',
  },
};

export const magicLink: Translations['magicLink'] = {
  action: 'Enviarme un enlace de acceso',
  title: 'Iniciar sesión con un enlace por correo',
  about: 'Le enviaremos un enlace por correo. No necesita contraseña.',
  sent: (email, lifetime) => `Revise su correo. Enviamos un enlace de acceso a ${email}; caduca en ${lifetime}.`,
};

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'Nombre de usuario o contraseña incorrectos.',
  USERNAME_IS_ALREADY_TAKEN: 'Este nombre de usuario ya está en uso. Elija otro.',
  USERNAME_TOO_SHORT: 'Este nombre de usuario es demasiado corto',
  USERNAME_TOO_LONG: 'Este nombre de usuario es demasiado largo',
  INVALID_USERNAME: 'Use solo letras, números, puntos y guiones bajos, o elija otro nombre',
  INVALID_DISPLAY_USERNAME: 'Este nombre no se puede mostrar. Elija otro.',
  USERNAME_IS_IMMUTABLE: 'Su nombre de usuario no se puede cambiar',
  notEnabled: 'Los nombres de usuario no están activados.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'Correo electrónico o nombre de usuario',
  signInNameRequired: 'Escriba un correo electrónico o un nombre de usuario',
  username: 'Nombre de usuario',
  hint: 'Opcional. Letras, números, puntos y guiones bajos.',
};

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'La sesión de esta cuenta está cerrada. Vuelva a iniciar sesión.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'Agregar cuenta',
  switchAccount: 'Cambiar de cuenta',
  signOutOfThis: 'Cerrar sesión en esta cuenta',
  signOutOfAll: 'Cerrar sesión en todas las cuentas',
  signedIn: 'Con sesión iniciada en este dispositivo',
  continueAs: (name) => `Continuar como ${name}`,
};
