import type { Translations } from '#generated/texts/screens.ts';

export const ssoPolicyErrors: Translations['ssoPolicyErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO: 'Vous n’êtes pas autorisé à exiger l’authentification unique.',
  DOMAIN_NOT_VERIFIED: 'Une connexion activée a besoin d’un domaine vérifié.',
  BREAK_GLASS_REQUIRED: 'Il vous faut un mot de passe ou une clé d’accès, et un second facteur qui vous appartient.',
};

export const ssoPolicy: Translations['ssoPolicy'] = {
  title: 'Exiger',
  about: 'Les utilisateurs dont l’adresse est dans vos domaines ne pourront plus se connecter avec un mot de passe.',
  done: 'Les utilisateurs dont l’adresse est dans vos domaines doivent utiliser l’authentification unique.',
  conditions: {
    enabled: 'Une connexion est activée',
    SSO_NOT_TESTED: 'Vous l’avez testée depuis un jour au plus',
    DOMAIN_NOT_VERIFIED: 'L’un de ses domaines est vérifié',
    BREAK_GLASS_REQUIRED: 'Vous êtes propriétaire, avec un mot de passe ou une clé d’accès, et un second facteur',
  },
  require: {
    action: 'Exiger',
    question: 'Exiger l’authentification unique ?',
    confirm: 'Exiger l’authentification unique',
    done: 'L’authentification unique est exigée',
  },
  stop: {
    action: 'Ne plus exiger',
    question: 'Ne plus exiger l’authentification unique ?',
    consequences: 'Les utilisateurs peuvent de nouveau se connecter avec un mot de passe ou autrement.',
    confirm: 'Ne plus exiger',
    done: 'L’authentification unique n’est plus exigée',
  },
  members: 'Membres dont l’adresse est dans vos domaines',
  guests: 'Membres avec une autre adresse',
  owners: 'Propriétaires, qui gardent leur propre connexion',
  own: 'Vous gardez votre propre connexion : votre mot de passe ou votre clé d’accès, et votre second facteur. Gardez vos codes de récupération à portée de main.',
  others: 'Les autres sessions des membres de vos domaines se terminent. Les clés API continuent de fonctionner.',
  refuseGuests: 'Refuser aussi les membres avec une autre adresse',
};
