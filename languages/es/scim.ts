import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'Directorio conectado',
  'directory.updated': 'Directorio modificado',
  'directory.deleted': 'Directorio desconectado',
  'directory.mapping-changed': 'Asignación de un grupo del directorio cambiada',
  'directory.token-created': 'Token del directorio creado',
  'directory.token-deleted': 'Token del directorio revocado',
  'directory.token-expiring': 'Token del directorio por caducar',
  'directory-user.created': 'Usuario del directorio creado',
  'directory-user.updated': 'Usuario del directorio modificado',
  'directory-user.deactivated': 'Usuario del directorio desactivado',
  'directory-user.reactivated': 'Usuario del directorio reactivado',
  'directory-user.deleted': 'Usuario del directorio eliminado',
  'directory-group.created': 'Grupo del directorio creado',
  'directory-group.updated': 'Grupo del directorio modificado',
  'directory-group.deleted': 'Grupo del directorio eliminado',
  'directory-group.member-added': 'Miembro añadido a un grupo del directorio',
  'directory-group.member-removed': 'Miembro quitado de un grupo del directorio',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} conectó un directorio',
  'directory.updated': '{actor} modificó el directorio',
  'directory.deleted': '{actor} desconectó el directorio',
  'directory.mapping-changed': '{actor} cambió los roles y el equipo de un grupo del directorio',
  'directory.token-created': '{actor} creó un token del directorio',
  'directory.token-deleted': '{actor} revocó un token del directorio',
  'directory.token-expiring': 'Un token del directorio caduca pronto',
  'directory-user.created': 'El directorio creó un usuario',
  'directory-user.updated': 'El directorio modificó un usuario',
  'directory-user.deactivated': 'El directorio desactivó un usuario',
  'directory-user.reactivated': 'El directorio reactivó un usuario',
  'directory-user.deleted': 'El directorio eliminó un usuario',
  'directory-group.created': 'El directorio creó un grupo',
  'directory-group.updated': 'El directorio modificó un grupo',
  'directory-group.deleted': 'El directorio eliminó un grupo',
  'directory-group.member-added': 'El directorio añadió un usuario a un grupo',
  'directory-group.member-removed': 'El directorio quitó un usuario de un grupo',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = {
  'directory:read': 'Ver los directorios de las organizaciones',
};

export const scimErrors: Translations['scimErrors'] = {
  DIRECTORY_NOT_FOUND: 'El directorio se desconectó.',
  DIRECTORY_ALREADY_EXISTS: 'Tu organización ya tiene un directorio.',
  DIRECTORY_GROUP_NOT_FOUND: 'El directorio eliminó este grupo.',
  DIRECTORY_TOKEN_NOT_FOUND: 'Este token se revocó.',
  DIRECTORY_TOKEN_LIMIT_REACHED: 'Un directorio tiene como máximo cinco tokens. Revoca uno que ya no uses.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: 'No tienes permiso para cambiar este directorio.',
};

