import type { Translations } from '#generated/texts/screens.ts';

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

export const emailCodeEventTexts: Translations['emailCodeEventTexts'] = {
  'email-code.refused': 'Code par e-mail refusé',
};

export const emailCodeSentences: Translations['emailCodeSentences'] = {
  'email-code.refused': 'Code par e-mail incorrect\u00a0: {target}',
};
