import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Annuaire connecté',
  'directory.updated': 'Annuaire modifié',
  'directory.deleted': 'Annuaire déconnecté',
  'directory.mapping-changed': 'Correspondance d’un groupe de l’annuaire modifiée',
  'directory.token-created': 'Jeton de l’annuaire créé',
  'directory.token-deleted': 'Jeton de l’annuaire révoqué',
  'directory.token-expiring': 'Jeton de l’annuaire bientôt expiré',
  'directory-user.created': 'Utilisateur de l’annuaire créé',
  'directory-user.updated': 'Utilisateur de l’annuaire modifié',
  'directory-user.deactivated': 'Utilisateur de l’annuaire désactivé',
  'directory-user.reactivated': 'Utilisateur de l’annuaire réactivé',
  'directory-user.deleted': 'Utilisateur de l’annuaire supprimé',
  'directory-group.created': 'Groupe de l’annuaire créé',
  'directory-group.updated': 'Groupe de l’annuaire modifié',
  'directory-group.deleted': 'Groupe de l’annuaire supprimé',
  'directory-group.member-added': 'Membre ajouté à un groupe de l’annuaire',
  'directory-group.member-removed': 'Membre retiré d’un groupe de l’annuaire',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} a connecté un annuaire',
  'directory.updated': '{actor} a modifié l’annuaire',
  'directory.deleted': '{actor} a déconnecté l’annuaire',
  'directory.mapping-changed': '{actor} a modifié les rôles et l’équipe d’un groupe de l’annuaire',
  'directory.token-created': '{actor} a créé un jeton de l’annuaire',
  'directory.token-deleted': '{actor} a révoqué un jeton de l’annuaire',
  'directory.token-expiring': 'Un jeton de l’annuaire expire bientôt',
  'directory-user.created': 'L’annuaire a créé un utilisateur',
  'directory-user.updated': 'L’annuaire a modifié un utilisateur',
  'directory-user.deactivated': 'L’annuaire a désactivé un utilisateur',
  'directory-user.reactivated': 'L’annuaire a réactivé un utilisateur',
  'directory-user.deleted': 'L’annuaire a supprimé un utilisateur',
  'directory-group.created': 'L’annuaire a créé un groupe',
  'directory-group.updated': 'L’annuaire a modifié un groupe',
  'directory-group.deleted': 'L’annuaire a supprimé un groupe',
  'directory-group.member-added': 'L’annuaire a ajouté un utilisateur à un groupe',
  'directory-group.member-removed': 'L’annuaire a retiré un utilisateur d’un groupe',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = {
  'directory:read': 'Voir les annuaires des organisations',
};

export const scimErrors: Translations['scimErrors'] = {
  DIRECTORY_NOT_FOUND: 'L’annuaire a été déconnecté.',
  DIRECTORY_ALREADY_EXISTS: 'Votre organisation a déjà un annuaire.',
  DIRECTORY_GROUP_NOT_FOUND: 'L’annuaire a supprimé ce groupe.',
  DIRECTORY_TOKEN_NOT_FOUND: 'Ce jeton a été révoqué.',
  DIRECTORY_TOKEN_LIMIT_REACHED: 'Un annuaire a au plus cinq jetons. Révoquez-en un que vous n’utilisez plus.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: 'Vous n’avez pas l’autorisation de modifier cet annuaire.',
};

