import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const scimAdministration: Translations['scimAdministration'] = {
  empty: { title: 'Keine Verzeichnisse', description: 'Noch keine Organisation hat ein Verzeichnis verbunden.' },
  count: (total, formatted) => plural(total, { one: `${formatted} Verzeichnis`, other: `${formatted} Verzeichnisse` }),
  columns: { directory: 'Verzeichnis', users: 'Benutzer', groups: 'Gruppen', refused: 'Abgelehnte Anfragen' },
  waiting: 'Noch keine Anfrage',
  unconfirmed: 'Nicht bestätigt',
  number: (count) => number(count),
};
