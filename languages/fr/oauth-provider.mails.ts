import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `Se déconnecter de ${app} ?`,
    note: 'Une application l’a demandé. Si vous fermez cette page, vous restez connecté.',
    action: 'Se déconnecter',
  },
  connected: {
    subject: (application, app) => `${application} a été connectée à votre compte ${app}`,
    heading: (application) => `${application} a été connectée`,
    event: (application, app) => `Vous avez autorisé ${application} à utiliser votre compte ${app}.`,
    next: 'Si ce n’était pas vous, déconnectez-la et changez votre mot de passe.',
    action: 'Applications connectées',
    note: 'Vous recevez cet e-mail lorsqu’une application est connectée pour la première fois.',
  },
  reused: {
    subject: (application) => `L’accès de ${application} a pris fin`,
    heading: (application) => `L’accès de ${application} a pris fin`,
    event: (application, app) =>
      `Un jeton avec lequel ${application} utilise votre compte ${app} a servi deux fois. Il a peut-être été copié ; nous avons donc mis fin à cet accès.`,
    next: (application) => `Reconnectez-vous à ${application}. Si cela se reproduit, déconnectez l’application.`,
    note: 'Vous recevez cet e-mail parce que l’application est connectée à votre compte.',
  },
  secretExpires: {
    subject: (application, duration) => `Un secret client de ${application} expire dans ${duration}`,
    heading: (duration) => `Un secret client expire dans ${duration}`,
    event: (application, app, duration) =>
      `${application} connecte ses utilisateurs avec ${app}. Son ancien secret client expire dans ${duration}.`,
    next: (secret) => `Vérifiez qu’elle utilise le nouveau, qui commence par ${secret}.`,
    note: 'Vous recevez cet e-mail parce que vous gérez l’application.',
  },
};
