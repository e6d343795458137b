import { listOf } from '#shared/lib/language/translation.ts';

import type { MailTranslations } from './mail-translations.ts';

const list = listOf('fr');

export const translations: MailTranslations = {
  shared: {
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    linkExpiry: (duration) => `Ce lien expire dans ${duration} et ne peut être utilisé qu’une fois.`,
    codeExpiry: (duration) => `Ce code expire dans ${duration} et ne peut être utilisé qu’une fois.`,
    device: { browserOn: (browser, system) => `${browser} sous ${system}`, unknown: 'un appareil inconnu' },
    footer: (address: string, app: string) =>
      `Cet e-mail a été envoyé à ${address}, car cette adresse a été utilisée avec ${app}.`,
    openLink: 'Ou ouvrez ce lien dans votre navigateur\u00a0:',
    ignore: 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
    accountAtRisk:
      'Si vous n’êtes pas à l’origine de cette demande, n’ouvrez pas le lien et changez votre mot de passe\u00a0: une autre personne a peut-être accès à votre compte.',
  },
  verification: {
    verification: {
      subject: (app) => `Validez votre adresse e-mail pour ${app}`,
      heading: 'Validez votre adresse e-mail',
      request: (app) => `Confirmez que cette adresse e-mail est la vôtre pour ${app}.`,
      action: 'Valider l’adresse e-mail',
      note: (app) => `Si vous n’avez pas de compte ${app} et ne venez pas d’en créer un, n’ouvrez pas ce lien.`,
      pageNote: 'Si vous n’avez pas demandé ce lien, fermez cette page.',
    },
    changeEmail: {
      subject: (app) => `Confirmez votre nouvelle adresse e-mail pour ${app}`,
      heading: 'Changer votre adresse e-mail\u00a0?',
      request: (app, email) =>
        `Vous avez demandé à remplacer l’adresse e-mail de votre compte ${app} par ${email}. Ouvrez le lien dans le navigateur où vous êtes connecté.`,
      action: 'Changer l’adresse e-mail',
    },
    emailChanged: {
      subject: (app) => `L’adresse e-mail de votre compte ${app} a changé`,
      heading: 'Votre adresse e-mail a changé',
      change: (app, email) => `Votre compte ${app} utilise désormais ${email} au lieu de cette adresse.`,
      note: (app) => `Si vous n’avez pas effectué ce changement, contactez immédiatement l’assistance de ${app}.`,
    },
  },
  passwords: {
    resetPassword: {
      subject: (app) => `Réinitialisez votre mot de passe pour ${app}`,
      heading: 'Réinitialiser votre mot de passe',
      request: (app) => `Nous avons reçu une demande de réinitialisation du mot de passe de votre compte ${app}.`,
      action: 'Choisir un nouveau mot de passe',
      note: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
    },
    existingUser: {
      subject: (app) => `Vous avez déjà un compte ${app}`,
      heading: 'Vous avez déjà un compte',
      explanation: (app) =>
        `Nous avons reçu une inscription avec cette adresse e-mail, qui correspond déjà à un compte ${app}. Connectez-vous, ou réinitialisez votre mot de passe si vous l’avez oublié.`,
      action: (app) => `Accéder à ${app}`,
      note: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre compte n’a pas changé.',
    },
    notices: {
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
    },
  },
  userInvitations: {
    userInvitation: {
      subject: (app) => `Configurez votre compte ${app}`,
      heading: (app) => `Vous avez un compte ${app}`,
      explanation: (app) => `Un administrateur a créé un compte ${app} pour cette adresse e-mail.`,
      request: 'Choisissez un mot de passe pour vous connecter. L’ouverture du lien valide aussi votre adresse e-mail.',
      action: 'Choisir un mot de passe',
    },
    notices: {
      'user.password-set': {
        heading: 'Un administrateur a défini votre mot de passe',
        event: (app) => `Un administrateur a défini un nouveau mot de passe pour votre compte ${app}.`,
      },
    },
  },
  testMail: {
    subject: (app) => `E-mail de test de ${app}`,
    heading: 'L’envoi d’e-mails fonctionne',
    explanation: (app) => `Cet e-mail montre que ${app} peut envoyer des e-mails à cette adresse.`,
    note: 'Vous l’avez envoyé depuis les paramètres, sous « Administration ».',
  },
  magicLink: {
    heading: (app) => `Se connecter à ${app}`,
    instruction: 'Ouvrez ce lien pour vous connecter.',
    action: 'Se connecter',
    confirmPage: {
      question: (email) => `Se connecter en tant que ${email}\u00a0?`,
      note: 'Si vous n’avez pas demandé ce lien, fermez cette page.',
    },
  },
  emailCodes: {
    purposes: {
      'sign-in': {
        subject: (app) => `Votre code de connexion pour ${app}`,
        heading: (app) => `Se connecter à ${app}`,
        instruction: () => 'Saisissez ce code pour vous connecter.',
      },
      'email-verification': {
        subject: (app) => `Votre code de validation pour ${app}`,
        heading: () => 'Validez votre adresse e-mail',
        instruction: (app) => `Saisissez ce code pour confirmer que cette adresse e-mail est la vôtre pour ${app}.`,
      },
      'forget-password': {
        subject: (app) => `Votre code de réinitialisation du mot de passe pour ${app}`,
        heading: () => 'Réinitialiser votre mot de passe',
        instruction: (app) => `Saisissez ce code pour choisir un nouveau mot de passe pour votre compte ${app}.`,
      },
      'change-email-confirmation': {
        subject: (app) => `Confirmez le changement de votre adresse e-mail pour ${app}`,
        heading: () => 'Changer votre adresse e-mail\u00a0?',
        instruction: (app, newEmail) =>
          `Vous avez demandé à remplacer l’adresse e-mail de votre compte ${app} par ${newEmail}. Saisissez ce code pour continuer.`,
      },
      'change-email': {
        subject: (app) => `Le code de votre nouvelle adresse e-mail pour ${app}`,
        heading: () => 'Confirmez votre nouvelle adresse e-mail',
        instruction: (app) => `Saisissez ce code pour utiliser cette adresse avec votre compte ${app}.`,
      },
    },
    codeFirst: (code, subject) => `${code} – ${subject}`,
    requestedFrom: (device) => `Demandé depuis ${device}.`,
    note: (app) =>
      `Si vous n’avez pas demandé ce code, vous pouvez ignorer cet e-mail. Ne communiquez ce code à personne\u00a0: ${app} ne le demande jamais par téléphone, e-mail ou messagerie.`,
  },
  twoFactor: {
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
        'method-added': 'Vous avez ajouté une deuxième étape',
        'backup-codes-created': 'Vous avez de nouveaux codes de secours',
        'backup-code-used': 'Un code de secours a été utilisé',
        'passkey-added': 'Vous avez ajouté une clé d’accès',
        'passkey-removed': 'Vous avez supprimé une clé d’accès',
        locked: 'Trop de codes incorrects',
        reset: 'L’authentification à deux facteurs a été réinitialisée',
        recovered: 'Votre deuxième étape a été supprimée',
      },
      event: {
        enabled: (app) => `L’authentification à deux facteurs a été activée pour votre compte ${app}.`,
        disabled: (app) => `L’authentification à deux facteurs a été désactivée pour votre compte ${app}.`,
        'method-added': (app) => `Une deuxième étape a été ajoutée à votre compte ${app}.`,
        'backup-codes-created': (app) =>
          `Des codes de secours ont été créés pour votre compte ${app}. Les précédents ne fonctionnent plus.`,
        'backup-code-used': (app) => `L’un des codes de secours de votre compte ${app} a été utilisé.`,
        'passkey-added': (app) => `Une clé d’accès a été ajoutée à votre compte ${app}.`,
        'passkey-removed': (app) => `Une clé d’accès a été supprimée de votre compte ${app}.`,
        locked: (app) =>
          `Plusieurs codes incorrects ont été saisis comme deuxième étape pour votre compte ${app}. Les codes sont refusés pendant 15 minutes.`,
        reset: (app) =>
          `Un administrateur a désactivé l’authentification à deux facteurs de votre compte ${app}. Configurez-la à nouveau sous «\u00a0Sécurité\u00a0».`,
        recovered: (app) =>
          `La deuxième étape de votre compte ${app} a été supprimée avec un code que nous vous avons envoyé par e-mail. Configurez-la à nouveau sous «\u00a0Sécurité\u00a0».`,
      },
      signedOut: 'Vos autres appareils ont été déconnectés.',
      note: 'Si ce n’était pas vous, changez votre mot de passe et contactez l’assistance.',
    },
    recoveryRequested: {
      subject: (app) => `Demande de suppression de la deuxième étape de votre compte ${app}`,
      heading: 'Supprimer votre deuxième étape\u00a0?',
      event: (app) =>
        `Un utilisateur qui a saisi votre mot de passe ou s’est connecté avec un fournisseur a demandé la suppression de la deuxième étape de votre compte ${app}.`,
      possible: (time) =>
        `Rien n’a encore changé. La suppression sera possible à cette date\u00a0: ${time}, en se reconnectant avec un code que nous vous enverrons par e-mail.`,
      cancel:
        'Si ce n’était pas vous, annulez la demande et changez votre mot de passe. Une connexion avec votre deuxième étape l’annule aussi.',
      action: 'Annuler la demande',
      note: 'Si vous êtes à l’origine de cette demande, reconnectez-vous à cette date.',
    },
    recoveryCode: {
      subject: (app) => `Code de suppression de la deuxième étape de votre compte ${app}`,
      heading: 'Supprimer votre deuxième étape',
      instruction: (app) =>
        `Saisissez ce code là où vous vous connectez pour supprimer la deuxième étape de votre compte ${app}. Ne le communiquez à personne.`,
      note: 'Si ce n’était pas vous, changez votre mot de passe maintenant\u00a0: une autre personne le connaît.',
    },
  },
  passkeys: {
    cloneSuspected: {
      subject: (app) => `Connexion avec une clé d’accès refusée par ${app}`,
      heading: 'Une clé d’accès a peut-être été copiée',
      unnamed: 'Une clé d’accès',
      named: (name) => `La clé d’accès «\u00a0${name}\u00a0»`,
      event: (passkey, app) =>
        `${passkey} de votre compte ${app} a été refusée\u00a0: son compteur de signatures n’a pas augmenté, il en existe donc peut-être une copie.`,
      note: 'Connectez-vous autrement et supprimez cette clé d’accès sous «\u00a0Sécurité\u00a0».',
    },
  },
  accountDeletion: {
    deleteAccount: {
      subject: (app) => `Confirmez la suppression de votre compte ${app}`,
      heading: 'Supprimer votre compte\u00a0?',
      request: (app) =>
        `Ouvrez ce lien dans le navigateur où vous êtes connecté pour supprimer définitivement votre compte ${app} et toutes ses données.`,
      action: 'Supprimer le compte',
    },
  },
  apiKeys: {
    keyCreated: {
      subject: (app) => `Nouvelle clé API pour ${app}`,
      heading: 'Une clé API a été créée',
      unnamed: 'Une clé API',
      named: (name) => `La clé API «\u00a0${name}\u00a0»`,
      event: (key, app) => `${key} a été créée pour votre compte ${app}.`,
      note: 'Si vous ne l’avez pas créée, supprimez la clé et changez votre mot de passe.',
    },
    notices: {
      'api-key.rotated': {
        heading: 'Vous avez renouvelé une clé API',
        event: (app, device) => `Le secret d’une clé API de votre compte ${app} a été remplacé depuis ${device}.`,
      },
    },
  },
  securityNotices: {
    subject: (app) => `Sécurité de votre compte ${app}`,
    notices: {
      'session.started': {
        heading: 'Nouvelle connexion à votre compte',
        event: (app, device) => `Une première connexion à votre compte ${app} a eu lieu depuis ${device}.`,
      },
      'security-notices.updated': {
        heading: 'Vos e-mails de sécurité ont changé',
        event: (app, device) =>
          `Les e-mails sur les nouvelles connexions à votre compte ${app} ont été activés ou désactivés depuis ${device}.`,
      },
    },
    signInsNote:
      'Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et déconnectez tous les appareils sous « Sessions », où vous pouvez aussi désactiver ces e-mails.',
    note: 'Si ce n’était pas vous, réinitialisez votre mot de passe et contactez l’assistance.',
  },
  accounts: {
    notices: {
      'account.linked': {
        heading: 'Vous avez associé une méthode de connexion',
        event: (app, device) => `Une méthode de connexion a été associée à votre compte ${app} depuis ${device}.`,
      },
      'account.unlinked': {
        heading: 'Vous avez dissocié une méthode de connexion',
        event: (app, device) => `Une méthode de connexion a été dissociée de votre compte ${app} depuis ${device}.`,
      },
    },
  },
  usernames: {
    notices: {
      'username.changed': {
        heading: 'Votre nom d’utilisateur a changé',
        event: (app, device) => `Le nom d’utilisateur de votre compte ${app} a été modifié depuis ${device}.`,
      },
    },
  },
  invitations: {
    invitation: {
      subject: (organization, app) => `Invitation à rejoindre ${organization} sur ${app}`,
      heading: (organization) => `Rejoindre ${organization}`,
      request: ({ inviter, organization, app, roles }) =>
        `${inviter} vous a invité à rejoindre ${organization} sur ${app} avec le rôle ${list(roles)}.`,
      expiry: (duration) => `L’invitation expire dans ${duration}. Ne partagez pas ce lien\u00a0; il vous est réservé.`,
      action: 'Voir l’invitation',
    },
  },
  webhooks: {
    disabled: {
      subject: (app) => `Un webhook ${app} a été désactivé`,
      heading: 'Un webhook a été désactivé',
      event: (host, app) => `${app} n’a pas pu livrer d’événements à ${host} pendant longtemps.`,
      next: 'Réparez le destinataire, puis réactivez le webhook. Lisez les événements manqués dans le journal des événements.',
      note: 'Vous recevez cet e-mail parce que vous pouvez gérer ce webhook.',
    },
  },
};
