import type { Translations } from '#generated/texts/screens.ts';

export const emailFirst: Translations['emailFirst'] = {
  required: (domain) => `${domain} verwendet Single Sign-on.`,
  owner: 'Ich bin Inhaber und brauche einen anderen Weg',
  otherAddress: 'Andere Adresse verwenden',
  none: (domain) => `Für ${domain} ist kein Single Sign-on eingerichtet.`,
};

export const ssoRequiredErrors: Translations['ssoRequiredErrors'] = {
  SSO_REQUIRED: 'Ihre Organisation verlangt Single Sign-on. Melden Sie sich darüber an.',
};
