import type { MailTranslations } from '#generated/texts/mails.ts';

export const webhooks: MailTranslations['webhooks'] = {
  disabled: {
    subject: (app) => `Ein Webhook von ${app} wurde deaktiviert`,
    heading: 'Ein Webhook wurde deaktiviert',
    event: (host, app) => `${app} konnte über lange Zeit keine Ereignisse an ${host} zustellen.`,
    next: 'Reparieren Sie den Empfänger und aktivieren Sie dann den Webhook wieder. Lesen Sie die verpassten Ereignisse aus dem Ereignisprotokoll.',
    note: 'Sie erhalten diese E-Mail, weil Sie diesen Webhook verwalten können.',
  },
};