export const scim: Translations['scim'] = {
  title: 'Annuaire',
  about: (organization) => `Utilisateurs et groupes que l’annuaire de votre entreprise envoie à ${organization}.`,
  notAllowed: 'Vous n’avez pas l’autorisation de voir l’annuaire.',
  empty: {
    title: 'Aucun annuaire connecté',
    description:
      'Okta, Microsoft Entra ID et d’autres créent, modifient et retirent des membres pour vous, avec SCIM 2.0.',
  },
  connect: { open: 'Connecter un annuaire', title: 'Connecter un annuaire', submit: 'Connecter' },
  created: {
    title: 'Enregistrez le jeton',
    what: 'jeton',
    about: 'Saisissez-le dans votre annuaire, avec l’URL de base que les paramètres indiquent.',
  },
  tabs: { users: 'Utilisateurs', groups: 'Groupes', requests: 'Requêtes', settings: 'Paramètres' },
  waiting: 'En attente de la première requête',
  lastRequest: 'Dernière requête',
  state: { on: 'Activé', off: 'Désactivé' },
  fields: {
    name: 'Nom',
    nameHint: 'Par exemple le produit : Okta, Entra ID.',
    defaultRole: 'Rôle des nouveaux membres',
    ceilingRole: 'Rôle le plus élevé',
    ceilingHint: 'L’annuaire n’attribue et ne modifie aucun rôle supérieur à celui-ci.',
  },
  users: {
    empty: {
      title: 'Pas encore d’utilisateurs',
      description: 'Attribuez des utilisateurs à l’application dans votre annuaire.',
    },
    count: (total, formatted) => plural(total, { one: `${formatted} utilisateur`, other: `${formatted} utilisateurs` }),
    inactive: 'Désactivé',
    noAccount: 'Sans compte',
  },
  groups: {
    empty: {
      title: 'Pas encore de groupes',
      description: 'Envoyez des groupes depuis votre annuaire pour attribuer des rôles et des équipes.',
    },
    count: (total, formatted) => plural(total, { one: `${formatted} groupe`, other: `${formatted} groupes` }),
    members: (count) => plural(count, { one: `${count} membre`, other: `${count} membres` }),
    team: (name) => `Équipe ${name}`,
    change: 'Modifier',
    changeOf: (name) => `Modifier ce que ${name} attribue`,
    title: (name) => `Membres de ${name}`,
    about:
      'Les membres reçoivent ces rôles et cette équipe immédiatement, et les perdent quand ils quittent le groupe.',
    roles: 'Rôles',
    teamField: 'Équipe',
    noTeam: 'Aucune',
    submit: 'Enregistrer',
    done: 'Groupe modifié',
  },
  requests: {
    empty: { title: 'Aucune requête refusée', description: 'Le service a accepté ce que l’annuaire a envoyé.' },
    about: 'Requêtes refusées au cours des 30 derniers jours, 100 au maximum.',
  },
  tokens: {
    title: 'Connexion',
    about: 'Saisissez l’URL de base et un jeton dans votre annuaire.',
    url: 'URL de base',
    unnamed: 'Jeton sans nom',
    used: 'Utilisé',
    neverUsed: 'Jamais utilisé',
    expires: 'expire',
    expired: 'expiré',
    add: {
      open: 'Créer un jeton',
      title: 'Créer un jeton',
      about: 'Pour un remplacement : saisissez le nouveau jeton dans votre annuaire, puis révoquez l’ancien.',
      submit: 'Créer un jeton',
    },
    revoke: {
      action: 'Révoquer',
      question: (start) => `Révoquer ${start}… ?`,
      consequences: 'Les requêtes avec ce jeton sont refusées immédiatement.',
      confirm: 'Révoquer le jeton',
      done: 'Jeton révoqué',
    },
  },
  edit: {
    title: 'Membres',
    about: 'Ce que peuvent faire les membres que l’annuaire ajoute.',
    submit: 'Enregistrer',
    done: 'Annuaire modifié',
  },
  confirm: {
    title: 'Pas encore confirmé',
    about:
      'Une personne disposant d’un lien de configuration a connecté cet annuaire. Il peut lire les utilisateurs et les groupes, mais pas les modifier.',
    waiting:
      'L’annuaire peut lire. Il modifiera les utilisateurs et les groupes dès qu’un propriétaire de l’organisation l’aura confirmé.',
    action: 'Confirmer l’annuaire',
    question: (name) => `Confirmer ${name} ?`,
    consequences: 'Désormais, l’annuaire crée, modifie et retire des membres.',
    done: 'Annuaire confirmé',
  },
  disable: {
    title: 'Désactiver',
    about:
      'Les requêtes de l’annuaire sont refusées jusqu’à ce que vous le réactiviez. Les membres conservent leur accès.',
    action: 'Désactiver',
    question: (name) => `Désactiver ${name} ?`,
    done: 'Annuaire désactivé',
    isDisabled: 'Cet annuaire est désactivé : ses requêtes sont refusées.',
  },
  enable: {
    title: 'Activer',
    about: 'Les requêtes de l’annuaire sont de nouveau acceptées.',
    action: 'Activer',
    question: (name) => `Activer ${name} ?`,
    done: 'Annuaire activé',
  },
  disconnect: {
    title: 'Déconnecter',
    about: 'Oublie les utilisateurs et les groupes de l’annuaire.',
    action: 'Déconnecter l’annuaire',
    question: (name) => `Déconnecter ${name} ?`,
    consequences:
      'Les membres restent dans votre organisation, avec leurs rôles et leurs équipes. Vous les gérez ensuite à la main.',
    confirm: 'Déconnecter',
    done: 'Annuaire déconnecté',
  },
};
