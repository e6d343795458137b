import type { Translations } from '#generated/texts/screens.ts';

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
    next: 'Continuer',
    otherWays: 'Autres façons de se connecter',
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
    about: (lifetime) =>
      `Nous vous enverrons par e-mail un lien pour en choisir un nouveau. Il expire dans ${lifetime}.`,
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

export const verifiedEmail: Translations['verifiedEmail'] = {
  title: 'Adresse e-mail validée',
  about: 'Vous pouvez fermer cet onglet ou accéder à votre compte.',
  linkFailed: 'Ce lien ne fonctionne pas',
  next: 'Accéder à votre compte',
  newLink: 'Accéder à votre compte',
};
