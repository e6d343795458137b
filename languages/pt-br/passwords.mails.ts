import type { MailTranslations } from '#generated/texts/mails.ts';

export const passwords: MailTranslations['passwords'] = {
  resetPassword: {
    subject: (app) => `Redefina sua senha de ${app}`,
    heading: 'Redefinir sua senha',
    request: (app) => `Recebemos uma solicitação para redefinir a senha da sua conta em ${app}.`,
    action: 'Escolher uma nova senha',
    note: 'Se você não solicitou isso, pode ignorar este e-mail. Sua senha não será alterada.',
  },
  existingUser: {
    subject: (app) => `Você já tem uma conta em ${app}`,
    heading: 'Você já tem uma conta',
    explanation: (app) =>
      `Recebemos um cadastro com este endereço de e-mail, que já tem uma conta em ${app}. Entre ou redefina sua senha, se a esqueceu.`,
    action: (app) => `Ir para ${app}`,
    note: 'Se você não solicitou isso, pode ignorar este e-mail. Sua conta não mudou.',
  },
  notices: {
    'password.changed': {
      heading: 'Sua senha mudou',
      event: (app, device) => `A senha da sua conta em ${app} foi alterada de ${device}.`,
    },
    'password.reset': {
      heading: 'Sua senha foi redefinida',
      event: (app, device) => `A senha da sua conta em ${app} foi redefinida de ${device}.`,
    },
    'password.set': {
      heading: 'Você adicionou uma senha',
      event: (app, device) => `Uma senha foi adicionada à sua conta em ${app} de ${device}.`,
    },
  },
};
