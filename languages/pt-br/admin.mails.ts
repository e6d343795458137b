import type { MailTranslations } from '#generated/texts/mails.ts';

export const userInvitations: MailTranslations['userInvitations'] = {
  userInvitation: {
    subject: (app) => `Configure sua conta em ${app}`,
    heading: (app) => `Você tem uma conta em ${app}`,
    explanation: (app) => `Um administrador criou uma conta em ${app} para este endereço de e-mail.`,
    request: 'Escolha uma senha para entrar. Abrir o link também confirma seu endereço de e-mail.',
    action: 'Escolher uma senha',
  },
  notices: {
    'user.password-set': {
      heading: 'Um administrador definiu sua senha',
      event: (app) => `Um administrador definiu uma nova senha para sua conta em ${app}.`,
    },
  },
};

export const testMail: MailTranslations['testMail'] = {
  subject: (app) => `E-mail de teste de ${app}`,
  heading: 'O envio de e-mails funciona',
  explanation: (app) => `Este e-mail mostra que ${app} consegue enviar e-mails para este endereço.`,
  note: 'Você o enviou nas configurações, em “Administração”.',
};
