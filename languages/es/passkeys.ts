import type { Translations } from '#generated/texts/screens.ts';

export const passkeyCeremony: Translations['passkeyCeremony'] = {
  cancelled: 'Cancelado o tiempo agotado. Inténtelo de nuevo o use otro método.',
  alreadyAdded: 'Este dispositivo o llave de seguridad ya tiene una llave de acceso para su cuenta.',
  wrongAddress: 'Las llaves de acceso no funcionan en esta dirección. Use otro método.',
  unsuitable: 'Este dispositivo no se puede usar para llaves de acceso. Pruebe con otro.',
  unsupported: 'Este navegador no pudo usar una llave de acceso. Pruebe con otro navegador o método.',
};

export const passkeyErrors: Translations['passkeyErrors'] = {
  CHALLENGE_NOT_FOUND: 'Ha tardado demasiado. Inténtelo de nuevo.',
  PASSKEY_NOT_FOUND: 'Esta llave de acceso no está vinculada a ninguna cuenta. Use otro método.',
  AUTHENTICATION_FAILED: 'No se pudo verificar esta llave de acceso. Inténtelo de nuevo o use otro método.',
};

export const passkeys: Translations['passkeys'] = {
  title: 'Llaves de acceso',
  about:
    'Inicie sesión con su huella digital, su rostro, el bloqueo de pantalla o una llave de seguridad en lugar de una contraseña.',
  empty: 'Aún no hay llaves de acceso',
  add: 'Agregar llave de acceso',
  added: 'Llave de acceso agregada',
  unnamed: 'Llave de acceso',
  created: 'Agregada',
  lastUsed: 'último uso',
  neverUsed: 'nunca usada',
  synced: 'Sincronizada',
  rename: {
    action: 'Cambiar nombre',
    label: (name) => `Cambiar nombre de ${name}`,
    title: 'Cambiar nombre de la llave de acceso',
    field: 'Nombre',
    submit: 'Guardar nombre',
    done: 'Nombre de la llave de acceso cambiado',
  },
  remove: {
    action: 'Eliminar',
    question: (name) => `¿Eliminar ${name}?`,
    consequences:
      'Ya no podrá iniciar sesión con esta llave de acceso. Se cerrará la sesión en los demás dispositivos.',
    confirm: 'Eliminar llave de acceso',
    done: 'Llave de acceso eliminada',
  },
  proof: {
    label: 'Usar una llave de acceso',
    about: 'Su dispositivo le pedirá su huella digital, su rostro, el bloqueo de pantalla o la llave de seguridad.',
    action: 'Usar llave de acceso',
  },
  errors: {
    FAILED_TO_VERIFY_REGISTRATION:
      'No se pudo agregar esta llave de acceso. Inténtelo de nuevo o use otro dispositivo.',
    PREVIOUSLY_REGISTERED: 'Este dispositivo o llave de seguridad ya tiene una llave de acceso para su cuenta.',
    YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR:
      'Este es su único segundo factor. Configure otro o desactive primero la autenticación en dos pasos.',
  },
};

export const passkeySignIn: Translations['passkeySignIn'] = {
  signIn: 'Iniciar sesión con una llave de acceso',
};

export const passkeyEventTexts: Translations['passkeyEventTexts'] = {
  'passkey.added': 'Llave de acceso agregada',
  'passkey.removed': 'Llave de acceso eliminada',
  'passkey.clone-suspected': 'Posible copia de llave de acceso',
};

export const passkeySentences: Translations['passkeySentences'] = {
  'passkey.added': '{target} agregó una llave de acceso',
  'passkey.removed': '{target} eliminó una llave de acceso',
  'passkey.clone-suspected': 'Es posible que se haya copiado una llave de acceso de {target}',
};

export const passkeyAttention: Translations['passkeyAttention'] = {
  noOrigin: {
    title: 'Las claves de acceso no funcionan en ninguna página',
    about: 'Su dominio debe ser el host de BASE_URL o uno superior, y los navegadores exigen https o localhost.',
  },
};
