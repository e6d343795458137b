import type { Translations } from '#generated/texts/screens.ts';

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'Vous êtes déconnecté de ce compte. Reconnectez-vous.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'Ajouter un compte',
  switchAccount: 'Changer de compte',
  signOutOfThis: 'Se déconnecter de ce compte',
  signOutOfAll: 'Se déconnecter de tous les comptes',
  signedIn: 'Connectés sur cet appareil',
  continueAs: (name) => `Continuer en tant que ${name}`,
};
