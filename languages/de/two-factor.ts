import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const twoFactorErrors: Translations['twoFactorErrors'] = {
  INVALID_CODE: 'Falscher Code. Geben Sie den neuesten ein.',
  INVALID_BACKUP_CODE: 'Dieser Backup-Code ist falsch oder wurde bereits verwendet.',
  OTP_HAS_EXPIRED: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Zu viele falsche Codes. Fordern Sie einen neuen Code an.',
  INVALID_TWO_FACTOR_COOKIE: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Zu viele falsche Codes. Versuchen Sie es in 15 Minuten noch einmal.',
  TWO_FACTOR_NOT_ENABLED: 'Die Zwei-Faktor-Authentifizierung ist bereits ausgeschaltet. Laden Sie diese Seite neu.',
  TOTP_NOT_ENABLED: 'Es ist keine Authenticator-App eingerichtet. Verwenden Sie eine andere Methode.',
  TOTP_ALREADY_ENABLED: 'Es ist bereits eine Authenticator-App eingerichtet. Laden Sie diese Seite neu.',
  emailCodesUnavailable: 'Codes per E-Mail sind nicht verfügbar. Verwenden Sie eine andere Methode.',
  NO_PASSKEY_REGISTERED: 'Fügen Sie zuerst einen Passkey hinzu.',
  BACKUP_CODES_NOT_ENABLED: 'Sie haben keine Backup-Codes. Verwenden Sie eine andere Methode.',
  TRUSTED_DEVICE_NOT_FOUND: 'Diesem Browser wird nicht mehr vertraut.',
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR:
    'Sie können Ihre eigene Zwei-Faktor-Authentifizierung nicht zurücksetzen. Schalten Sie sie unter „Sicherheit“ aus.',
  TWO_FACTOR_RECOVERY_NOT_ALLOWED:
    'Nach dieser Anmeldung können Sie Ihren zweiten Faktor nicht entfernen. Melden Sie sich mit einer anderen Methode an.',
  TWO_FACTOR_RECOVERY_NOT_READY: 'Sie können Ihren zweiten Faktor noch nicht entfernen. Laden Sie diese Seite neu.',
  TWO_FACTOR_REQUIRED: 'Richten Sie zuerst unter „Sicherheit“ die Zwei-Faktor-Authentifizierung ein.',
};

