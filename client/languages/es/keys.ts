import type { Translations } from '#client/languages/translations.ts';
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
  create: {
    open: 'Crear clave',
    title: 'Crear clave de API',
    name: 'Nombre',
    nameHint: 'El programa que usa la clave.',
    scopes: 'Permisos',
    expiry: 'Caduca',
    networks: 'Redes',
    networksHint: 'Direcciones como 192.0.2.0/24, separadas por comas. Déjelo vacío para permitir cualquiera.',
    networksInvalid: 'Escriba redes como 192.0.2.0/24, separadas por comas.',
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

export const keyScopes: Translations['keyScopes'] = {
  'account:read': 'Ver sus invitaciones',
  'account:update': 'Cambiar su perfil',
  'organization:read': 'Ver organizaciones, miembros, roles, equipos y su historial',
  'organization:create': 'Crear organizaciones',
  'organization:update': 'Cambiar organizaciones',
  'member:update': 'Cambiar roles y equipos de miembros',
  'member:delete': 'Quitar miembros',
  'member:create': 'Agregar cualquier usuario a cualquier organización',
  'invitation:create': 'Invitar a miembros',
  'invitation:cancel': 'Cancelar invitaciones',
  'team:create': 'Crear equipos',
  'team:update': 'Cambiar equipos',
  'team:delete': 'Eliminar equipos',
  'user:list': 'Listar usuarios',
  'user:get': 'Ver usuarios',
  'user:create': 'Crear usuarios',
  'user:update': 'Cambiar usuarios',
  'user:set-role': 'Cambiar roles de usuarios',
  'user:set-password': 'Establecer contraseñas y correos de usuarios',
  'user:ban': 'Bloquear y desbloquear usuarios',
  'user:delete': 'Eliminar usuarios',
  'session:list': 'Ver sesiones de usuarios',
  'session:revoke': 'Cerrar sesiones de usuarios',
  'organization:list': 'Ver la lista de todas las organizaciones',
  'organization:get': 'Ver cualquier organización y sus miembros',
  'audit:list': 'Ver el registro de auditoría y los eventos',
};

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'Esta clave ya no existe.',
  API_KEY_LIMIT_REACHED: 'Ha alcanzado el límite de claves de API. Elimine una que ya no use.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'Claves de API',
  about: 'Permita que sus programas actúen por usted. Una clave nunca puede hacer más que usted.',
  disabled: {
    title: 'Las claves de API no están activadas',
    about: 'Pida al operador de este servicio que las active.',
  },
  verifyFirst: 'Verifique su correo electrónico para crear una clave.',
  empty: {
    title: 'Aún no hay claves de API',
    description: 'Cree una clave para cada programa que trabaje con su cuenta.',
  },
  scopes: { account: 'Su cuenta', organizations: 'Sus organizaciones', administration: 'Administración' },
  rename: {
    action: 'Cambiar nombre',
    title: 'Cambiar nombre de la clave',
    name: 'Nombre',
    submit: 'Guardar nombre',
    done: 'Nombre de la clave cambiado',
  },
  disable: { action: 'Desactivar', done: 'Clave desactivada' },
  enable: { action: 'Activar', done: 'Clave activada' },
};

export const serviceAccountErrors: Translations['serviceAccountErrors'] = {
  SERVICE_ACCOUNT_NOT_FOUND: 'Esta cuenta de servicio ya no existe.',
  SERVICE_ACCOUNT_LIMIT_REACHED: 'Ha alcanzado el límite de cuentas de servicio. Elimine una que ya no use.',
};

export const serviceAccounts: Translations['serviceAccounts'] = {
  title: 'Cuentas de servicio',
  about: 'Identidades para programas que actúan por la plataforma, no por una persona.',
  aboutOrganization: (name) => `Identidades para programas que actúan por ${name}, no por una persona.`,
  notAllowed: 'No tiene permiso para administrar cuentas de servicio.',
  disabled: {
    title: 'Las cuentas de servicio no están activadas',
    about: 'Pida al operador de este servicio que active las claves de API.',
  },
  empty: {
    title: 'Aún no hay cuentas de servicio',
    description: 'Cree una para cada programa que deba seguir funcionando cuando alguien se vaya.',
  },
  keys: (count) => (count === 0 ? 'sin claves' : plural(count, { one: `${count} clave`, other: `${count} claves` })),
  state: { disabled: 'Desactivada' },
  actionsFor: (name) => `Acciones para ${name}`,
  create: { open: 'Crear cuenta de servicio', title: 'Crear cuenta de servicio', submit: 'Crear cuenta de servicio' },
  fields: { name: 'Nombre', nameHint: 'El programa que usa la cuenta.', role: 'Rol' },
  edit: {
    action: 'Editar',
    title: 'Editar cuenta de servicio',
    submit: 'Guardar cambios',
    done: 'Cuenta de servicio actualizada',
  },
  disable: { action: 'Desactivar', done: 'Cuenta de servicio desactivada' },
  enable: { action: 'Activar', done: 'Cuenta de servicio activada' },
  delete: {
    action: 'Eliminar',
    question: (name) => `¿Eliminar ${name}?`,
    consequences: 'Sus claves dejarán de funcionar. No se puede deshacer.',
    confirm: 'Eliminar cuenta de servicio',
    done: 'Cuenta de servicio eliminada',
  },
  account: {
    action: 'Mostrar claves',
    about: 'Las claves que el programa envía con sus solicitudes.',
    back: 'Volver a las cuentas de servicio',
    isDisabled: 'Esta cuenta de servicio está desactivada. Sus claves no funcionan.',
    empty: { title: 'Aún no hay claves', description: 'Cree una clave y guárdela en la configuración del programa.' },
    gone: 'Es posible que se haya eliminado.',
  },
  scopes: {
    platform: { organizations: 'Organizaciones', administration: 'Administración' },
    organization: { organizations: 'La organización' },
  },
};
