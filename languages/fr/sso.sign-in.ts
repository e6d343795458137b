import type { Translations } from '#generated/texts/screens.ts';

export const emailFirst: Translations['emailFirst'] = {
  required: (domain) => `${domain} utilise l’authentification unique.`,
  owner: 'Je suis propriétaire et j’ai besoin d’un autre moyen',
  otherAddress: 'Utiliser une autre adresse',
  none: (domain) => `Aucune authentification unique n’est configurée pour ${domain}.`,
};

export const ssoRequiredErrors: Translations['ssoRequiredErrors'] = {
  SSO_REQUIRED: 'Votre organisation exige l’authentification unique. Connectez-vous par ce moyen.',
};
