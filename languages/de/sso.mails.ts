import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `Ein Inhaber von ${organization} hat sich ohne Single Sign-on angemeldet`,
    heading: 'Anmeldung eines Inhabers ohne Single Sign-on',
    event: (owner, organization, app) =>
      `${owner} hat sich bei ${app} mit Passwort oder Passkey angemeldet, obwohl ${organization} Single Sign-on vorschreibt.`,
    next: 'Inhaber können das, wenn der Identitätsanbieter ausfällt. Wenn Sie den Grund nicht kennen, fragen Sie den Inhaber.',
    note: 'Sie erhalten diese E-Mail, weil Ihnen die Organisation gehört.',
  },
  metadataFailing: {
    subject: (provider) => `Die Metadaten von ${provider} sind nicht lesbar`,
    heading: 'Metadaten nicht lesbar',
    event: (provider, organization, app) =>
      `Seit drei Tagen konnte ${app} die Metadaten des Identitätsanbieters ${provider} nicht lesen, mit dem sich Benutzer von ${organization} anmelden:`,
    next: 'Anmeldungen funktionieren weiterhin, bis der Anbieter sein Zertifikat oder seine Adressen ändert. Prüfen Sie die Adresse der Metadaten in den Einstellungen der Verbindung.',
    note: 'Sie erhalten diese E-Mail, weil Ihnen die Organisation gehört oder weil Sie die Verbindung hinzugefügt haben.',
  },
  certificateExpiring: {
    subject: (provider, duration) => `Das Zertifikat von ${provider} läuft in ${duration} ab`,
    heading: (duration) => `Ein Zertifikat läuft in ${duration} ab`,
    event: (provider, organization, app) =>
      `Der Identitätsanbieter ${provider}, mit dem sich Benutzer von ${organization} bei ${app} anmelden, signiert mit diesem Zertifikat.`,
    next: 'Fragen Sie den Administrator des Identitätsanbieters, ob er ein anderes erhält, und fügen Sie es der Verbindung hinzu, bevor der Identitätsanbieter es verwendet. Bis dahin funktionieren Anmeldungen weiterhin.',
    note: 'Sie erhalten diese E-Mail, weil Sie Single Sign-on der Organisation verwalten.',
  },
  serviceCertificateExpiring: {
    subject: (app, provider, duration) => `Das Zertifikat von ${app} für ${provider} läuft in ${duration} ab`,
    heading: (app, duration) => `Ein Zertifikat von ${app} läuft in ${duration} ab`,
    event: (provider, organization, app) =>
      `Mit diesem Zertifikat signiert ${app} Anfragen an den Identitätsanbieter ${provider}, mit dem sich Benutzer von ${organization} anmelden. Danach lehnt der Identitätsanbieter sie möglicherweise ab.`,
    next: 'Erstellen Sie in den Einstellungen der Verbindung einen neuen Schlüssel, lassen Sie den Identitätsanbieter die Metadaten erneut lesen und signieren Sie dann mit dem neuen Schlüssel.',
  },
  postPage: { action: 'Weiter' },
};
