import type { Translations } from '#generated/texts/screens.ts';

export const consentAccount: Translations['consentAccount'] = {
  account: 'Sie sind {value}',
  useAnother: 'Anderes Konto verwenden',
};

export const oauthScopes: Translations['oauthScopes'] = {
  openid: 'Wissen, dass Sie es sind',
  profile: 'Ihren Namen und Ihr Bild sehen',
  email: 'Ihre E-Mail-Adresse sehen',
  offline_access: 'Den Zugriff behalten, wenn Sie nicht da sind',
};

export const oauthOperatorScopes: Translations['oauthOperatorScopes'] = {
  openid: 'Den Benutzer wiedererkennen',
  profile: 'Name und Bild lesen',
  email: 'Die E-Mail-Adresse lesen',
  offline_access: 'Den Zugriff behalten, wenn der Benutzer nicht da ist',
  'account:read': 'Die Einladungen des Benutzers lesen',
  'account:update': 'Das Profil des Benutzers ändern',
};

export const agentBudget: Translations['agentBudget'] = {
  calls: (used, limit) => `${used} von ${limit} Aufrufen heute`,
  writes: (used, limit) => `${used} von ${limit} Änderungen heute`,
};
