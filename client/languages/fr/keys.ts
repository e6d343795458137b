import type { Translations } from '#client/languages/translations.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('fr');
const plural = pluralOf('fr');

export const keys: Translations['keys'] = {
  unnamed: 'Clé sans nom',
  actionsFor: (name) => `Actions pour ${name}`,
  state: { disabled: 'Désactivée', expired: 'Expirée' },
  used: 'Utilisée',
  neverUsed: 'Jamais utilisée',
  expires: 'expire',
  noExpiry: 'n’expire pas',
  networks: (networks) => `uniquement depuis ${list(networks)}`,
  noScopes: 'Aucune autorisation',
  create: {
    open: 'Créer une clé',
    title: 'Créer une clé API',
    name: 'Nom',
    nameHint: 'Le programme qui utilise la clé.',
    scopes: 'Autorisations',
    expiry: 'Expiration',
    networks: 'Réseaux',
    networksHint:
      'Adresses telles que 192.0.2.0/24, séparées par des virgules. Laissez vide pour toutes les autoriser.',
    networksInvalid: 'Saisissez des réseaux tels que 192.0.2.0/24, séparés par des virgules.',
    submit: 'Créer la clé',
  },
  lifetimes: { month: 'Dans 30 jours', quarter: 'Dans 90 jours', year: 'Dans un an', never: 'Jamais' },
  created: {
    title: 'Enregistrez votre clé',
    what: 'clé',
    about: 'Les programmes l’envoient dans l’en-tête x-api-key.',
  },
  rotate: {
    action: 'Remplacer',
    title: 'Remplacer la clé',
    about: 'Crée une nouvelle clé avec les mêmes autorisations.',
    overlap: 'L’ancienne clé cesse de fonctionner',
    overlaps: { now: 'Maintenant', day: 'Dans un jour', week: 'Dans une semaine' },
    submit: 'Remplacer la clé',
  },
  delete: {
    action: 'Supprimer',
    question: (name) => `Supprimer ${name}\u00a0?`,
    consequences: 'Les programmes qui utilisent cette clé cesseront de fonctionner. Cette action est irréversible.',
    confirm: 'Supprimer la clé',
    done: 'Clé supprimée',
  },
};

export const keyScopes: Translations['keyScopes'] = {
  'account:read': 'Consulter vos invitations',
  'account:update': 'Modifier votre profil',
  'organization:read': 'Consulter les organisations, membres, rôles, équipes et leur historique',
  'organization:create': 'Créer des organisations',
  'organization:update': 'Modifier des organisations',
  'member:update': 'Modifier les rôles et les équipes des membres',
  'member:delete': 'Retirer des membres',
  'member:create': 'Ajouter n’importe quel utilisateur à n’importe quelle organisation',
  'invitation:create': 'Inviter des membres',
  'invitation:cancel': 'Annuler des invitations',
  'team:create': 'Créer des équipes',
  'team:update': 'Modifier des équipes',
  'team:delete': 'Supprimer des équipes',
  'user:list': 'Lister les utilisateurs',
  'user:get': 'Consulter des utilisateurs',
  'user:create': 'Créer des utilisateurs',
  'user:update': 'Modifier des utilisateurs',
  'user:set-role': 'Modifier les rôles des utilisateurs',
  'user:set-password': 'Définir les mots de passe et adresses e-mail des utilisateurs',
  'user:ban': 'Bannir et réintégrer des utilisateurs',
  'user:delete': 'Supprimer des utilisateurs',
  'session:list': 'Consulter les sessions des utilisateurs',
  'session:revoke': 'Déconnecter des utilisateurs',
  'organization:list': 'Lister toutes les organisations',
  'organization:get': 'Voir toute organisation et ses membres',
  'audit:list': 'Consulter le journal d’audit et les événements',
};

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'Cette clé n’existe plus.',
  API_KEY_LIMIT_REACHED: 'Vous avez atteint la limite de clés API. Supprimez-en une que vous n’utilisez plus.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'Clés API',
  about: 'Laissez vos programmes agir pour vous. Une clé ne peut jamais faire plus que vous.',
  disabled: {
    title: 'Les clés API ne sont pas activées',
    about: 'Demandez à l’opérateur de ce service de les activer.',
  },
  verifyFirst: 'Validez votre adresse e-mail pour créer une clé.',
  empty: {
    title: 'Aucune clé API pour le moment',
    description: 'Créez une clé pour chaque programme qui utilise votre compte.',
  },
  scopes: { account: 'Votre compte', organizations: 'Vos organisations', administration: 'Administration' },
  rename: {
    action: 'Renommer',
    title: 'Renommer la clé',
    name: 'Nom',
    submit: 'Enregistrer le nom',
    done: 'Clé renommée',
  },
  disable: { action: 'Désactiver', done: 'Clé désactivée' },
  enable: { action: 'Activer', done: 'Clé activée' },
};

export const serviceAccountErrors: Translations['serviceAccountErrors'] = {
  SERVICE_ACCOUNT_NOT_FOUND: 'Ce compte de service n’existe plus.',
  SERVICE_ACCOUNT_LIMIT_REACHED:
    'Vous avez atteint la limite de comptes de service. Supprimez-en un que vous n’utilisez plus.',
};

export const serviceAccounts: Translations['serviceAccounts'] = {
  title: 'Comptes de service',
  about: 'Identités pour les programmes qui agissent pour la plateforme, et non pour une personne.',
  aboutOrganization: (name) => `Identités pour les programmes qui agissent pour ${name}, et non pour une personne.`,
  notAllowed: 'Vous n’êtes pas autorisé à gérer les comptes de service.',
  disabled: {
    title: 'Les comptes de service ne sont pas activés',
    about: 'Demandez à l’opérateur de ce service d’activer les clés API.',
  },
  empty: {
    title: 'Aucun compte de service pour le moment',
    description: 'Créez-en un pour chaque programme qui doit continuer à fonctionner quand des personnes partent.',
  },
  keys: (count) => (count === 0 ? 'aucune clé' : plural(count, { one: `${count} clé`, other: `${count} clés` })),
  state: { disabled: 'Désactivé' },
  actionsFor: (name) => `Actions pour ${name}`,
  create: {
    open: 'Créer un compte de service',
    title: 'Créer un compte de service',
    submit: 'Créer le compte de service',
  },
  fields: { name: 'Nom', nameHint: 'Le programme qui utilise le compte.', role: 'Rôle' },
  edit: {
    action: 'Modifier',
    title: 'Modifier le compte de service',
    submit: 'Enregistrer les modifications',
    done: 'Compte de service mis à jour',
  },
  disable: { action: 'Désactiver', done: 'Compte de service désactivé' },
  enable: { action: 'Activer', done: 'Compte de service activé' },
  delete: {
    action: 'Supprimer',
    question: (name) => `Supprimer ${name}\u00a0?`,
    consequences: 'Ses clés cesseront de fonctionner. Cette action est irréversible.',
    confirm: 'Supprimer le compte de service',
    done: 'Compte de service supprimé',
  },
  account: {
    action: 'Afficher les clés',
    about: 'Les clés que le programme envoie avec ses requêtes.',
    back: 'Retour aux comptes de service',
    isDisabled: 'Ce compte de service est désactivé. Ses clés ne fonctionnent pas.',
    empty: {
      title: 'Aucune clé pour le moment',
      description: 'Créez une clé et enregistrez-la dans la configuration du programme.',
    },
    gone: 'Il a peut-être été supprimé.',
  },
  scopes: {
    platform: { organizations: 'Organisations', administration: 'Administration' },
    organization: { organizations: 'L’organisation' },
  },
};
