import type { MailTranslations } from '#generated/texts/mails.ts';

export const apiKeys: MailTranslations['apiKeys'] = {
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
};
