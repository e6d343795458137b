import type { MailTranslations } from '#generated/texts/mails.ts';

export const emailCodes: MailTranslations['emailCodes'] = {
  purposes: {
    'sign-in': {
      subject: (app) => `Seu código de acesso para ${app}`,
      heading: (app) => `Entrar em ${app}`,
      instruction: () => 'Digite este código para entrar.',
    },
    'email-verification': {
      subject: (app) => `Seu código de confirmação para ${app}`,
      heading: () => 'Confirme seu e-mail',
      instruction: (app) => `Digite este código para confirmar que este é o seu endereço de e-mail para ${app}.`,
    },
    'forget-password': {
      subject: (app) => `Seu código de redefinição de senha para ${app}`,
      heading: () => 'Redefinir sua senha',
      instruction: (app) => `Digite este código para escolher uma nova senha para sua conta em ${app}.`,
    },
    'change-email-confirmation': {
      subject: (app) => `Confirme a alteração do seu e-mail para ${app}`,
      heading: () => 'Alterar seu e-mail?',
      instruction: (app, newEmail) =>
        `Você pediu para alterar o e-mail da sua conta em ${app} para ${newEmail}. Digite este código para continuar.`,
    },
    'change-email': {
      subject: (app) => `O código do seu novo e-mail para ${app}`,
      heading: () => 'Confirme seu novo e-mail',
      instruction: (app) => `Digite este código para usar este endereço na sua conta em ${app}.`,
    },
  },
  codeFirst: (code, subject) => `${code} – ${subject}`,
  requestedFrom: (device) => `Solicitado de ${device}.`,
  note: (app) =>
    `Se você não solicitou este código, pode ignorar este e-mail. Não compartilhe o código com ninguém: ${app} nunca o pede por telefone, e-mail ou chat.`,
};
