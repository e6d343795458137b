import type { MailTranslations } from '#generated/texts/mails.ts';

export const twoFactor: MailTranslations['twoFactor'] = {
  code: {
    subject: (app) => `Ihr Bestätigungscode für ${app}`,
    heading: 'Ihr Bestätigungscode',
    instruction:
      'Geben Sie diesen Code ein, um die Anmeldung abzuschließen oder Ihre Identität zu bestätigen. Geben Sie ihn niemandem weiter.',
    note: 'Wenn Sie sich nicht angemeldet haben, kennt möglicherweise eine andere Person Ihr Passwort: Ändern Sie es.',
  },
  changed: {
    subject: (app) => `Sicherheit Ihres Kontos bei ${app}`,
    heading: {
      enabled: 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet',
      disabled: 'Die Zwei-Faktor-Authentifizierung ist ausgeschaltet',
      'method-added': 'Sie haben einen zweiten Faktor hinzugefügt',
      'backup-codes-created': 'Sie haben neue Backup-Codes',
      'backup-code-used': 'Ein Backup-Code wurde verwendet',
      'passkey-added': 'Sie haben einen Passkey hinzugefügt',
      'passkey-removed': 'Sie haben einen Passkey entfernt',
      locked: 'Zu viele falsche Codes',
      reset: 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt',
      recovered: 'Ihr zweiter Faktor wurde entfernt',
    },
    event: {
      enabled: (app) => `Die Zwei-Faktor-Authentifizierung wurde für Ihr Konto bei ${app} eingeschaltet.`,
      disabled: (app) => `Die Zwei-Faktor-Authentifizierung wurde für Ihr Konto bei ${app} ausgeschaltet.`,
      'method-added': (app) => `Zu Ihrem Konto bei ${app} wurde ein zweiter Faktor hinzugefügt.`,
      'backup-codes-created': (app) =>
        `Für Ihr Konto bei ${app} wurden Backup-Codes erstellt. Frühere Codes gelten nicht mehr.`,
      'backup-code-used': (app) => `Einer der Backup-Codes Ihres Kontos bei ${app} wurde verwendet.`,
      'passkey-added': (app) => `Zu Ihrem Konto bei ${app} wurde ein Passkey hinzugefügt.`,
      'passkey-removed': (app) => `Von Ihrem Konto bei ${app} wurde ein Passkey entfernt.`,
      locked: (app) =>
        `Für Ihr Konto bei ${app} wurden mehrere falsche Codes als zweiter Faktor eingegeben. 15 Minuten lang werden keine Codes angenommen.`,
      reset: (app) =>
        `Ein Administrator hat die Zwei-Faktor-Authentifizierung für Ihr Konto bei ${app} ausgeschaltet. Richten Sie sie unter „Sicherheit“ wieder ein.`,
      recovered: (app) =>
        `Der zweite Faktor Ihres Kontos bei ${app} wurde mit einem Code entfernt, den wir Ihnen per E-Mail gesendet haben. Richten Sie ihn unter „Sicherheit“ wieder ein.`,
    },
    signedOut: 'Ihre anderen Geräte wurden abgemeldet.',
    note: 'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich an den Support.',
  },
  recoveryRequested: {
    subject: (app) => `Antrag, den zweiten Faktor Ihres Kontos bei ${app} zu entfernen`,
    heading: 'Zweiten Faktor entfernen?',
    event: (app) =>
      `Ein Benutzer, der Ihr Passwort eingegeben oder sich über einen Anbieter angemeldet hat, möchte den zweiten Faktor Ihres Kontos bei ${app} entfernen.`,
    possible: (time) =>
      `Noch hat sich nichts geändert. Die Entfernung ist ab folgendem Zeitpunkt möglich: ${time}. Dazu ist eine erneute Anmeldung mit einem Code nötig, den wir Ihnen per E-Mail senden.`,
    cancel:
      'Wenn Sie das nicht waren, brechen Sie den Antrag ab und ändern Sie Ihr Passwort. Auch eine Anmeldung mit Ihrem zweiten Faktor bricht ihn ab.',
    action: 'Antrag abbrechen',
    note: 'Wenn der Antrag von Ihnen stammt, melden Sie sich zu dem genannten Zeitpunkt erneut an.',
  },
  recoveryCode: {
    subject: (app) => `Code zum Entfernen des zweiten Faktors Ihres Kontos bei ${app}`,
    heading: 'Zweiten Faktor entfernen',
    instruction: (app) =>
      `Geben Sie diesen Code bei der Anmeldung ein, um den zweiten Faktor Ihres Kontos bei ${app} zu entfernen. Geben Sie ihn niemandem weiter.`,
    note: 'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Eine andere Person kennt es.',
  },
};
