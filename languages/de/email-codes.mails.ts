import type { MailTranslations } from '#generated/texts/mails.ts';

export const emailCodes: MailTranslations['emailCodes'] = {
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
};
