import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const domainErrors: Translations['domainErrors'] = {
  INVALID_DOMAIN: 'Saisissez un domaine comme example.com, sans https:// ni @.',
  PUBLIC_DOMAIN:
    'Tout le monde peut obtenir une adresse e-mail dans ce domaine. Saisissez un domaine qui vous appartient.',
  DOMAIN_ALREADY_ADDED: 'Ce domaine a déjà été ajouté.',
  DOMAIN_LIMIT_REACHED: 'Vous avez atteint la limite de domaines. Supprimez-en un que vous n’utilisez plus.',
  DOMAIN_NOT_FOUND: 'Ce domaine a été supprimé.',
  DOMAIN_RECORD_NOT_FOUND: 'Il n’y a encore rien.',
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS:
    'Il y a d’autres enregistrements TXT, mais pas celui-ci. Comparez le nom et la valeur.',
  DOMAIN_LOOKUP_FAILED: 'Les serveurs de noms de ce domaine ne répondent pas. Réessayez plus tard.',
  DOMAIN_IS_TAKEN:
    'Une autre organisation a vérifié ce domaine. Vérifiez à nouveau une fois son enregistrement supprimé.',
};

export const domains: Translations['domains'] = {
  title: 'Domaines',
  about: (organization) => `Les domaines de messagerie qui appartiennent à ${organization}.`,
  notAllowed: 'Vous n’êtes pas autorisé à voir les domaines.',
  empty: {
    title: 'Aucun domaine pour l’instant',
    description: 'Vérifiez les domaines des adresses e-mail de votre organisation.',
  },
  add: {
    open: 'Ajouter un domaine',
    title: 'Ajouter un domaine',
    submit: 'Ajouter le domaine',
    field: 'Domaine',
    example: 'example.com',
    hint: 'La partie après le @ de vos adresses e-mail.',
  },
  status: {
    pending: 'Pas encore vérifié',
    verified: 'Vérifié',
    failing: 'Enregistrement manquant',
    lost: 'Plus vérifié',
  },
  added: 'Ajouté',
  checked: 'Contrôlé',
  includesSubdomains: 'sous-domaines inclus',
  failing: (since, until) =>
    `L’enregistrement est manquant depuis le ${since}. S’il n’est pas rétabli d’ici le ${until}, le domaine ne sera plus vérifié.`,
  lost: (since) => `Ce domaine n’est plus vérifié depuis le ${since}, car son enregistrement était manquant.`,
  record: {
    title: (domain) => `Ajoutez cet enregistrement là où ${domain} est géré`,
    type: 'Type',
    name: 'Nom',
    value: 'Valeur',
    fullName: 'Nom complet',
    names: 'La plupart des fournisseurs DNS ajoutent le domaine au nom. Sinon, saisissez le nom complet.',
    copyName: 'le nom',
    copyFullName: 'le nom complet',
    copyValue: 'la valeur',
  },
  check: {
    submit: 'Vérifier maintenant',
    submitOf: (domain) => `${domain} : vérifier maintenant`,
    delay: 'Les modifications DNS peuvent prendre une heure.',
    again: 'Nous vérifions chaque minute tant que cette page est ouverte.',
    others: (count, name) =>
      plural(count, {
        one: `Nous avons trouvé ${count} enregistrement TXT pour ${name}, mais pas celui-ci.`,
        many: `Nous avons trouvé ${count} d’enregistrements TXT pour ${name}, mais pas celui-ci.`,
        other: `Nous avons trouvé ${count} enregistrements TXT pour ${name}, mais pas celui-ci.`,
      }),
    done: (domain) => `${domain} est vérifié`,
  },
  actionsFor: (domain) => `Actions pour ${domain}`,
  subdomains: {
    include: 'Inclure les sous-domaines',
    exclude: 'Exclure les sous-domaines',
    included: 'Sous-domaines inclus',
    excluded: 'Sous-domaines exclus',
  },
  remove: {
    action: 'Supprimer',
    question: (domain) => `Supprimer ${domain} ?`,
    consequences: (domain) =>
      `${domain} n’appartiendra plus à votre organisation. Pour l’ajouter à nouveau, il vous faudra un nouvel enregistrement.`,
    confirm: 'Supprimer le domaine',
    done: 'Domaine supprimé',
  },
};

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'Domaine ajouté',
  'organization-domain.updated': 'Domaine modifié',
  'organization-domain.verified': 'Domaine vérifié',
  'organization-domain.failing': 'Enregistrement DNS d’un domaine manquant',
  'organization-domain.lost': 'Domaine qui n’est plus vérifié',
  'organization-domain.removed': 'Domaine supprimé',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} a ajouté le domaine {domain}',
  'organization-domain.updated': '{actor} a modifié le domaine {domain}',
  'organization-domain.verified': 'Le domaine {domain} a été vérifié',
  'organization-domain.failing': 'L’enregistrement DNS de {domain} est manquant',
  'organization-domain.lost': 'Le domaine {domain} n’est plus vérifié',
  'organization-domain.removed': '{actor} a supprimé le domaine {domain}',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = {
  'domain:read': 'Voir les domaines des organisations',
};
