import type { MailTranslations } from '#generated/texts/mails.ts';

export const verification: MailTranslations['verification'] = {
  verification: {
    subject: (app) => `Confirme seu e-mail para ${app}`,
    heading: 'Confirme seu e-mail',
    request: (app) => `Confirme que este é o seu endereço de e-mail para ${app}.`,
    action: 'Confirmar e-mail',
    note: (app) => `Se você não tem uma conta em ${app} e não acabou de criar uma, não abra este link.`,
    pageNote: 'Se você não solicitou este link, feche esta página.',
  },
  changeEmail: {
    subject: (app) => `Confirme seu novo e-mail para ${app}`,
    heading: 'Alterar seu e-mail?',
    request: (app, email) =>
      `Você pediu para alterar o e-mail da sua conta em ${app} para ${email}. Abra o link no navegador em que você está conectado.`,
    action: 'Alterar e-mail',
  },
  emailChanged: {
    subject: (app) => `O e-mail da sua conta em ${app} foi alterado`,
    heading: 'Seu e-mail foi alterado',
    change: (app, email) => `Sua conta em ${app} agora usa ${email} em vez deste endereço.`,
    note: (app) => `Se você não fez esta alteração, fale imediatamente com o suporte de ${app}.`,
  },
};
