import type { Translations } from '#generated/texts/screens.ts';

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

export const emailCodeEventTexts: Translations['emailCodeEventTexts'] = {
  'email-code.refused': 'Código por correo rechazado',
};

export const emailCodeSentences: Translations['emailCodeSentences'] = {
  'email-code.refused': 'Código por correo incorrecto de {target}',
};