export const factors: Translations['factors'] = {
  title: 'Zwei-Faktor-Authentifizierung',
  about: 'Ein zweiter Faktor bei der Anmeldung, damit ein gestohlenes Passwort nicht ausreicht.',
  on: 'Ein',
  off: 'Aus',
  methods: {
    totp: {
      name: 'Authenticator-App',
      about: 'Codes aus einer App auf Ihrem Smartphone oder in Ihrem Passwortmanager.',
      setUp: 'Einrichten',
      setUpLabel: 'Authenticator-App einrichten',
      addDevice: 'Gerät hinzufügen',
      addDeviceLabel: 'Gerät zur Authenticator-App hinzufügen',
    },
    otp: {
      name: 'E-Mail-Codes',
      about: (email) => `Codes, die an ${email} gesendet werden.`,
      setUp: 'Einrichten',
      setUpLabel: 'E-Mail-Codes einrichten',
    },
    passkey: {
      name: 'Passkeys',
      about: 'Ihr Fingerabdruck, Ihr Gesicht, die Displaysperre oder ein Sicherheitsschlüssel.',
      setUp: 'Einschalten',
      setUpLabel: 'Passkeys als zweiten Faktor einschalten',
    },
  },
  turnedOn: 'Zwei-Faktor-Authentifizierung eingeschaltet',
  methodAdded: 'Methode hinzugefügt',
  app: {
    title: 'Authenticator-App einrichten',
    deviceTitle: 'Weiteres Gerät hinzufügen',
    scan: 'Scannen Sie den QR-Code mit Ihrer Authenticator-App.',
    qrCode: 'QR-Code für Ihre Authenticator-App',
    keyHint: 'Sie können ihn nicht scannen? Geben Sie stattdessen diesen Einrichtungsschlüssel ein:',
    key: 'Einrichtungsschlüssel',
    open: 'In einer App auf diesem Gerät öffnen',
    code: 'Code aus der App',
    codeHint: '6 Ziffern. Bis Sie einen Code eingeben, ändert sich nichts.',
    submit: 'Authenticator-App einschalten',
    done: 'Fertig',
  },
  mailedCodes: {
    title: 'E-Mail-Codes einrichten',
    sent: (email) => `Wir haben einen 6-stelligen Code an ${email} gesendet.`,
    code: 'Code aus der E-Mail',
    codeHint: 'Bis Sie den Code eingeben, ändert sich nichts.',
    submit: 'E-Mail-Codes einschalten',
  },
  backupCodes: {
    name: 'Backup-Codes',
    left: (count) => plural(count, { one: 'Noch 1 Code übrig', other: `Noch ${count} Codes übrig` }),
    none: 'Sie haben keine Backup-Codes. Erstellen Sie welche, damit Sie sich nie aussperren.',
    title: 'Backup-Codes speichern',
    about:
      'Wenn Sie Ihre anderen Methoden nicht verwenden können, melden Sie sich mit einem dieser Codes an. Jeder funktioniert einmal.',
    once: 'Sie werden nur jetzt angezeigt. Bewahren Sie sie an einem sicheren Ort auf.',
    offerTitle: 'Backup-Codes erstellen',
    offer:
      'Die Zwei-Faktor-Authentifizierung ist eingeschaltet. Erstellen Sie Backup-Codes, um sich anzumelden, wenn Sie Ihre anderen Methoden nicht verwenden können.',
    create: 'Backup-Codes erstellen',
    later: 'Jetzt nicht',
    copy: 'Codes kopieren',
    copied: 'Kopiert',
    download: 'Codes herunterladen',
    print: 'Codes drucken',
    file: (app, email) => `Backup-Codes bei ${app} für ${email}. Jeder funktioniert einmal.`,
    saved: 'Ich habe diese Codes gespeichert',
    done: 'Fertig',
    replace: {
      action: 'Codes ersetzen',
      question: 'Backup-Codes ersetzen?',
      consequences: 'Ihre aktuellen Backup-Codes gelten dann nicht mehr, und andere Geräte werden abgemeldet.',
    },
  },
  turnOff: {
    action: 'Ausschalten',
    label: 'Zwei-Faktor-Authentifizierung',
    question: 'Zwei-Faktor-Authentifizierung ausschalten?',
    consequences:
      'Sie melden sich dann ohne zweiten Faktor an. Ihre Backup-Codes gelten nicht mehr, und andere Geräte werden abgemeldet.',
    confirm: 'Zwei-Faktor-Authentifizierung ausschalten',
    done: 'Zwei-Faktor-Authentifizierung ausgeschaltet',
    row: 'Nicht mehr nach einem zweiten Faktor fragen',
    required: 'Hier für jedes Konto erforderlich.',
  },
  trusted: {
    title: 'Vertrauenswürdige Browser',
    about: 'Sie melden sich ohne zweiten Faktor an.',
    current: 'Dieser Browser',
    lastUsed: 'zuletzt verwendet',
    expires: 'läuft ab',
    revoke: 'Nicht mehr vertrauen',
    question: (device) => `${device} nicht mehr vertrauen?`,
    consequences: (device) =>
      `Wenn Sie sich das nächste Mal mit ${device} anmelden, brauchen Sie einen zweiten Faktor.`,
    revoked: 'Dem Browser wird nicht mehr vertraut',
    revokeAll: 'Keinem Browser mehr vertrauen',
    allQuestion: 'Keinem Browser mehr vertrauen?',
    allConsequences:
      'Wenn Sie sich das nächste Mal mit einem dieser Browser anmelden, brauchen Sie einen zweiten Faktor.',
    allRevoked: 'Den Browsern wird nicht mehr vertraut',
  },
  required: {
    title: 'Zweiten Faktor einrichten',
    about: 'Dieser Dienst verlangt Zwei-Faktor-Authentifizierung. Wählen Sie eine Methode, um fortzufahren.',
    signOut: 'Abmelden',
  },
  reset: {
    title: 'Zwei-Faktor-Authentifizierung',
    about: 'Für Benutzer, die ihr Smartphone, ihren Passkey oder ihre Backup-Codes verloren haben.',
    open: 'Zwei-Faktor-Authentifizierung zurücksetzen',
    dialog: (name) => `Zwei-Faktor-Authentifizierung für ${name} zurücksetzen?`,
    consequences:
      'Die Anmeldung erfolgt dann ohne zweiten Faktor, bis wieder einer eingerichtet wird. Die Backup-Codes gelten nicht mehr, und alle Geräte werden abgemeldet. Wir informieren den Benutzer per E-Mail.',
    submit: 'Zwei-Faktor-Authentifizierung zurücksetzen',
    done: 'Zwei-Faktor-Authentifizierung zurückgesetzt',
  },
};

