import type { Translations } from '#generated/texts/screens.ts';

export const consentAccount: Translations['consentAccount'] = {
  account: 'Usted es {value}',
  useAnother: 'Usar otra cuenta',
};

export const oauthScopes: Translations['oauthScopes'] = {
  openid: 'Saber que es usted',
  profile: 'Ver su nombre y su foto',
  email: 'Ver su dirección de correo electrónico',
  offline_access: 'Conservar este acceso cuando usted no esté',
};

export const oauthOperatorScopes: Translations['oauthOperatorScopes'] = {
  openid: 'Reconocer al usuario',
  profile: 'Leer el nombre y la foto',
  email: 'Leer la dirección de correo electrónico',
  offline_access: 'Conservar el acceso cuando el usuario no esté',
  'account:read': 'Leer las invitaciones del usuario',
  'account:update': 'Cambiar el perfil del usuario',
};

export const agentBudget: Translations['agentBudget'] = {
  calls: (used, limit) => `${used} de ${limit} llamadas hoy`,
  writes: (used, limit) => `${used} de ${limit} cambios hoy`,
};
