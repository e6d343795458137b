import type { MailTranslations } from '#generated/texts/mails.ts';

export const setupLinks: MailTranslations['setupLinks'] = {
  opened: {
    subject: (organization) => `Der Einrichtungslink von ${organization} wurde geöffnet`,
    heading: 'Ein Einrichtungslink wurde geöffnet',
    event: (organization, address, app) =>
      `Ein Browser mit der Adresse ${address} hat den Link geöffnet, mit dem ${organization} in ${app} eingerichtet wird. Kein anderer Browser kann ihn jetzt noch verwenden.`,
    next: 'Wenn ihn nicht die Person geöffnet hat, der Sie den Link gesendet haben, widerrufen Sie ihn auf der Seite für Single Sign-on.',
    note: 'Sie erhalten diese E-Mail, weil Ihnen die Organisation gehört oder weil Sie den Link erstellt haben.',
  },
  completed: {
    subject: (organization) => `${organization} ist eingerichtet und wartet auf Sie`,
    heading: 'Bestätigen Sie, was eingerichtet wurde',
    event: (organization, app) =>
      `Die Person mit dem Einrichtungslink von ${organization} hat die Einrichtung in ${app} abgeschlossen. Der Link kann nicht mehr verwendet werden.`,
    next: 'Sehen Sie sich an, was hinzugefügt wurde, und schalten Sie es ein.',
    action: 'Single Sign-on ansehen',
    note: 'Sie erhalten diese E-Mail, weil Ihnen die Organisation gehört oder weil Sie den Link erstellt haben.',
  },
};
