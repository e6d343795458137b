import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

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

export const serviceAccountEventTexts: Translations['serviceAccountEventTexts'] = {
  'service-account.created': 'Cuenta de servicio creada',
  'service-account.updated': 'Cuenta de servicio actualizada',
  'service-account.deleted': 'Cuenta de servicio eliminada',
  'service-account.key-created': 'Clave de una cuenta de servicio creada',
  'service-account.key-rotated': 'Clave de una cuenta de servicio reemplazada',
  'service-account.key-deleted': 'Clave de una cuenta de servicio eliminada',
};

export const serviceAccountSentences: Translations['serviceAccountSentences'] = {
  'service-account.created': '{actor} creó [la cuenta de servicio {name}|una cuenta de servicio] como {role}',
  'service-account.updated': '{actor} actualizó [la cuenta de servicio {name}|una cuenta de servicio]',
  'service-account.deleted': '{actor} eliminó [la cuenta de servicio {name}|una cuenta de servicio]',
  'service-account.key-created': '{actor} creó una clave de [la cuenta de servicio {name}|una cuenta de servicio]',
  'service-account.key-rotated': '{actor} reemplazó una clave de [la cuenta de servicio {name}|una cuenta de servicio]',
  'service-account.key-deleted': '{actor} eliminó una clave de [la cuenta de servicio {name}|una cuenta de servicio]',
};
