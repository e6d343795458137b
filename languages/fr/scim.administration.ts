import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const scimAdministration: Translations['scimAdministration'] = {
  empty: { title: 'Aucun annuaire', description: 'Aucune organisation n’a encore connecté d’annuaire.' },
  count: (total, formatted) => plural(total, { one: `${formatted} annuaire`, other: `${formatted} annuaires` }),
  columns: { directory: 'Annuaire', users: 'Utilisateurs', groups: 'Groupes', refused: 'Requêtes refusées' },
  waiting: 'Aucune requête pour l’instant',
  unconfirmed: 'Non confirmé',
  number: (count) => number(count),
};
