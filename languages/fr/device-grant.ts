import type { Translations } from '#generated/texts/screens.ts';

export const deviceGrant: Translations['deviceGrant'] = {
  title: 'Connecter un appareil',
  about: 'Saisissez le code affiché par votre appareil.',
  code: 'Code',
  codeFormat: 'Un code comporte huit lettres, par exemple XKCD-BDFG.',
  fromLink: 'Le lien a rempli ce code. Continuez seulement si votre appareil affiche le même.',
  submit: 'Continuer',
  question: (code) => `Votre appareil affiche-t-il ${code} ?`,
  asks: '{value} demande l’accès à votre compte.',
  asked: 'Demandé',
  origin: {
    same: (address) => `Depuis votre réseau (${address})`,
    other: (address) => `Depuis un autre réseau que le vôtre (${address})`,
  },
  scopes: 'L’appareil pourra :',
  session: 'L’appareil sera connecté en votre nom et pourra faire tout ce que vous pouvez faire.',
  warning: (service) =>
    `Continuez seulement si vous avez lancé cette demande vous-même, sur un appareil devant vous. ${service} ne vous envoie jamais de code.`,
  approve: 'C’est le mien, connecter',
  deny: 'Ce n’est pas moi',
  approved: { title: 'Appareil connecté', about: 'Vous pouvez retourner à votre appareil.' },
  denied: {
    title: 'Appareil refusé',
    about: 'Vous avez bien fait de vérifier. L’appareil n’a pas accès à votre compte.',
  },
  disabled: {
    title: 'Impossible de connecter des appareils',
    about: 'Ce service ne connecte pas d’appareils avec un code.',
  },
};

export const deviceGrantErrors: Translations['deviceGrantErrors'] = {
  INVALID_USER_CODE: 'Ce code n’existe pas. Comparez-le avec celui de votre appareil.',
  EXPIRED_USER_CODE: 'Ce code a expiré. Recommencez sur votre appareil.',
  DEVICE_CODE_ALREADY_PROCESSED: 'Ce code a déjà été utilisé. Recommencez sur votre appareil.',
  DEVICE_CODE_NOT_CLAIMED: 'Ce code a été ouvert ailleurs. Saisissez-le à nouveau.',
};

export const deviceEventTexts: Translations['deviceEventTexts'] = {
  'device.approved': 'Appareil connecté',
  'device.denied': 'Appareil refusé',
};

export const deviceSentences: Translations['deviceSentences'] = {
  'device.approved': '{target} a connecté un appareil avec son code',
  'device.denied': '{target} a refusé un appareil',
};

export const deviceAttention: Translations['deviceAttention'] = {
  noProvider: {
    title: 'Aucun appareil ne peut être connecté',
    about: 'Ils ont besoin du fournisseur OAuth, qui est désactivé.',
  },
  sessions: {
    title: 'Les appareils peuvent obtenir des sessions',
    about: 'Un utilisateur persuadé de saisir un code livre tout son compte.',
  },
};
