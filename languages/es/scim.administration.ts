import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const scimAdministration: Translations['scimAdministration'] = {
  empty: { title: 'No hay directorios', description: 'Ninguna organización ha conectado aún un directorio.' },
  count: (total, formatted) => plural(total, { one: `${formatted} directorio`, other: `${formatted} directorios` }),
  columns: { directory: 'Directorio', users: 'Usuarios', groups: 'Grupos', refused: 'Solicitudes rechazadas' },
  waiting: 'Aún sin solicitudes',
  unconfirmed: 'Sin confirmar',
  number: (count) => number(count),
};
