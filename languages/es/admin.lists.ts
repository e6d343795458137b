import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');
const users = (count: number) => plural(count, { one: `${number(count)} usuario`, other: `${number(count)} usuarios` });
const members = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} miembro`, other: `${formatted} miembros` });

/** Of every list with a selection. */
export const selection: Translations['selection'] = {
  selected: (count) => plural(count, { one: `${number(count)} seleccionado`, other: `${number(count)} seleccionados` }),
  clear: 'Borrar selección',
  select: (name) => `Seleccionar a ${name}`,
  others: (count) => `y ${number(count)} más`,
  progress: (done, count) => `${number(done)} de ${number(count)}`,
  close: 'Cerrar',
};

export const bulk: Translations['bulk'] = {
  toolbar: 'Usuarios seleccionados',
  selectPage: 'Seleccionar todos los usuarios de esta página',
  failed: {
    title: (count) => plural(count, { one: `${users(count)} sin cambiar`, other: `${users(count)} sin cambiar` }),
    about: (done) =>
      done === 0
        ? 'No se cambió ningún usuario.'
        : plural(done, {
            one: `${users(done)} cambiado. Los demás siguen seleccionados:`,
            other: `${users(done)} cambiados. Los demás siguen seleccionados:`,
          }),
  },
  ban: {
    open: 'Bloquear',
    title: (count) => `¿Bloquear a ${users(count)}?`,
    about: 'Cierra sus sesiones e impide que las inicien.',
    submit: (count) => `Bloquear a ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} bloqueado`, other: `${users(count)} bloqueados` }),
  },
  unban: {
    open: 'Desbloquear',
    title: (count) => `¿Desbloquear a ${users(count)}?`,
    about: 'Podrán volver a iniciar sesión.',
    submit: (count) => `Desbloquear a ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} desbloqueado`, other: `${users(count)} desbloqueados` }),
  },
  signOut: {
    open: 'Cerrar sesión',
    title: (count) => `¿Cerrar la sesión de ${users(count)}?`,
    about: 'Tendrán que volver a iniciar sesión en todos los dispositivos.',
    submit: (count) => `Cerrar la sesión de ${users(count)}`,
    done: (count) => `Sesión de ${users(count)} cerrada`,
  },
  remove: {
    open: 'Eliminar',
    title: (count) => `¿Eliminar a ${users(count)}?`,
    about: 'Elimina sus sesiones, métodos de inicio de sesión y membresías. Esta acción no se puede deshacer.',
    confirmation: users,
    submit: (count) => `Eliminar a ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} eliminado`, other: `${users(count)} eliminados` }),
  },
};

export const adminOrganizations: Translations['adminOrganizations'] = {
  title: 'Organizaciones',
  search: 'Buscar por nombre, URL o ID',
  file: 'organizaciones',
  columns: { name: 'Nombre', members: 'Miembros', createdAt: 'Creación' },
  members: (count) => members(count, number(count)),
  empty: { title: 'No se encontraron organizaciones' },
  count: (total, formatted) =>
    plural(total, { one: `${formatted} organización`, other: `${formatted} organizaciones` }),
  back: 'Todas las organizaciones',
  notFound: {
    title: 'Organización no encontrada',
    about: 'Es posible que el enlace sea incorrecto o que la organización se haya eliminado.',
    next: 'Ir a todas las organizaciones',
  },
  tabs: { label: 'Organización', overview: 'Resumen', members: 'Miembros', activity: 'Actividad' },
  facts: {
    id: 'ID',
    copyId: 'ID de la organización',
    url: 'URL',
    created: 'Creación',
    members: 'Miembros',
    teams: 'Equipos',
    invitations: 'Invitaciones',
    pending: (count) => plural(count, { one: `${number(count)} pendiente`, other: `${number(count)} pendientes` }),
    twoFactor: 'Dos pasos',
    required: 'Obligatorio para los miembros',
  },
  edit: {
    title: 'Datos',
    name: 'Nombre',
    slug: 'URL',
    slugDescription: 'La URL actual dejará de funcionar.',
    submit: 'Guardar datos',
    done: 'Organización guardada',
  },
  setUp: {
    title: 'Enlace de configuración',
    about: 'Permite que su equipo de TI configure el inicio de sesión único o un directorio, sin cuenta.',
    action: 'Crear enlace de configuración',
  },
  remove: {
    title: 'Eliminar organización',
    about:
      'Elimina sus miembros, invitaciones y equipos; los usuarios conservan sus cuentas. Esta acción no se puede deshacer.',
    open: 'Eliminar organización',
    dialog: (name) => `¿Eliminar ${name}?`,
    submit: 'Eliminar organización',
    done: 'Organización eliminada',
  },
  memberList: {
    file: 'miembros',
    columns: { roles: 'Roles', joined: 'Se unió' },
    empty: { title: 'No se encontraron miembros' },
    count: members,
  },
};
