import type { MailTranslations } from '#generated/texts/mails.ts';

export const webhooks: MailTranslations['webhooks'] = {
  disabled: {
    subject: (app) => `Un webhook ${app} a été désactivé`,
    heading: 'Un webhook a été désactivé',
    event: (host, app) => `${app} n’a pas pu livrer d’événements à ${host} pendant longtemps.`,
    next: 'Réparez le destinataire, puis réactivez le webhook. Lisez les événements manqués dans le journal des événements.',
    note: 'Vous recevez cet e-mail parce que vous pouvez gérer ce webhook.',
  },
};
