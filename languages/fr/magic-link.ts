import type { Translations } from '#generated/texts/screens.ts';

export const magicLink: Translations['magicLink'] = {
  action: 'M’envoyer un lien de connexion',
  title: 'Se connecter avec un lien par e-mail',
  about: 'Nous vous enverrons un lien par e-mail. Aucun mot de passe nécessaire.',
  sent: (email, lifetime) =>
    `Consultez votre boîte de réception. Nous avons envoyé un lien de connexion à ${email}\u00a0; il expire dans ${lifetime}.`,
};
