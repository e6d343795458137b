import type { Translations } from '#client/languages/translations.ts';

export const signInErrors: Translations['signInErrors'] = {
  EMAIL_NOT_VERIFIED: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  INVALID_EMAIL_OR_PASSWORD: 'E-Mail-Adresse oder Passwort falsch.',
  USER_ALREADY_EXISTS: 'Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Melden Sie sich stattdessen an.',
  notEnabled: 'Diese Anmeldemethode ist nicht aktiviert.',
  signUpClosed: 'Die Registrierung ist geschlossen.',
  resetNotEnabled: 'Passwörter können hier nicht per E-Mail zurückgesetzt werden. Wenden Sie sich an den Support.',
  verificationNotEnabled: 'Dieser Dienst kann keine Bestätigungs-E-Mails senden. Wenden Sie sich an den Support.',
  PASSWORD_TOO_SHORT: 'Dieses Passwort ist zu kurz',
  PASSWORD_TOO_LONG: 'Dieses Passwort ist zu lang',
  PASSWORD_COMPROMISED: 'Dieses Passwort verwenden viele. Wählen Sie ein anderes.',
  PASSWORD_TOO_SIMILAR: 'Dieses Passwort ähnelt Ihrem Namen oder Ihrer E-Mail-Adresse zu sehr. Wählen Sie ein anderes.',
};

export const signIn: Translations['signIn'] = {
  password: 'Passwort',
  signIn: {
    title: (app) => `Bei ${app} anmelden`,
    sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
    needsSetup: 'Es gibt noch keinen Administrator. Öffnen Sie den Einrichtungslink aus dem Terminal des Servers.',
    joining: (organization) => `Melden Sie sich an, um ${organization} beizutreten.`,
    remember: 'Angemeldet bleiben',
    forgotPassword: 'Passwort vergessen?',
    action: 'Anmelden',
    newHere: 'Neu hier?',
    signUp: 'Konto erstellen',
    continueWith: (provider) => `Weiter mit ${provider}`,
    or: 'oder',
  },
  signUp: {
    title: (app) => `Ihr Konto bei ${app} erstellen`,
    joining: (organization) => `Erstellen Sie ein Konto, um ${organization} beizutreten.`,
    name: 'Name',
    action: 'Konto erstellen',
    hasAccount: 'Haben Sie bereits ein Konto?',
    sentTitle: 'Prüfen Sie Ihren Posteingang',
    sent: (email) => `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihr Konto fertig zu erstellen.`,
  },
  verification: {
    sent: (email) =>
      `Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben gerade einen neuen Link an ${email} gesendet.`,
    sentToUser: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen gerade einen neuen Link gesendet.',
    sentAgain: (email) => `Wir haben einen weiteren Link an ${email} gesendet.`,
    resend: 'Link erneut senden',
  },
  forgotPassword: {
    title: 'Passwort zurücksetzen',
    action: 'Link zum Zurücksetzen senden',
    sent: (email, lifetime) =>
      `Wenn es zu ${email} ein Konto gibt, haben wir einen Link zum Zurücksetzen gesendet. Er ist ${lifetime} lang gültig.`,
  },
  resetPassword: {
    title: 'Neues Passwort wählen',
    linkFailed: 'Dieser Link funktioniert nicht',
    requestLink: 'Neuen Link anfordern',
    newPassword: 'Neues Passwort',
    action: 'Passwort ändern',
    first: {
      title: 'Passwort wählen',
      password: 'Passwort',
      action: 'Passwort speichern',
      done: 'Ihr Passwort ist gespeichert. Sie können sich jetzt anmelden.',
    },
    done: 'Passwort geändert. Sie wurden auf allen Geräten abgemeldet.',
  },
};

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

export const magicLink: Translations['magicLink'] = {
  action: 'Anmeldelink per E-Mail erhalten',
  title: 'Mit E-Mail-Link anmelden',
  about: 'Wir senden Ihnen einen Link per E-Mail. Sie brauchen kein Passwort.',
  sent: (email, lifetime) =>
    `Prüfen Sie Ihren Posteingang. Wir haben einen Anmeldelink an ${email} gesendet; er ist ${lifetime} lang gültig.`,
};

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
  username: 'Benutzername',
  hint: 'Optional. Buchstaben, Ziffern, Punkte und Unterstriche.',
};

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
