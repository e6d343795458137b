import type { MailTranslations } from '#generated/texts/mails.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Sicherheit Ihres Kontos bei ${app}`,
  notices: {
    'session.started': {
      heading: 'Neue Anmeldung bei Ihrem Konto',
      event: (app) => `Bei Ihrem Konto bei ${app} gab es eine Anmeldung von einem neuen Browser.`,
    },
    'security-notices.updated': {
      heading: 'Ihre Sicherheits-E-Mails wurden geändert',
      event: (app, device) =>
        `Die E-Mails über neue Anmeldungen bei Ihrem Konto bei ${app} wurden von ${device} aus ein- oder ausgeschaltet.`,
    },
  },
  details: { device: 'Gerät', ipAddress: 'IP-Adresse', time: 'Zeit' },
  reviewSessions: 'Sitzungen prüfen',
  signInsNote:
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, ändern Sie Ihr Passwort und melden Sie unter „Sitzungen“ alle Geräte ab. Dort lassen sich diese E-Mails auch ausschalten.',
  note: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort zurück und wenden Sie sich an den Support.',
};
