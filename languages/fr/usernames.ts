import type { Translations } from '#generated/texts/screens.ts';

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'Nom d’utilisateur ou mot de passe incorrect.',
  USERNAME_IS_ALREADY_TAKEN: 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  USERNAME_TOO_SHORT: 'Ce nom d’utilisateur est trop court',
  USERNAME_TOO_LONG: 'Ce nom d’utilisateur est trop long',
  INVALID_USERNAME:
    'N’utilisez que des lettres, des chiffres, des points et des tirets bas, ou choisissez un autre nom',
  INVALID_DISPLAY_USERNAME: 'Ce nom ne peut pas être affiché. Choisissez-en un autre.',
  USERNAME_IS_IMMUTABLE: 'Votre nom d’utilisateur ne peut pas être modifié',
  notEnabled: 'Les noms d’utilisateur ne sont pas activés.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'Adresse e-mail ou nom d’utilisateur',
  signInNameRequired: 'Saisissez une adresse e-mail ou un nom d’utilisateur',
  add: 'Ajouter un nom d’utilisateur',
  username: 'Nom d’utilisateur',
  rule: (length) => `Utilisez au moins ${length} lettres, chiffres, points ou tirets bas`,
};

export const usernameEventTexts: Translations['usernameEventTexts'] = {
  'username.changed': 'Nom d’utilisateur modifié',
};

export const usernameSentences: Translations['usernameSentences'] = {
  'username.changed': '{target} a changé de nom d’utilisateur',
};
