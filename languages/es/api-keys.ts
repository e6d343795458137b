import type { Translations } from '#generated/texts/screens.ts';

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'Esta clave ya no existe.',
  API_KEY_LIMIT_REACHED: 'Ha alcanzado el límite de claves de API. Elimine una que ya no use.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'Claves de API',
  about: 'Permita que sus programas actúen por usted. Una clave nunca puede hacer más que usted.',
  disabled: {
    title: 'Las claves de API no están activadas',
    about: 'Pida al operador de este servicio que las active.',
  },
  verifyFirst: 'Verifique su correo electrónico para crear una clave.',
  empty: {
    title: 'Aún no hay claves de API',
    description: 'Cree una clave para cada programa que trabaje con su cuenta.',
  },
  scopes: { account: 'Su cuenta', organizations: 'Sus organizaciones', administration: 'Administración' },
  rename: {
    action: 'Cambiar nombre',
    title: 'Cambiar nombre de la clave',
    name: 'Nombre',
    submit: 'Guardar nombre',
    done: 'Nombre de la clave cambiado',
  },
  disable: { action: 'Desactivar', done: 'Clave desactivada' },
  enable: { action: 'Activar', done: 'Clave activada' },
};

export const apiKeyEventTexts: Translations['apiKeyEventTexts'] = {
  'api-key.created': 'Clave de API creada',
  'api-key.updated': 'Clave de API cambiada',
  'api-key.rotated': 'Clave de API renovada',
  'api-key.deleted': 'Clave de API eliminada',
};

export const apiKeySentences: Translations['apiKeySentences'] = {
  'api-key.created': '{target} creó una clave de API',
  'api-key.updated': '{target} cambió una clave de API',
  'api-key.rotated': '{target} renovó una clave de API',
  'api-key.deleted': '{target} eliminó una clave de API',
};
