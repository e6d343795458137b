import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `Confirmez la suppression de votre compte ${app}`,
    heading: 'Supprimer votre compte\u00a0?',
    request: (app) =>
      `Ouvrez ce lien dans le navigateur où vous êtes connecté pour supprimer définitivement votre compte ${app} et toutes ses données.`,
    action: 'Supprimer le compte',
  },
  accountDeleted: {
    subject: (app) => `Votre compte ${app} a été supprimé`,
    heading: 'Votre compte est supprimé',
    event: (app) => `Votre compte ${app} et ses données ont été supprimés.`,
    number: (number) => `Reçu ${number}`,
    proof: (address) =>
      `Conservez ce numéro : il montre ce qui a été supprimé, ce qui reste et pourquoi, à l’adresse ${address}`,
  },
};
