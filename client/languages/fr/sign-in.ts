import type { Translations } from '#client/languages/translations.ts';

export const signInErrors: Translations['signInErrors'] = {
  EMAIL_NOT_VERIFIED: 'Validez d’abord votre adresse e-mail.',
  INVALID_EMAIL_OR_PASSWORD: 'Adresse e-mail ou mot de passe incorrect.',
  USER_ALREADY_EXISTS: 'Un compte avec cette adresse e-mail existe déjà. Connectez-vous plutôt.',
  notEnabled: 'Cette méthode de connexion n’est pas activée.',
  signUpClosed: 'Les inscriptions sont fermées.',
  resetNotEnabled: 'Les mots de passe ne peuvent pas être réinitialisés par e-mail ici. Contactez l’assistance.',
  verificationNotEnabled: 'Ce service ne peut pas envoyer d’e-mails de validation. Contactez l’assistance.',
  PASSWORD_TOO_SHORT: 'Ce mot de passe est trop court',
  PASSWORD_TOO_LONG: 'Ce mot de passe est trop long',
  PASSWORD_COMPROMISED: 'Ce mot de passe est très répandu. Choisissez-en un autre.',
  PASSWORD_TOO_SIMILAR: 'Ce mot de passe ressemble trop à votre nom ou à votre adresse e-mail. Choisissez-en un autre.',
};

