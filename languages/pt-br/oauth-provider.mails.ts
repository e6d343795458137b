import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `Sair de ${app}?`,
    note: 'Um aplicativo pediu isso. Se você fechar esta página, continuará conectado.',
    action: 'Sair',
  },
  connected: {
    subject: (application, app) => `${application} foi conectado à sua conta do ${app}`,
    heading: (application) => `${application} foi conectado`,
    event: (application, app) => `Você permitiu que ${application} use sua conta do ${app}.`,
    next: 'Se não foi você, desconecte o app e altere sua senha.',
    action: 'Apps conectados',
    note: 'Você recebe este e-mail quando um app é conectado pela primeira vez.',
  },
  reused: {
    subject: (application) => `O acesso de ${application} foi encerrado`,
    heading: (application) => `O acesso de ${application} foi encerrado`,
    event: (application, app) =>
      `Um token com o qual ${application} usa sua conta do ${app} foi usado duas vezes. Ele pode ter sido copiado, por isso encerramos esse acesso.`,
    next: (application) => `Entre em ${application} novamente. Se isso se repetir, desconecte o app.`,
    note: 'Você recebe este e-mail porque o app está conectado à sua conta.',
  },
  secretExpires: {
    subject: (application, duration) => `Um segredo do cliente de ${application} expira em ${duration}`,
    heading: (duration) => `Um segredo do cliente expira em ${duration}`,
    event: (application, app, duration) =>
      `${application} autentica usuários com ${app}. O segredo do cliente anterior expira em ${duration}.`,
    next: (secret) => `Verifique se ele usa o novo, que começa com ${secret}.`,
    note: 'Você recebe este e-mail porque gerencia o aplicativo.',
  },
};
