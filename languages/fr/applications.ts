import type { Translations } from '#generated/texts/screens.ts';

export const consentAccount: Translations['consentAccount'] = {
  account: 'Vous êtes {value}',
  useAnother: 'Utiliser un autre compte',
};

export const oauthScopes: Translations['oauthScopes'] = {
  openid: 'Savoir que c’est vous',
  profile: 'Voir votre nom et votre photo',
  email: 'Voir votre adresse e-mail',
  offline_access: 'Conserver cet accès en votre absence',
};

export const oauthOperatorScopes: Translations['oauthOperatorScopes'] = {
  openid: 'Reconnaître l’utilisateur',
  profile: 'Lire le nom et la photo',
  email: 'Lire l’adresse e-mail',
  offline_access: 'Conserver l’accès en l’absence de l’utilisateur',
  'account:read': 'Lire les invitations de l’utilisateur',
  'account:update': 'Modifier le profil de l’utilisateur',
};

export const agentBudget: Translations['agentBudget'] = {
  calls: (used, limit) => `${used} appels sur ${limit} aujourd’hui`,
  writes: (used, limit) => `${used} modifications sur ${limit} aujourd’hui`,
};
