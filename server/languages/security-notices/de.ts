import type { MailTranslations } from '#server/languages/mail-translations.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Sicherheit Ihres Kontos bei ${app}`,
  events: {
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
    'account.linked': {
      heading: 'Sie haben eine Anmeldemethode verbunden',
      event: (app, device) => `Mit Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode verbunden.`,
    },
    'account.unlinked': {
      heading: 'Sie haben eine Anmeldemethode getrennt',
      event: (app, device) => `Von Ihrem Konto bei ${app} wurde von ${device} aus eine Anmeldemethode getrennt.`,
    },
    'username.changed': {
      heading: 'Ihr Benutzername wurde geändert',
      event: (app, device) => `Der Benutzername Ihres Kontos bei ${app} wurde von ${device} aus geändert.`,
    },
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
    'user.password-set': {
      heading: 'Ihr Passwort wurde von der Administration gesetzt',
      event: (app) => `Die Administration hat ein neues Passwort für Ihr Konto bei ${app} gesetzt.`,
    },
    'api-key.rotated': {
      heading: 'Sie haben einen API-Schlüssel erneuert',
      event: (app, device) =>
        `Das Geheimnis eines API-Schlüssels Ihres Kontos bei ${app} wurde von ${device} aus ersetzt.`,
    },
  },
  signInsNote:
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie unter „Sitzungen“ alle Geräte ab. Dort lassen sich diese E-Mails auch ausschalten.',
  note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort zurück und wenden Sie sich an den Support.',
};
