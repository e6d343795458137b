import type { Translations } from '#generated/texts/screens.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('es');
const plural = pluralOf('es');

export const keys: Translations['keys'] = {
  unnamed: 'Clave sin nombre',
  actionsFor: (name) => `Acciones para ${name}`,
  state: { disabled: 'Desactivada', expired: 'Caducada' },
  used: 'Usada',
  neverUsed: 'Nunca usada',
  expires: 'caduca',
  noExpiry: 'no caduca',
  networks: (networks) => `solo desde ${list(networks)}`,
  noScopes: 'Sin permisos',
  scopes: (count) => plural(count, { one: '1 permiso', other: `${count} permisos` }),
  create: {
    open: 'Crear clave',
    title: 'Crear clave de API',
    name: 'Nombre',
    nameHint: 'El programa que usa la clave.',
    scopes: 'Permisos',
    expiry: 'Caduca',
    access: {
      full: { name: 'Acceso completo', about: 'Todos los permisos que puede tener una clave.' },
      read: { name: 'Solo lectura', about: 'Consulta datos y no cambia nada.' },
      restricted: { name: 'Restringido', about: 'Solo los permisos que elija.' },
    },
    advanced: 'Avanzado',
    networks: 'Direcciones IP permitidas',
    networksHint:
      'La clave solo funciona desde estas direcciones o redes, separadas por comas. Déjelo vacío para permitir cualquiera.',
    networksInvalid: 'Escriba direcciones como 203.0.113.7 o 192.0.2.0/24, separadas por comas.',
    submit: 'Crear clave',
  },
  lifetimes: { month: 'En 30 días', quarter: 'En 90 días', year: 'En un año', never: 'Nunca' },
  created: { title: 'Guarde su clave', what: 'clave', about: 'Los programas la envían en el encabezado x-api-key.' },
  rotate: {
    action: 'Reemplazar',
    title: 'Reemplazar clave',
    about: 'Crea una clave nueva con los mismos permisos.',
    overlap: 'La clave anterior deja de funcionar',
    overlaps: { now: 'Ahora', day: 'En un día', week: 'En una semana' },
    submit: 'Reemplazar clave',
  },
  delete: {
    action: 'Eliminar',
    question: (name) => `¿Eliminar ${name}?`,
    consequences: 'Los programas que usan esta clave dejarán de funcionar. No se puede deshacer.',
    confirm: 'Eliminar clave',
    done: 'Clave eliminada',
  },
};