export const signIn: Translations['signIn'] = {
  password: 'Mot de passe',
  signIn: {
    title: (app) => `Se connecter à ${app}`,
    sessionEnded: 'Votre session est terminée. Connectez-vous pour continuer.',
    needsSetup:
      'Il n’y a pas encore d’administrateur. Ouvrez le lien de configuration affiché dans le terminal du serveur.',
    joining: (organization) => `Connectez-vous pour rejoindre ${organization}.`,
    remember: 'Rester connecté',
    forgotPassword: 'Mot de passe oublié\u00a0?',
    action: 'Se connecter',
    newHere: 'Nouveau ici\u00a0?',
    signUp: 'Créer un compte',
    continueWith: (provider) => `Continuer avec ${provider}`,
    or: 'ou',
  },
  signUp: {
    title: (app) => `Créer votre compte ${app}`,
    joining: (organization) => `Créez un compte pour rejoindre ${organization}.`,
    name: 'Nom',
    action: 'Créer un compte',
    hasAccount: 'Vous avez déjà un compte\u00a0?',
    sentTitle: 'Consultez votre boîte de réception',
    sent: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour terminer la création de votre compte.`,
  },
  verification: {
    sent: (email) => `Validez d’abord votre adresse e-mail. Nous venons d’envoyer un nouveau lien à ${email}.`,
    sentToUser: 'Validez d’abord votre adresse e-mail. Nous venons de vous envoyer un nouveau lien.',
    sentAgain: (email) => `Nous avons envoyé un autre lien à ${email}.`,
    resend: 'Renvoyer le lien',
  },
  forgotPassword: {
    title: 'Réinitialiser votre mot de passe',
    action: 'M’envoyer un lien de réinitialisation',
    sent: (email, lifetime) =>
      `Si ${email} correspond à un compte, nous avons envoyé un lien de réinitialisation. Il expire dans ${lifetime}.`,
  },
  resetPassword: {
    title: 'Choisissez un nouveau mot de passe',
    linkFailed: 'Ce lien ne fonctionne pas',
    requestLink: 'Demander un nouveau lien',
    newPassword: 'Nouveau mot de passe',
    action: 'Changer le mot de passe',
    first: {
      title: 'Choisissez un mot de passe',
      password: 'Mot de passe',
      action: 'Enregistrer le mot de passe',
      done: 'Votre mot de passe est enregistré. Vous pouvez maintenant vous connecter.',
    },
    done: 'Mot de passe modifié. Vous avez été déconnecté de tous vos appareils.',
  },
};

export const emailCodeEntries: Translations['emailCodeEntries'] = {
  signIn: 'M’envoyer un code de connexion',
  passwordReset: 'M’envoyer plutôt un code',
  verification: 'Utiliser plutôt un code',
  emailChange: 'Utiliser des codes plutôt qu’un lien',
};

export const emailCodeErrors: Translations['emailCodeErrors'] = {
  OTP_EXPIRED: 'Ce code a expiré. Demandez-en un nouveau.',
  INVALID_OTP:
    'Ce code est incorrect ou a déjà été utilisé. Saisissez le plus récent dans le navigateur qui l’a demandé.',
  TOO_MANY_ATTEMPTS: 'Trop de codes incorrects. Réessayez dans 15 minutes.',
};

export const emailCodes: Translations['emailCodes'] = {
  send: 'M’envoyer un code',
  sent: (email, lifetime) =>
    `Consultez votre boîte de réception. Nous avons envoyé un code à ${email}\u00a0; il expire dans ${lifetime}.`,
  code: 'Code',
  otherEmail: 'Utiliser une autre adresse e-mail',
  signIn: {
    title: 'Se connecter avec un code par e-mail',
    about: 'Nous vous enverrons un code par e-mail. Aucun mot de passe nécessaire.',
    action: 'Se connecter',
  },
  verify: {
    title: 'Validez votre adresse e-mail',
    about: 'Nous vous enverrons un code par e-mail. Saisissez-le dans ce navigateur.',
    action: 'Valider l’adresse e-mail',
  },
  verified: { title: 'Adresse e-mail validée', next: 'Continuer' },
  reset: {
    title: 'Réinitialiser votre mot de passe',
    about: 'Nous vous enverrons un code si votre adresse e-mail correspond à un compte.',
    newPassword: 'Nouveau mot de passe',
    action: 'Changer le mot de passe',
  },
  passwordChanged: {
    title: 'Mot de passe modifié',
    about: 'Vous avez été déconnecté de tous vos appareils.',
    next: 'Se connecter',
  },
  change: {
    title: 'Changer votre adresse e-mail',
    about: 'Nous enverrons un code à votre adresse actuelle si elle est validée, puis un autre à la nouvelle adresse.',
    newEmail: 'Nouvelle adresse e-mail',
    codeFromCurrent: 'Code reçu à votre adresse actuelle',
    codeFromNew: 'Code reçu à votre nouvelle adresse',
    next: 'Continuer',
    action: 'Changer l’adresse e-mail',
    done: 'Adresse e-mail modifiée',
  },
};

export const magicLink: Translations['magicLink'] = {
  action: 'M’envoyer un lien de connexion',
  title: 'Se connecter avec un lien par e-mail',
  about: 'Nous vous enverrons un lien par e-mail. Aucun mot de passe nécessaire.',
  sent: (email, lifetime) =>
    `Consultez votre boîte de réception. Nous avons envoyé un lien de connexion à ${email}\u00a0; il expire dans ${lifetime}.`,
};

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'Nom d’utilisateur ou mot de passe incorrect.',
  USERNAME_IS_ALREADY_TAKEN: 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  USERNAME_TOO_SHORT: 'Ce nom d’utilisateur est trop court',
  USERNAME_TOO_LONG: 'Ce nom d’utilisateur est trop long',
  INVALID_USERNAME:
    'N’utilisez que des lettres, des chiffres, des points et des tirets bas, ou choisissez un autre nom',
  INVALID_DISPLAY_USERNAME: 'Ce nom ne peut pas être affiché. Choisissez-en un autre.',
  USERNAME_IS_IMMUTABLE: 'Votre nom d’utilisateur ne peut pas être modifié',
  notEnabled: 'Les noms d’utilisateur ne sont pas activés.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'Adresse e-mail ou nom d’utilisateur',
  signInNameRequired: 'Saisissez une adresse e-mail ou un nom d’utilisateur',
  username: 'Nom d’utilisateur',
  hint: 'Facultatif. Lettres, chiffres, points et tirets bas.',
};

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'Vous êtes déconnecté de ce compte. Reconnectez-vous.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'Ajouter un compte',
  switchAccount: 'Changer de compte',
  signOutOfThis: 'Se déconnecter de ce compte',
  signOutOfAll: 'Se déconnecter de tous les comptes',
  signedIn: 'Connectés sur cet appareil',
  continueAs: (name) => `Continuer en tant que ${name}`,
};
