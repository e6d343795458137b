import type { Translations } from '#generated/texts/screens.ts';

export const setupLinkErrors: Translations['setupLinkErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: 'Vous ne pouvez déléguer que ce que vous pouvez faire vous-même.',
  SETUP_LINK_NOT_FOUND: 'Ce lien a déjà été utilisé ou a été révoqué.',
  SETUP_LINK_LIMIT_REACHED: 'Cinq liens au plus peuvent être ouverts. Révoquez-en un dont vous n’avez plus besoin.',
};

export const setupLinks: Translations['setupLinks'] = {
  title: 'Liens de configuration',
  about: 'Laissez votre service informatique configurer l’authentification unique ou un annuaire, sans compte.',
  notAllowed: 'Vous n’êtes pas autorisé à créer des liens de configuration.',
  empty: {
    title: 'Aucun lien pour l’instant',
    description:
      'La personne qui ouvre un lien configure ce que vous choisissez, et rien d’autre. Ne l’envoyez qu’à une seule personne.',
  },
  scopes: { domains: 'Domaines', sso: 'Authentification unique', scim: 'Annuaire' },
  create: {
    open: 'Créer un lien',
    title: 'Créer un lien de configuration',
    scopes: 'Ce qu’il configure',
    mayEnable: 'Appliquer la configuration immédiatement',
    mayEnableHint:
      'Sinon, personne ne se connecte avec ce qui a été configuré tant que vous ne l’avez pas activé. C’est recommandé.',
    submit: 'Créer le lien',
  },
  created: {
    title: 'Envoyez ce lien',
    what: 'lien',
    about: 'Seul le premier navigateur qui l’ouvre peut l’utiliser. Il expire après cinq jours.',
  },
  administration: {
    title: 'Créer un lien de configuration',
    card: 'Lien de configuration',
    about:
      'Permet au service informatique d’une organisation de configurer l’authentification unique ou un annuaire, sans compte.',
    organization: 'Organisation',
    search: 'Rechercher par nom, URL ou identifiant',
    noMatch: 'Aucune organisation trouvée',
    loading: 'Chargement…',
    organizationId: 'Identifiant de l’organisation',
    note: 'Ce qui est configuré prend effet quand un propriétaire de l’organisation l’active.',
  },
  state: {
    waiting: 'Pas encore ouvert',
    opened: 'Ouvert',
    completed: 'Terminé',
    ends: 'Expire',
    takesEffect: 's’applique immédiatement',
  },
  revoke: {
    action: 'Révoquer',
    question: 'Révoquer ce lien ?',
    consequences: 'Il ne peut plus être utilisé. Ce qui a été configuré avec lui est conservé.',
    confirm: 'Révoquer le lien',
    done: 'Lien révoqué',
  },
  page: {
    title: (organization) => `Configurer ${organization}`,
    about: (service) => `Connectez votre entreprise à ${service}. Vous n’avez pas besoin de compte.`,
    ends: 'Ce lien expire',
    menu: 'Configuration',
    overview: 'Vue d’ensemble',
    steps: 'À configurer',
    optional: 'Dans l’ordre de votre choix. Vos modifications sont enregistrées immédiatement.',
    domains: {
      title: 'Domaines',
      about: 'Prouvez que les domaines de vos adresses e-mail vous appartiennent.',
      done: (domains) => `Vérifié : ${domains}.`,
    },
    sso: {
      title: 'Authentification unique',
      about: 'Connectez votre fournisseur d’identité et testez la connexion.',
      done: (names) => `Testé : ${names}.`,
    },
    scim: {
      title: 'Annuaire',
      about: 'Laissez votre annuaire créer, modifier et retirer des utilisateurs.',
      done: (name) => `Connecté : ${name}.`,
    },
    next: 'Configurer',
    view: 'Voir',
    finish: {
      action: 'Terminer',
      question: 'Terminer la configuration ?',
      consequences: (organization) =>
        `Ce lien ne pourra plus être utilisé. Les propriétaires de ${organization} reçoivent un e-mail et activent ce que vous avez configuré.`,
      confirm: 'Terminer',
    },
    finished: {
      title: 'Terminé',
      about: (organization) => `Les propriétaires de ${organization} ont été informés. Vous pouvez fermer cette page.`,
      back: 'Continuer',
    },
    unusable: {
      title: 'Ce lien ne peut pas être utilisé ici',
      about: 'Il a expiré, a été terminé ou révoqué, ou est ouvert dans un autre navigateur. Demandez-en un nouveau.',
    },
    incomplete: {
      title: 'Ce lien est incomplet',
      about: 'Ouvrez à nouveau le lien du message, ou copiez-le en entier.',
    },
  },
};

export const setupLinkEventTexts: Translations['setupLinkEventTexts'] = {
  'setup-link.created': 'Lien de configuration créé',
  'setup-link.opened': 'Lien de configuration ouvert',
  'setup-link.completed': 'Lien de configuration terminé',
  'setup-link.revoked': 'Lien de configuration révoqué',
};

export const setupLinkSentences: Translations['setupLinkSentences'] = {
  'setup-link.created': '{actor} a créé un lien de configuration',
  'setup-link.opened': 'Un lien de configuration a été ouvert',
  'setup-link.completed': 'Le détenteur d’un lien de configuration a terminé',
  'setup-link.revoked': '{actor} a révoqué un lien de configuration',
};
