import type { Translations } from '#generated/texts/screens.ts';

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'Nombre de usuario o contraseña incorrectos.',
  USERNAME_IS_ALREADY_TAKEN: 'Este nombre de usuario ya está en uso. Elija otro.',
  USERNAME_TOO_SHORT: 'Este nombre de usuario es demasiado corto',
  USERNAME_TOO_LONG: 'Este nombre de usuario es demasiado largo',
  INVALID_USERNAME: 'Use solo letras, números, puntos y guiones bajos, o elija otro nombre',
  INVALID_DISPLAY_USERNAME: 'Este nombre no se puede mostrar. Elija otro.',
  USERNAME_IS_IMMUTABLE: 'Su nombre de usuario no se puede cambiar',
  notEnabled: 'Los nombres de usuario no están activados.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'Correo electrónico o nombre de usuario',
  signInNameRequired: 'Escriba un correo electrónico o un nombre de usuario',
  add: 'Añadir un nombre de usuario',
  username: 'Nombre de usuario',
  rule: (length) => `Use al menos ${length} letras, números, puntos o guiones bajos`,
};

export const usernameEventTexts: Translations['usernameEventTexts'] = {
  'username.changed': 'Nombre de usuario cambiado',
};

export const usernameSentences: Translations['usernameSentences'] = {
  'username.changed': '{target} cambió su nombre de usuario',
};
