import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  tokenExpiring: {
    subject: (directory, duration) => `Das Token von ${directory} läuft in ${duration} ab`,
    heading: (duration) => `Ein Token läuft in ${duration} ab`,
    event: (directory, organization, app) =>
      `Mit diesem Token erstellt, ändert und entfernt das Verzeichnis ${directory} Benutzer von ${organization} in ${app}. Wenn es abläuft, kommen Änderungen im Verzeichnis nicht mehr an.`,
    next: 'Erstellen Sie in den Einstellungen des Verzeichnisses ein weiteres Token, geben Sie es im Verzeichnis ein und widerrufen Sie dann das alte.',
    note: 'Sie erhalten diese E-Mail, weil Ihnen die Organisation gehört oder weil Sie das Token erstellt haben.',
  },
};
