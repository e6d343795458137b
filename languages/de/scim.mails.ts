import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  added: {
    subject: (organization) => `${organization} hat Ihr Konto hinzugefügt`,
    heading: (organization) => `Sie sind Mitglied von ${organization}`,
    event: (organization, email, app) =>
      `Das Verzeichnis von ${organization} hat Ihr ${app}-Konto ${email} zur Organisation hinzugefügt.`,
    next: (organization) =>
      `Ab jetzt entscheidet es über Ihre Mitgliedschaft und darüber, was Sie in ${organization} dürfen. Ihr Konto gehört weiterhin Ihnen.`,
    note: 'Wenn Sie den Grund nicht kennen, fragen Sie die Administratoren Ihres Unternehmens.',
  },
  tokenExpiring: {
    subject: (directory, duration) => `Das Token von ${directory} läuft in ${duration} ab`,
    heading: (duration) => `Ein Token läuft in ${duration} ab`,
    event: (directory, organization, app) =>
      `Mit diesem Token erstellt, ändert und entfernt das Verzeichnis ${directory} Benutzer von ${organization} in ${app}. Wenn es abläuft, kommen Änderungen im Verzeichnis nicht mehr an.`,
    next: 'Erstellen Sie in den Einstellungen des Verzeichnisses ein weiteres Token, geben Sie es im Verzeichnis ein und widerrufen Sie dann das alte.',
    note: 'Sie erhalten diese E-Mail, weil Sie das Verzeichnis der Organisation verwalten.',
  },
};
