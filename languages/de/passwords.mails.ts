import type { MailTranslations } from '#generated/texts/mails.ts';

export const passwords: MailTranslations['passwords'] = {
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
};