export const twoFactor: Translations['twoFactor'] = {
  code: 'Code',
  digits: '6-stelliger Code',
  challenge: {
    title: 'Identität bestätigen',
    account: (email) => `Sie melden sich als ${email} an`,
    action: 'Weiter',
    trust: (lifetime) => `Diesem Browser ${lifetime} lang vertrauen`,
    expiredTitle: 'Anmeldung abgelaufen',
    expired: 'Sie haben zu lange gebraucht, oder diese Anmeldung wurde bereits abgeschlossen.',
    tooManyAttempts: 'Zu viele falsche Codes.',
    signIn: 'Erneut anmelden',
  },
  totp: {
    label: 'Authenticator-App verwenden',
    about: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  },
  mailedCode: {
    label: 'Code per E-Mail erhalten',
    about: 'Wir senden Ihnen einen 6-stelligen Code per E-Mail.',
    send: 'Code per E-Mail senden',
    sent: 'Prüfen Sie Ihren Posteingang und geben Sie den Code ein.',
  },
  backupCode: {
    label: 'Backup-Code verwenden',
    about: 'Geben Sie einen Ihrer gespeicherten Backup-Codes ein. Jeder funktioniert einmal.',
    field: 'Backup-Code',
  },
  recovery: {
    open: 'Alle Methoden verloren?',
    finish: 'Zweiten Faktor entfernen',
    back: 'Eine Ihrer Methoden verwenden',
    unavailable:
      'Nach dieser Anmeldung können Sie Ihren zweiten Faktor nicht entfernen. Melden Sie sich mit einem Passwort oder Anbieter an, das bzw. den Sie schon zusammen mit Ihrem zweiten Faktor verwendet haben, oder wenden Sie sich an den Support.',
    about: (waitingTime) =>
      `Sie können uns bitten, Ihren zweiten Faktor zu entfernen. Zu Ihrer Sicherheit müssen Sie vorher ${waitingTime} warten. Wir senden Ihnen eine E-Mail mit einem Link zum Abbrechen.`,
    request: 'Entfernung beantragen',
    requested: (time) =>
      `Sie haben uns gebeten, Ihren zweiten Faktor zu entfernen. Melden Sie sich dazu nach folgendem Zeitpunkt erneut an: ${time}. Wenn Sie vorher eine Ihrer Methoden verwenden, wird der Antrag abgebrochen.`,
    ready: 'Die Wartezeit ist vorbei. Wir senden Ihnen per E-Mail einen Code, der Ihren zweiten Faktor entfernt.',
    codeSent:
      'Prüfen Sie Ihren Posteingang und geben Sie den Code ein. Er entfernt Ihren zweiten Faktor und meldet Ihre anderen Geräte ab.',
    remove: 'Zweiten Faktor entfernen',
  },
  cancelRecovery: {
    title: 'Zweiten Faktor behalten?',
    about: 'Damit wird der Antrag abgebrochen, den zweiten Faktor Ihres Kontos zu entfernen.',
    action: 'Zweiten Faktor behalten',
    doneTitle: 'Antrag abgebrochen',
    done: 'Ihr zweiter Faktor bleibt eingeschaltet. Wenn der Antrag nicht von Ihnen stammt, kennt eine andere Person Ihr Passwort: Ändern Sie es jetzt.',
    changePassword: 'Passwort ändern',
    failedTitle: 'Es gibt nichts abzubrechen',
    failed: 'Der Antrag wurde bereits abgebrochen oder ausgeführt, oder er ist abgelaufen.',
    next: 'Zu den Sicherheitseinstellungen',
  },
};

export const twoFactorAttention: Translations['twoFactorAttention'] = {
  administrators: (count) =>
    plural(count, {
      one: `${number(count)} Administrator hat keinen zweiten Faktor`,
      other: `${number(count)} Administratoren haben keinen zweiten Faktor`,
    }),
  about: 'Ein gestohlenes Passwort reicht, um den Dienst zu verwalten.',
  open: 'Administratoren anzeigen',
};
