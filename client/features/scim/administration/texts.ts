import { localized } from '#client/components/texts/localized.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const texts = localized('scimAdministration', {
  empty: { title: 'No directories', description: 'No organization has connected a directory yet.' },
  count: (total: number, formatted: string) =>
    plural(total, { one: `${formatted} directory`, other: `${formatted} directories` }),
  columns: { directory: 'Directory', users: 'Users', groups: 'Groups', refused: 'Refused requests' },
  waiting: 'No request yet',
  unconfirmed: 'Not confirmed',
  number: (count: number) => number(count),
});
