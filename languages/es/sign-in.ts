import type { Translations } from '#generated/texts/screens.ts';

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
    next: 'Continuar',
    otherWays: 'Otras formas de iniciar sesión',
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
    about: (lifetime) => `Le enviaremos un enlace por correo para elegir una nueva. Caduca en ${lifetime}.`,
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

export const verifiedEmail: Translations['verifiedEmail'] = {
  title: 'Correo electrónico verificado',
  about: 'Puede cerrar esta pestaña o continuar a su cuenta.',
  linkFailed: 'Este enlace no funciona',
  next: 'Continuar a su cuenta',
  newLink: 'Ir a su cuenta',
};
