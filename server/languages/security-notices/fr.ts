import type { MailTranslations } from '#server/languages/mail-translations.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `Sécurité de votre compte ${app}`,
  events: {
    'session.started': {
      heading: 'Nouvelle connexion à votre compte',
      event: (app, device) => `Une première connexion à votre compte ${app} a eu lieu depuis ${device}.`,
    },
    'security-notices.updated': {
      heading: 'Vos e-mails de sécurité ont changé',
      event: (app, device) =>
        `Les e-mails sur les nouvelles connexions à votre compte ${app} ont été activés ou désactivés depuis ${device}.`,
    },
    'account.linked': {
      heading: 'Vous avez associé une méthode de connexion',
      event: (app, device) => `Une méthode de connexion a été associée à votre compte ${app} depuis ${device}.`,
    },
    'account.unlinked': {
      heading: 'Vous avez dissocié une méthode de connexion',
      event: (app, device) => `Une méthode de connexion a été dissociée de votre compte ${app} depuis ${device}.`,
    },
    'username.changed': {
      heading: 'Votre nom d’utilisateur a changé',
      event: (app, device) => `Le nom d’utilisateur de votre compte ${app} a été modifié depuis ${device}.`,
    },
    'password.changed': {
      heading: 'Votre mot de passe a changé',
      event: (app, device) => `Le mot de passe de votre compte ${app} a été modifié depuis ${device}.`,
    },
    'password.reset': {
      heading: 'Votre mot de passe a été réinitialisé',
      event: (app, device) => `Le mot de passe de votre compte ${app} a été réinitialisé depuis ${device}.`,
    },
    'password.set': {
      heading: 'Vous avez ajouté un mot de passe',
      event: (app, device) => `Un mot de passe a été ajouté à votre compte ${app} depuis ${device}.`,
    },
    'user.password-set': {
      heading: 'Un administrateur a défini votre mot de passe',
      event: (app) => `Un administrateur a défini un nouveau mot de passe pour votre compte ${app}.`,
    },
    'api-key.rotated': {
      heading: 'Vous avez renouvelé une clé API',
      event: (app, device) => `Le secret d’une clé API de votre compte ${app} a été remplacé depuis ${device}.`,
    },
  },
  signInsNote:
    'Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et déconnectez tous les appareils sous « Sessions », où vous pouvez aussi désactiver ces e-mails.',
  note: 'Si ce n’était pas vous, réinitialisez votre mot de passe et contactez l’assistance.',
};
