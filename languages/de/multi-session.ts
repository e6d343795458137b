import type { Translations } from '#generated/texts/screens.ts';

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'Sie sind bei diesem Konto abgemeldet. Melden Sie sich erneut an.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'Konto hinzufügen',
  switchAccount: 'Konto wechseln',
  signOutOfThis: 'Von diesem Konto abmelden',
  signOutOfAll: 'Von allen Konten abmelden',
  signedIn: 'Auf diesem Gerät angemeldet',
  continueAs: (name) => `Weiter als ${name}`,
};