export const scim: Translations['scim'] = {
  title: 'Directorio',
  about: (organization) => `Usuarios y grupos que el directorio de tu empresa envía a ${organization}.`,
  notAllowed: 'No tienes permiso para ver el directorio.',
  empty: {
    title: 'No hay ningún directorio conectado',
    description: 'Okta, Microsoft Entra ID y otros crean, cambian y quitan miembros por ti, con SCIM 2.0.',
  },
  connect: { open: 'Conectar un directorio', title: 'Conectar un directorio', submit: 'Conectar' },
  created: {
    title: 'Guarda el token',
    what: 'token',
    about: 'Introdúcelo en tu directorio, con la URL base que muestran los ajustes.',
  },
  tabs: { users: 'Usuarios', groups: 'Grupos', requests: 'Solicitudes', settings: 'Ajustes' },
  waiting: 'A la espera de la primera solicitud',
  lastRequest: 'Última solicitud',
  state: { on: 'Activado', off: 'Desactivado' },
  fields: {
    name: 'Nombre',
    nameHint: 'Por ejemplo, el producto: Okta, Entra ID.',
    defaultRole: 'Rol de los miembros nuevos',
    ceilingRole: 'Rol más alto',
    ceilingHint: 'El directorio no concede ni cambia ningún rol superior a este.',
  },
  users: {
    empty: { title: 'Aún no hay usuarios', description: 'Asigna usuarios a la aplicación en tu directorio.' },
    count: (total, formatted) => plural(total, { one: `${formatted} usuario`, other: `${formatted} usuarios` }),
    inactive: 'Desactivado',
    noAccount: 'Sin cuenta',
  },
  groups: {
    empty: { title: 'Aún no hay grupos', description: 'Envía grupos desde tu directorio para dar roles y equipos.' },
    count: (total, formatted) => plural(total, { one: `${formatted} grupo`, other: `${formatted} grupos` }),
    members: (count) => plural(count, { one: `${count} miembro`, other: `${count} miembros` }),
    team: (name) => `Equipo ${name}`,
    change: 'Cambiar',
    changeOf: (name) => `Cambiar lo que da ${name}`,
    title: (name) => `Miembros de ${name}`,
    about: 'Los miembros reciben estos roles y este equipo de inmediato, y los pierden cuando dejan el grupo.',
    roles: 'Roles',
    teamField: 'Equipo',
    noTeam: 'Ninguno',
    submit: 'Guardar',
    done: 'Grupo cambiado',
  },
  requests: {
    empty: { title: 'Ninguna solicitud rechazada', description: 'El servicio ha aceptado lo que envió el directorio.' },
    about: 'Solicitudes rechazadas de los últimos 30 días, 100 como máximo.',
  },
  tokens: {
    title: 'Conexión',
    about: 'Introduce la URL base y un token en tu directorio.',
    url: 'URL base',
    unnamed: 'Token sin nombre',
    used: 'Usado',
    neverUsed: 'Nunca usado',
    expires: 'caduca',
    expired: 'caducó',
    add: {
      open: 'Crear token',
      title: 'Crear token',
      about: 'Para una rotación: introduce el token nuevo en tu directorio y después revoca el anterior.',
      submit: 'Crear token',
    },
    revoke: {
      action: 'Revocar',
      question: (start) => `¿Revocar ${start}…?`,
      consequences: 'Las solicitudes con este token se rechazan de inmediato.',
      confirm: 'Revocar token',
      done: 'Token revocado',
    },
  },
  edit: {
    title: 'Miembros',
    about: 'Lo que pueden hacer los miembros que añade el directorio.',
    submit: 'Guardar',
    done: 'Directorio cambiado',
  },
  confirm: {
    title: 'Aún sin confirmar',
    about:
      'Alguien con un enlace de configuración conectó este directorio. Puede leer los usuarios y grupos, pero no cambiarlos.',
    waiting:
      'El directorio puede leer. Cambiará usuarios y grupos en cuanto un propietario de la organización lo haya confirmado.',
    action: 'Confirmar directorio',
    question: (name) => `¿Confirmar ${name}?`,
    consequences: 'A partir de ahora, el directorio crea, cambia y quita miembros.',
    done: 'Directorio confirmado',
  },
  disable: {
    title: 'Desactivar',
    about:
      'Las solicitudes del directorio se rechazan hasta que lo actives de nuevo. Los miembros conservan su acceso.',
    action: 'Desactivar',
    question: (name) => `¿Desactivar ${name}?`,
    done: 'Directorio desactivado',
    isDisabled: 'Este directorio está desactivado: sus solicitudes se rechazan.',
  },
  enable: {
    title: 'Activar',
    about: 'Las solicitudes del directorio se aceptan de nuevo.',
    action: 'Activar',
    question: (name) => `¿Activar ${name}?`,
    done: 'Directorio activado',
  },
  disconnect: {
    title: 'Desconectar',
    about: 'Olvida los usuarios y grupos del directorio.',
    action: 'Desconectar directorio',
    question: (name) => `¿Desconectar ${name}?`,
    consequences:
      'Los miembros permanecen en tu organización, con sus roles y equipos. Desde entonces los administras a mano.',
    confirm: 'Desconectar',
    done: 'Directorio desconectado',
  },
};
