import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditStreams: MailTranslations['auditStreams'] = {
  failing: {
    subject: (app, stream) => `Le flux d’audit ${stream} de ${app} échoue`,
    heading: 'Un flux d’audit échoue',
    event: (app, stream) =>
      `${app} n’a pas pu envoyer le journal d’audit à ${stream} depuis un jour. La dernière erreur :`,
    next: 'Aucune entrée n’est perdue : le flux reprend où il s’est arrêté dès que le destinataire accepte à nouveau des entrées.',
    note: 'Vous recevez cet e-mail parce que vous pouvez gérer ce flux.',
  },
};
