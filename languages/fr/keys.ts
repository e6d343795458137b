import type { Translations } from '#generated/texts/screens.ts';
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
  scopes: (count) => plural(count, { one: '1 autorisation', other: `${count} autorisations` }),
  create: {
    open: 'Créer une clé',
    title: 'Créer une clé API',
    name: 'Nom',
    nameHint: 'Le programme qui utilise la clé.',
    scopes: 'Autorisations',
    expiry: 'Expiration',
    access: {
      full: { name: 'Accès complet', about: 'Toutes les autorisations qu’une clé peut avoir.' },
      read: { name: 'Lecture seule', about: 'Consulte les données, ne modifie rien.' },
      restricted: { name: 'Restreint', about: 'Seulement les autorisations que vous choisissez.' },
    },
    advanced: 'Avancé',
    networks: 'Adresses IP autorisées',
    networksHint:
      'La clé ne fonctionne que depuis ces adresses ou réseaux, séparés par des virgules. Laissez vide pour tout autoriser.',
    networksInvalid: 'Saisissez des adresses telles que 203.0.113.7 ou 192.0.2.0/24, séparées par des virgules.',
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
