import type { MailTranslations } from '#generated/texts/mails.ts';

export const userInvitations: MailTranslations['userInvitations'] = {
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
};

export const testMail: MailTranslations['testMail'] = {
  subject: (app) => `Test-E-Mail von ${app}`,
  heading: 'Der E-Mail-Versand funktioniert',
  explanation: (app) => `Diese E-Mail zeigt, dass ${app} E-Mails an diese Adresse senden kann.`,
  note: 'Sie haben sie in den Einstellungen unter „Verwaltung“ gesendet.',
};
