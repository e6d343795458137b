import type { Translations } from '#generated/texts/screens.ts';

export const deviceGrant: Translations['deviceGrant'] = {
  title: 'Conectar un dispositivo',
  about: 'Introduzca el código que muestra su dispositivo.',
  code: 'Código',
  codeFormat: 'Un código tiene ocho letras, por ejemplo XKCD-BDFG.',
  fromLink: 'El enlace ha rellenado este código. Continúe solo si su dispositivo muestra el mismo.',
  submit: 'Continuar',
  question: (code) => `¿Su dispositivo muestra ${code}?`,
  asks: '{value} solicita acceso a su cuenta.',
  asked: 'Solicitado',
  origin: {
    same: (address) => `Desde su red (${address})`,
    other: (address) => `Desde una red distinta de la suya (${address})`,
  },
  scopes: 'Podrá:',
  session: 'Iniciará sesión en su nombre y podrá hacer todo lo que usted puede hacer.',
  warning: (service) =>
    `Continúe solo si ha iniciado esto usted, en un dispositivo que tiene delante. ${service} nunca le envía un código.`,
  approve: 'Es mío, conectar',
  deny: 'No soy yo',
  approved: { title: 'Dispositivo conectado', about: 'Puede volver a su dispositivo.' },
  denied: {
    title: 'Dispositivo rechazado',
    about: 'Ha hecho bien en comprobarlo. El dispositivo no tiene acceso a su cuenta.',
  },
  disabled: {
    title: 'No se pueden conectar dispositivos',
    about: 'Este servicio no conecta dispositivos con un código.',
  },
};

export const deviceGrantErrors: Translations['deviceGrantErrors'] = {
  INVALID_USER_CODE: 'Este código no existe. Compárelo con el de su dispositivo.',
  EXPIRED_USER_CODE: 'Este código ha caducado. Empiece de nuevo en su dispositivo.',
  DEVICE_CODE_ALREADY_PROCESSED: 'Este código ya se ha usado. Empiece de nuevo en su dispositivo.',
  DEVICE_CODE_NOT_CLAIMED: 'Este código se abrió en otro lugar. Introdúzcalo de nuevo.',
};

export const deviceEventTexts: Translations['deviceEventTexts'] = {
  'device.approved': 'Dispositivo conectado',
  'device.denied': 'Dispositivo rechazado',
};

export const deviceSentences: Translations['deviceSentences'] = {
  'device.approved': '{target} conectó un dispositivo con su código',
  'device.denied': '{target} rechazó un dispositivo',
};

export const deviceAttention: Translations['deviceAttention'] = {
  noProvider: {
    title: 'No se pueden conectar dispositivos',
    about: 'Necesitan el proveedor OAuth, que está desactivado.',
  },
  sessions: {
    title: 'Los dispositivos pueden obtener sesiones',
    about: 'Un usuario convencido de escribir un código entrega toda su cuenta.',
  },
};
