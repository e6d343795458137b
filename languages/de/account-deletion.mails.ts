import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `Bestätigen Sie das Löschen Ihres Kontos bei ${app}`,
    heading: 'Konto löschen?',
    request: (app) =>
      `Öffnen Sie diesen Link in dem Browser, in dem Sie angemeldet sind, um Ihr Konto bei ${app} und alle zugehörigen Daten endgültig zu löschen.`,
    action: 'Konto löschen',
  },
  accountDeleted: {
    subject: (app) => `Ihr Konto bei ${app} wurde gelöscht`,
    heading: 'Ihr Konto ist gelöscht',
    event: (app) => `Ihr Konto bei ${app} und die zugehörigen Daten wurden gelöscht.`,
    number: (number) => `Beleg ${number}`,
    proof: (address) =>
      `Bewahren Sie diese Nummer auf: Sie zeigt, was gelöscht wurde, was bleibt und warum, unter ${address}`,
  },
};
