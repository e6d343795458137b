import type { MailTranslations } from '#generated/texts/mails.ts';

export const twoFactor: MailTranslations['twoFactor'] = {
  code: {
    subject: (app) => `Votre code de vérification pour ${app}`,
    heading: 'Votre code de vérification',
    instruction:
      'Saisissez ce code pour terminer la connexion ou confirmer votre identité. Ne le communiquez à personne.',
    note: 'Si vous n’étiez pas en train de vous connecter, une autre personne connaît peut-être votre mot de passe\u00a0: changez-le.',
  },
  changed: {
    subject: (app) => `Sécurité de votre compte ${app}`,
    heading: {
      enabled: 'L’authentification à deux facteurs est activée',
      disabled: 'L’authentification à deux facteurs est désactivée',
      'method-added': 'Vous avez ajouté un second facteur',
      'backup-codes-created': 'Vous avez de nouveaux codes de secours',
      'backup-code-used': 'Un code de secours a été utilisé',
      'passkey-added': 'Vous avez ajouté une clé d’accès',
      'passkey-removed': 'Vous avez supprimé une clé d’accès',
      locked: 'Trop de codes incorrects',
      reset: 'L’authentification à deux facteurs a été réinitialisée',
      recovered: 'Votre second facteur a été supprimé',
    },
    event: {
      enabled: (app) => `L’authentification à deux facteurs a été activée pour votre compte ${app}.`,
      disabled: (app) => `L’authentification à deux facteurs a été désactivée pour votre compte ${app}.`,
      'method-added': (app) => `Un second facteur a été ajouté à votre compte ${app}.`,
      'backup-codes-created': (app) =>
        `Des codes de secours ont été créés pour votre compte ${app}. Les précédents ne fonctionnent plus.`,
      'backup-code-used': (app) => `L’un des codes de secours de votre compte ${app} a été utilisé.`,
      'passkey-added': (app) => `Une clé d’accès a été ajoutée à votre compte ${app}.`,
      'passkey-removed': (app) => `Une clé d’accès a été supprimée de votre compte ${app}.`,
      locked: (app) =>
        `Plusieurs codes incorrects ont été saisis comme second facteur pour votre compte ${app}. Les codes sont refusés pendant 15 minutes.`,
      reset: (app) =>
        `Un administrateur a désactivé l’authentification à deux facteurs de votre compte ${app}. Configurez-la à nouveau sous «\u00a0Sécurité\u00a0».`,
      recovered: (app) =>
        `Le second facteur de votre compte ${app} a été supprimé avec un code que nous vous avons envoyé par e-mail. Configurez-le à nouveau sous «\u00a0Sécurité\u00a0».`,
    },
    signedOut: 'Vos autres appareils ont été déconnectés.',
    note: 'Si ce n’était pas vous, changez votre mot de passe et contactez l’assistance.',
  },
  recoveryRequested: {
    subject: (app) => `Demande de suppression du second facteur de votre compte ${app}`,
    heading: 'Supprimer votre second facteur\u00a0?',
    event: (app) =>
      `Un utilisateur qui a saisi votre mot de passe ou s’est connecté avec un fournisseur a demandé la suppression du second facteur de votre compte ${app}.`,
    possible: (time) =>
      `Rien n’a encore changé. La suppression sera possible à cette date\u00a0: ${time}, en se reconnectant avec un code que nous vous enverrons par e-mail.`,
    cancel:
      'Si ce n’était pas vous, annulez la demande et changez votre mot de passe. Une connexion avec votre second facteur l’annule aussi.',
    action: 'Annuler la demande',
    note: 'Si vous êtes à l’origine de cette demande, reconnectez-vous à cette date.',
  },
  recoveryCode: {
    subject: (app) => `Code de suppression du second facteur de votre compte ${app}`,
    heading: 'Supprimer votre second facteur',
    instruction: (app) =>
      `Saisissez ce code là où vous vous connectez pour supprimer le second facteur de votre compte ${app}. Ne le communiquez à personne.`,
    note: 'Si ce n’était pas vous, changez votre mot de passe maintenant\u00a0: une autre personne le connaît.',
  },
};
