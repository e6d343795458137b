import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `Confirme a exclusão da sua conta em ${app}`,
    heading: 'Excluir sua conta?',
    request: (app) =>
      `Abra este link no navegador em que você está conectado para excluir permanentemente sua conta em ${app} e todos os dados dela.`,
    action: 'Excluir conta',
  },
};
