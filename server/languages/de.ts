import { listOf } from '#shared/lib/language/translation.ts';

import type { MailTranslations } from './mail-translations.ts';

const list = listOf('de');

export const translations: MailTranslations = {
  shared: {
    greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
    linkExpiry: (duration) => `Dieser Link ist ${duration} lang gültig und kann einmal verwendet werden.`,
    codeExpiry: (duration) => `Dieser Code ist ${duration} lang gültig und kann einmal verwendet werden.`,
    device: { browserOn: (browser, system) => `${browser} unter ${system}`, unknown: 'einem unbekannten Gerät' },
    footer: (address: string, app: string) =>
      `Diese E-Mail wurde an ${address} gesendet, weil die Adresse bei ${app} verwendet wurde.`,
    openLink: 'Oder öffnen Sie diesen Link in Ihrem Browser:',
    ignore: 'Wenn Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.',
    accountAtRisk:
      'Wenn Sie das nicht angefordert haben, öffnen Sie den Link nicht und ändern Sie Ihr Passwort: Möglicherweise hat eine andere Person Zugriff auf Ihr Konto.',
  },
  verification: {
    verification: {
      subject: (app) => `Bestätigen Sie Ihre E-Mail-Adresse für ${app}`,
      heading: 'E-Mail-Adresse bestätigen',
      request: (app) => `Bestätigen Sie, dass dies Ihre E-Mail-Adresse für ${app} ist.`,
      action: 'E-Mail-Adresse bestätigen',
      note: (app) =>
        `Wenn Sie kein Konto bei ${app} haben und auch nicht gerade eines erstellt haben, öffnen Sie diesen Link nicht.`,
      pageNote: 'Wenn Sie diesen Link nicht angefordert haben, schließen Sie diese Seite.',
    },
    changeEmail: {
      subject: (app) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${app}`,
      heading: 'E-Mail-Adresse ändern?',
      request: (app, email) =>
        `Sie möchten die E-Mail-Adresse Ihres Kontos bei ${app} in ${email} ändern. Öffnen Sie den Link in dem Browser, in dem Sie angemeldet sind.`,
      action: 'E-Mail-Adresse ändern',
    },
    emailChanged: {
      subject: (app) => `Die E-Mail-Adresse Ihres Kontos bei ${app} wurde geändert`,
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      change: (app, email) => `Ihr Konto bei ${app} verwendet jetzt ${email} statt dieser Adresse.`,
      note: (app) =>
        `Wenn Sie diese Änderung nicht vorgenommen haben, wenden Sie sich sofort an den Support von ${app}.`,
    },
  },
  passwords: {
    resetPassword: {
      subject: (app) => `Setzen Sie Ihr Passwort für ${app} zurück`,
      heading: 'Passwort zurücksetzen',
      request: (app) => `Wir haben eine Anfrage erhalten, das Passwort Ihres Kontos bei ${app} zurückzusetzen.`,
      action: 'Neues Passwort wählen',
      note: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
    },
    existingUser: {
      subject: (app) => `Sie haben bereits ein Konto bei ${app}`,
      heading: 'Sie haben bereits ein Konto',
      explanation: (app) =>
        `Wir haben eine Registrierung mit dieser E-Mail-Adresse erhalten, zu der es bei ${app} bereits ein Konto gibt. Melden Sie sich an, oder setzen Sie Ihr Passwort zurück, wenn Sie es vergessen haben.`,
      action: (app) => `Zu ${app}`,
      note: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Konto bleibt unverändert.',
    },
    notices: {
      'password.changed': {
        heading: 'Ihr Passwort wurde geändert',
        event: (app, device) => `Das Passwort Ihres Kontos bei ${app} wurde von ${device} aus geändert.`,
      },
      'password.reset': {
        heading: 'Ihr Passwort wurde zurückgesetzt',
        event: (app, device) => `Das Passwort Ihres Kontos bei ${app} wurde von ${device} aus zurückgesetzt.`,
      },
      'password.set': {
        heading: 'Sie haben ein Passwort hinzugefügt',
        event: (app, device) => `Ihrem Konto bei ${app} wurde von ${device} aus ein Passwort hinzugefügt.`,
      },
    },
  },
  userInvitations: {
    userInvitation: {
      subject: (app) => `Richten Sie Ihr Konto bei ${app} ein`,
      heading: (app) => `Sie haben ein Konto bei ${app}`,
      explanation: (app) => `Ein Administrator hat für diese E-Mail-Adresse ein Konto bei ${app} erstellt.`,
      request:
        'Wählen Sie ein Passwort, um sich anzumelden. Mit dem Öffnen des Links bestätigen Sie auch Ihre E-Mail-Adresse.',
      action: 'Passwort wählen',
    },
    notices: {
      'user.password-set': {
        heading: 'Ihr Passwort wurde von der Administration gesetzt',
        event: (app) => `Die Administration hat ein neues Passwort für Ihr Konto bei ${app} gesetzt.`,
      },
    },
  },
  testMail: {
    subject: (app) => `Test-E-Mail von ${app}`,
    heading: 'Der E-Mail-Versand funktioniert',
    explanation: (app) => `Diese E-Mail zeigt, dass ${app} E-Mails an diese Adresse senden kann.`,
    note: 'Sie haben sie in den Einstellungen unter „Verwaltung“ gesendet.',
  },
  magicLink: {
    heading: (app) => `Bei ${app} anmelden`,
    instruction: 'Öffnen Sie diesen Link, um sich anzumelden.',
    action: 'Anmelden',
    confirmPage: {
      question: (email) => `Als ${email} anmelden?`,
      note: 'Wenn Sie diesen Link nicht angefordert haben, schließen Sie diese Seite.',
    },
  },
  emailCodes: {
    purposes: {
      'sign-in': {
        subject: (app) => `Ihr Anmeldecode für ${app}`,
        heading: (app) => `Bei ${app} anmelden`,
        instruction: () => 'Geben Sie diesen Code ein, um sich anzumelden.',
      },
      'email-verification': {
        subject: (app) => `Ihr Bestätigungscode für ${app}`,
        heading: () => 'E-Mail-Adresse bestätigen',
        instruction: (app) =>
          `Geben Sie diesen Code ein, um zu bestätigen, dass dies Ihre E-Mail-Adresse für ${app} ist.`,
      },
      'forget-password': {
        subject: (app) => `Ihr Code zum Zurücksetzen des Passworts für ${app}`,
        heading: () => 'Passwort zurücksetzen',
        instruction: (app) => `Geben Sie diesen Code ein, um ein neues Passwort für Ihr Konto bei ${app} zu wählen.`,
      },
      'change-email-confirmation': {
        subject: (app) => `Bestätigen Sie die Änderung Ihrer E-Mail-Adresse für ${app}`,
        heading: () => 'E-Mail-Adresse ändern?',
        instruction: (app, newEmail) =>
          `Sie möchten die E-Mail-Adresse Ihres Kontos bei ${app} in ${newEmail} ändern. Geben Sie diesen Code ein, um fortzufahren.`,
      },
      'change-email': {
        subject: (app) => `Der Code für Ihre neue E-Mail-Adresse bei ${app}`,
        heading: () => 'Neue E-Mail-Adresse bestätigen',
        instruction: (app) => `Geben Sie diesen Code ein, um diese Adresse für Ihr Konto bei ${app} zu verwenden.`,
      },
    },
    codeFirst: (code, subject) => `${code} – ${subject}`,
    requestedFrom: (device) => `Angefordert von ${device}.`,
    note: (app) =>
      `Wenn Sie diesen Code nicht angefordert haben, können Sie diese E-Mail ignorieren. Geben Sie den Code niemandem weiter: ${app} fragt nie per Telefon, E-Mail oder Chat danach.`,
  },
  twoFactor: {
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
        'method-added': 'Sie haben einen zweiten Schritt hinzugefügt',
        'backup-codes-created': 'Sie haben neue Backup-Codes',
        'backup-code-used': 'Ein Backup-Code wurde verwendet',
        'passkey-added': 'Sie haben einen Passkey hinzugefügt',
        'passkey-removed': 'Sie haben einen Passkey entfernt',
        locked: 'Zu viele falsche Codes',
        reset: 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt',
        recovered: 'Ihr zweiter Schritt wurde entfernt',
      },
      event: {
        enabled: (app) => `Die Zwei-Faktor-Authentifizierung wurde für Ihr Konto bei ${app} eingeschaltet.`,
        disabled: (app) => `Die Zwei-Faktor-Authentifizierung wurde für Ihr Konto bei ${app} ausgeschaltet.`,
        'method-added': (app) => `Zu Ihrem Konto bei ${app} wurde ein zweiter Schritt hinzugefügt.`,
        'backup-codes-created': (app) =>
          `Für Ihr Konto bei ${app} wurden Backup-Codes erstellt. Frühere Codes gelten nicht mehr.`,
        'backup-code-used': (app) => `Einer der Backup-Codes Ihres Kontos bei ${app} wurde verwendet.`,
        'passkey-added': (app) => `Zu Ihrem Konto bei ${app} wurde ein Passkey hinzugefügt.`,
        'passkey-removed': (app) => `Von Ihrem Konto bei ${app} wurde ein Passkey entfernt.`,
        locked: (app) =>
          `Für Ihr Konto bei ${app} wurden mehrere falsche Codes als zweiter Schritt eingegeben. 15 Minuten lang werden keine Codes angenommen.`,
        reset: (app) =>
          `Ein Administrator hat die Zwei-Faktor-Authentifizierung für Ihr Konto bei ${app} ausgeschaltet. Richten Sie sie unter „Sicherheit“ wieder ein.`,
        recovered: (app) =>
          `Der zweite Schritt Ihres Kontos bei ${app} wurde mit einem Code entfernt, den wir Ihnen per E-Mail gesendet haben. Richten Sie ihn unter „Sicherheit“ wieder ein.`,
      },
      signedOut: 'Ihre anderen Geräte wurden abgemeldet.',
      note: 'Wenn Sie das nicht waren, ändern Sie Ihr Passwort und wenden Sie sich an den Support.',
    },
    recoveryRequested: {
      subject: (app) => `Antrag, den zweiten Schritt Ihres Kontos bei ${app} zu entfernen`,
      heading: 'Zweiten Schritt entfernen?',
      event: (app) =>
        `Ein Benutzer, der Ihr Passwort eingegeben oder sich über einen Anbieter angemeldet hat, möchte den zweiten Schritt Ihres Kontos bei ${app} entfernen.`,
      possible: (time) =>
        `Noch hat sich nichts geändert. Die Entfernung ist ab folgendem Zeitpunkt möglich: ${time}. Dazu ist eine erneute Anmeldung mit einem Code nötig, den wir Ihnen per E-Mail senden.`,
      cancel:
        'Wenn Sie das nicht waren, brechen Sie den Antrag ab und ändern Sie Ihr Passwort. Auch eine Anmeldung mit Ihrem zweiten Schritt bricht ihn ab.',
      action: 'Antrag abbrechen',
      note: 'Wenn der Antrag von Ihnen stammt, melden Sie sich zu dem genannten Zeitpunkt erneut an.',
    },
    recoveryCode: {
      subject: (app) => `Code zum Entfernen des zweiten Schritts Ihres Kontos bei ${app}`,
      heading: 'Zweiten Schritt entfernen',
      instruction: (app) =>
        `Geben Sie diesen Code bei der Anmeldung ein, um den zweiten Schritt Ihres Kontos bei ${app} zu entfernen. Geben Sie ihn niemandem weiter.`,
      note: 'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Eine andere Person kennt es.',
    },
  },
  passkeys: {
    cloneSuspected: {
      subject: (app) => `${app} hat eine Anmeldung mit einem Passkey abgelehnt`,
      heading: 'Ein Passkey wurde möglicherweise kopiert',
      unnamed: 'Ein Passkey',
      named: (name) => `Der Passkey „${name}“`,
      event: (passkey, app) =>
        `${passkey} Ihres Kontos bei ${app} wurde abgelehnt: Sein Signaturzähler ist nicht gestiegen, daher gibt es möglicherweise eine Kopie.`,
      note: 'Melden Sie sich auf andere Weise an und entfernen Sie diesen Passkey unter „Sicherheit“.',
    },
  },
  accountDeletion: {
    deleteAccount: {
      subject: (app) => `Bestätigen Sie das Löschen Ihres Kontos bei ${app}`,
      heading: 'Konto löschen?',
      request: (app) =>
        `Öffnen Sie diesen Link in dem Browser, in dem Sie angemeldet sind, um Ihr Konto bei ${app} und alle zugehörigen Daten endgültig zu löschen.`,
      action: 'Konto löschen',
    },
  },
  apiKeys: {
    keyCreated: {
      subject: (app) => `Neuer API-Schlüssel für ${app}`,
      heading: 'Ein API-Schlüssel wurde erstellt',
      unnamed: 'Ein API-Schlüssel',
      named: (name) => `Der API-Schlüssel „${name}“`,
      event: (key, app) => `${key} wurde für Ihr Konto bei ${app} erstellt.`,
      note: 'Wenn Sie ihn nicht erstellt haben, löschen Sie den Schlüssel und ändern Sie Ihr Passwort.',
    },
    notices: {
      'api-key.rotated': {
        heading: 'Sie haben einen API-Schlüssel erneuert',
        event: (app, device) =>
          `Das Geheimnis eines API-Schlüssels Ihres Kontos bei ${app} wurde von ${device} aus ersetzt.`,
      },
    },
  },
  securityNotices: {
    subject: (app) => `Sicherheit Ihres Kontos bei ${app}`,
    notices: {
      'session.started': {
        heading: 'Neue Anmeldung bei Ihrem Konto',
        event: (app, device) =>
          `Bei Ihrem Konto bei ${app} gab es zum ersten Mal eine Anmeldung von diesem Gerät: ${device}.`,
      },
      'security-notices.updated': {
        heading: 'Ihre Sicherheits-E-Mails wurden geändert',
        event: (app, device) =>
          `Die E-Mails über neue Anmeldungen bei Ihrem Konto bei ${app} wurden von ${device} aus ein- oder ausgeschaltet.`,
      },
    },
    signInsNote:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie unter „Sitzungen“ alle Geräte ab. Dort lassen sich diese E-Mails auch ausschalten.',
    note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort zurück und wenden Sie sich an den Support.',
  },
  accounts: {
    notices: {
      'account.linked': {
        heading: 'Sie haben eine Anmeldemethode verbunden',
        event: (app, device) => `Mit Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode verbunden.`,
      },
      'account.unlinked': {
        heading: 'Sie haben eine Anmeldemethode getrennt',
        event: (app, device) => `Von Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode getrennt.`,
      },
    },
  },
  usernames: {
    notices: {
      'username.changed': {
        heading: 'Ihr Benutzername wurde geändert',
        event: (app, device) => `Der Benutzername Ihres Kontos bei ${app} wurde von ${device} aus geändert.`,
      },
    },
  },
  invitations: {
    invitation: {
      subject: (organization, app) => `Einladung zu ${organization} bei ${app}`,
      heading: (organization) => `${organization} beitreten`,
      request: ({ inviter, organization, app, roles }) =>
        `${inviter} hat Sie eingeladen, ${organization} bei ${app} beizutreten, mit der Rolle ${list(roles)}.`,
      expiry: (duration) =>
        `Die Einladung ist ${duration} lang gültig. Geben Sie diesen Link nicht weiter; er ist nur für Sie bestimmt.`,
      action: 'Einladung ansehen',
    },
  },
  webhooks: {
    disabled: {
      subject: (app) => `Ein Webhook von ${app} wurde deaktiviert`,
      heading: 'Ein Webhook wurde deaktiviert',
      event: (host, app) => `${app} konnte über lange Zeit keine Ereignisse an ${host} zustellen.`,
      next: 'Reparieren Sie den Empfänger und aktivieren Sie dann den Webhook wieder. Lesen Sie die verpassten Ereignisse aus dem Ereignisprotokoll.',
      note: 'Sie erhalten diese E-Mail, weil Sie diesen Webhook verwalten können.',
    },
  },
};
