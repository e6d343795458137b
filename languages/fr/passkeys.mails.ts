import type { MailTranslations } from '#generated/texts/mails.ts';

export const passkeys: MailTranslations['passkeys'] = {
  cloneSuspected: {
    subject: (app) => `Connexion avec une clé d’accès refusée par ${app}`,
    heading: 'Une clé d’accès a peut-être été copiée',
    unnamed: 'Une clé d’accès',
    named: (name) => `La clé d’accès «\u00a0${name}\u00a0»`,
    event: (passkey, app) =>
      `${passkey} de votre compte ${app} a été refusée\u00a0: son compteur de signatures n’a pas augmenté, il en existe donc peut-être une copie.`,
    note: 'Connectez-vous autrement et supprimez cette clé d’accès sous «\u00a0Sécurité\u00a0».',
  },
};
