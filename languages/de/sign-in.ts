import type { Translations } from '#generated/texts/screens.ts';

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
    next: 'Weiter',
    otherWays: 'Andere Anmeldemethoden',
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
    about: (lifetime) =>
      `Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues wählen. Er ist ${lifetime} lang gültig.`,
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

export const verifiedEmail: Translations['verifiedEmail'] = {
  title: 'E-Mail-Adresse bestätigt',
  about: 'Sie können diesen Tab schließen oder zu Ihrem Konto gehen.',
  linkFailed: 'Dieser Link funktioniert nicht',
  next: 'Weiter zu Ihrem Konto',
  newLink: 'Zu Ihrem Konto',
};
