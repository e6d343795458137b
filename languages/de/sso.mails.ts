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
};
