import type { MailTranslations } from '#generated/texts/mails.ts';

export const verification: MailTranslations['verification'] = {
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
    note: (app) => `Wenn Sie diese Änderung nicht vorgenommen haben, wenden Sie sich sofort an den Support von ${app}.`,
  },
};
