import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');
const members = (count: number) =>
  plural(count, { one: `${number(count)} miembro`, other: `${number(count)} miembros` });

export const memberBulk: Translations['memberBulk'] = {
  toolbar: 'Miembros seleccionados',
  selectPage: 'Seleccionar todos los miembros de esta página',
  most: (count) => `${number(count)} seleccionados, el máximo a la vez`,
  failed: {
    title: (count) => `${members(count)} sin cambiar`,
    about: (done) =>
      done === 0
        ? 'No se cambió ningún miembro.'
        : plural(done, {
            one: `${members(done)} cambiado. Los demás siguen seleccionados:`,
            other: `${members(done)} cambiados. Los demás siguen seleccionados:`,
          }),
  },
  changeRole: {
    open: 'Cambiar rol',
    title: (count) => `Cambiar el rol de ${members(count)}`,
    about: 'El rol sustituye a todos los que tienen.',
    submit: 'Cambiar rol',
    done: (count) => `Rol de ${members(count)} cambiado`,
  },
  remove: {
    open: 'Quitar',
    title: (count) => `¿Quitar a ${members(count)}?`,
    about: (organization) => `Perderán de inmediato el acceso a ${organization}. Podrá volver a invitarlos.`,
    submit: (count) => `Quitar a ${members(count)}`,
    done: (count) => `Se quitó a ${members(count)}`,
  },
};
