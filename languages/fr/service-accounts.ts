import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

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

export const serviceAccountEventTexts: Translations['serviceAccountEventTexts'] = {
  'service-account.created': 'Compte de service créé',
  'service-account.updated': 'Compte de service mis à jour',
  'service-account.deleted': 'Compte de service supprimé',
  'service-account.key-created': 'Clé d’un compte de service créée',
  'service-account.key-rotated': 'Clé d’un compte de service remplacée',
  'service-account.key-deleted': 'Clé d’un compte de service supprimée',
};

export const serviceAccountSentences: Translations['serviceAccountSentences'] = {
  'service-account.created': '{actor} a créé [le compte de service {name}|un compte de service] comme {role}',
  'service-account.updated': '{actor} a mis à jour [le compte de service {name}|un compte de service]',
  'service-account.deleted': '{actor} a supprimé [le compte de service {name}|un compte de service]',
  'service-account.key-created': '{actor} a créé une clé [du compte de service {name}|d’un compte de service]',
  'service-account.key-rotated': '{actor} a remplacé une clé [du compte de service {name}|d’un compte de service]',
  'service-account.key-deleted': '{actor} a supprimé une clé [du compte de service {name}|d’un compte de service]',
};
