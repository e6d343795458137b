import type { Translations } from '#generated/texts/screens.ts';

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'Benutzername oder Passwort falsch.',
  USERNAME_IS_ALREADY_TAKEN: 'Dieser Benutzername ist vergeben. Wählen Sie einen anderen.',
  USERNAME_TOO_SHORT: 'Dieser Benutzername ist zu kurz',
  USERNAME_TOO_LONG: 'Dieser Benutzername ist zu lang',
  INVALID_USERNAME:
    'Verwenden Sie nur Buchstaben, Ziffern, Punkte und Unterstriche, oder wählen Sie einen anderen Namen',
  INVALID_DISPLAY_USERNAME: 'Dieser Name kann nicht angezeigt werden. Wählen Sie einen anderen.',
  USERNAME_IS_IMMUTABLE: 'Ihr Benutzername kann nicht geändert werden',
  notEnabled: 'Benutzernamen sind nicht aktiviert.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'E-Mail-Adresse oder Benutzername',
  signInNameRequired: 'Geben Sie eine E-Mail-Adresse oder einen Benutzernamen ein',
  add: 'Benutzernamen hinzufügen',
  username: 'Benutzername',
  rule: (length) => `Verwenden Sie mindestens ${length} Buchstaben, Ziffern, Punkte oder Unterstriche`,
};

export const usernameEventTexts: Translations['usernameEventTexts'] = {
  'username.changed': 'Benutzername geändert',
};

export const usernameSentences: Translations['usernameSentences'] = {
  'username.changed': '{target} hat den Benutzernamen geändert',
};
