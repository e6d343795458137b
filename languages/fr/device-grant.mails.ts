import type { MailTranslations } from '#generated/texts/mails.ts';

export const deviceGrant: MailTranslations['deviceGrant'] = {
  connected: {
    subject: (application) => `Un appareil a été connecté : ${application}`,
    heading: 'Un appareil a été connecté',
    event: (application, app) =>
      `Vous avez saisi le code d’un appareil, qui peut désormais utiliser votre compte ${app} en tant que ${application}.`,
    origin: (address, device) => `L’appareil a fait sa demande depuis l’adresse ${address} : ${device}.`,
    action: 'Voir les applications connectées',
    note: 'Si ce n’était pas vous, ou si quelqu’un vous a donné le code, déconnectez-y l’application.',
  },
};
