import type { Translations } from '#generated/texts/screens.ts';

export const ssoKey: Translations['ssoKey'] = {
  title: 'Authentification du client',
  withSecret: 'Ce service s’authentifie avec le secret du client.',
  withKey:
    'Ce service signe un JWT avec une clé (private_key_jwt). Pour utiliser de nouveau un secret, saisissez-en un ci-dessus.',
  jwksUrl: 'URL JWKS',
  change: {
    action: 'Utiliser une clé à la place',
    question: 'Utiliser une clé à la place du secret du client ?',
    consequences:
      'Le secret est supprimé. Les connexions échouent jusqu’à ce que le fournisseur ait l’URL JWKS, affichée ensuite.',
    done: 'Ce service utilise une clé',
  },
  rotate: {
    action: 'Créer une clé',
    question: 'Créer une nouvelle clé ?',
    consequences: 'Elle est publiée aussitôt et signe dans une heure.',
    confirm: 'Créer la clé',
    done: 'Clé créée',
  },
};
