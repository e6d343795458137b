import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `Confirme a exclusão da sua conta em ${app}`,
    heading: 'Excluir sua conta?',
    request: (app) =>
      `Abra este link no navegador em que você está conectado para excluir permanentemente sua conta em ${app} e todos os dados dela.`,
    action: 'Excluir conta',
  },
  accountDeleted: {
    subject: (app) => `Sua conta em ${app} foi excluída`,
    heading: 'Sua conta foi excluída',
    event: (app) => `Sua conta em ${app} e os dados dela foram excluídos.`,
    number: (number) => `Recibo ${number}`,
    proof: (address) => `Guarde este número: ele mostra o que foi excluído, o que permanece e por quê, em ${address}`,
  },
};
