import type { Translations } from '#generated/texts/screens.ts';

export const emailCodeEntries: Translations['emailCodeEntries'] = {
  signIn: 'Anmeldecode per E-Mail erhalten',
  passwordReset: 'Stattdessen Code per E-Mail erhalten',
  verification: 'Stattdessen Code verwenden',
  emailChange: 'Codes statt eines Links verwenden',
};

export const emailCodeErrors: Translations['emailCodeErrors'] = {
  OTP_EXPIRED: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  INVALID_OTP:
    'Dieser Code ist falsch oder wurde bereits verwendet. Geben Sie den neuesten in dem Browser ein, der ihn angefordert hat.',
  TOO_MANY_ATTEMPTS: 'Zu viele falsche Codes. Versuchen Sie es in 15 Minuten noch einmal.',
};

export const emailCodes: Translations['emailCodes'] = {
  send: 'Code per E-Mail senden',
  sent: (email, lifetime) =>
    `Prüfen Sie Ihren Posteingang. Wir haben einen Code an ${email} gesendet; er ist ${lifetime} lang gültig.`,
  code: 'Code',
  otherEmail: 'Andere E-Mail-Adresse verwenden',
  signIn: {
    title: 'Mit E-Mail-Code anmelden',
    about: 'Wir senden Ihnen einen Code per E-Mail. Sie brauchen kein Passwort.',
    action: 'Anmelden',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    about: 'Wir senden Ihnen einen Code per E-Mail. Geben Sie ihn in diesem Browser ein.',
    action: 'E-Mail-Adresse bestätigen',
  },
  verified: { title: 'E-Mail-Adresse bestätigt', next: 'Weiter' },
  reset: {
    title: 'Passwort zurücksetzen',
    about: 'Wenn es zu Ihrer E-Mail-Adresse ein Konto gibt, senden wir Ihnen einen Code.',
    newPassword: 'Neues Passwort',
    action: 'Passwort ändern',
  },
  passwordChanged: {
    title: 'Passwort geändert',
    about: 'Sie wurden auf allen Geräten abgemeldet.',
    next: 'Anmelden',
  },
  change: {
    title: 'E-Mail-Adresse ändern',
    about: 'Wir senden einen Code an Ihre aktuelle Adresse, falls sie bestätigt ist, und dann einen an die neue.',
    newEmail: 'Neue E-Mail-Adresse',
    codeFromCurrent: 'Code von Ihrer aktuellen E-Mail-Adresse',
    codeFromNew: 'Code von Ihrer neuen E-Mail-Adresse',
    next: 'Weiter',
    action: 'E-Mail-Adresse ändern',
    done: 'E-Mail-Adresse geändert',
  },
};

export const emailCodeEventTexts: Translations['emailCodeEventTexts'] = {
  'email-code.refused': 'E-Mail-Code abgelehnt',
};

export const emailCodeSentences: Translations['emailCodeSentences'] = {
  'email-code.refused': 'Falscher E-Mail-Code: {target}',
};
