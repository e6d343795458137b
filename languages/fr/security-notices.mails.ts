import type { MailTranslations } from '#generated/texts/mails.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Sécurité de votre compte ${app}`,
  notices: {
    'session.started': {
      heading: 'Nouvelle connexion à votre compte',
      event: (app) => `Une connexion à votre compte ${app} a eu lieu depuis un nouveau navigateur.`,
    },
    'security-notices.updated': {
      heading: 'Vos e-mails de sécurité ont changé',
      event: (app, device) =>
        `Les e-mails sur les nouvelles connexions à votre compte ${app} ont été activés ou désactivés depuis ${device}.`,
    },
  },
  details: { device: 'Appareil', ipAddress: 'Adresse IP', time: 'Heure' },
  reviewSessions: 'Vérifier les sessions',
  signInsNote:
    'Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et déconnectez tous les appareils sous « Sessions », où vous pouvez aussi désactiver ces e-mails.',
  note: 'Si ce n’était pas vous, réinitialisez votre mot de passe et contactez l’assistance.',
};
