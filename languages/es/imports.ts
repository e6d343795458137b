import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const imports: Translations['imports'] = {
  title: 'Importaciones',
  about: 'Usuarios y organizaciones importados de otros productos.',
  empty: {
    title: 'Aún no hay importaciones',
    description: 'El comando npm run import trae usuarios de otro producto.',
  },
  state: { running: 'En curso', stopped: 'Detenida', done: 'Terminada' },
  kinds: {
    user: 'Usuarios',
    organization: 'Organizaciones',
    team: 'Equipos',
    member: 'Membresías',
    'team member': 'Membresías de equipos',
    invitation: 'Invitaciones',
  },
  columns: { created: 'Nuevos', changed: 'Modificados', equal: 'Sin cambios', left: 'Omitidos' },
  reasons: 'Omitidos o importados en parte',
  hashes: {
    title: 'Contraseñas importadas',
    about:
      'Cada una se renueva cuando su usuario inicia sesión. Hasta entonces, los inicios de sesión rechazados tardan más.',
    none: 'Todas las contraseñas se han renovado.',
    users: (count) => plural(count, { one: `${count} usuario`, other: `${count} usuarios` }),
  },
};

export const importCodes: Translations['importCodes'] = {
  unreadable_record: 'El registro no tiene la forma de los de este origen',
  record_too_large: 'El registro supera 1 MiB o 32 niveles de anidamiento',
  wrong_columns: 'La fila tiene otro número de columnas que el encabezado',
  duplicate_id: 'Un registro anterior tiene el mismo id',
  duplicate_address:
    'Otro registro tiene la misma dirección: se toma el verificado y, si no, el del inicio de sesión más reciente',
  already_exists: 'Un usuario de aquí tiene la dirección; --link-existing le añade identidades y pertenencias',
  exists_unverified: 'Un usuario de aquí tiene la dirección, que no está verificada en ambos lados',
  erased: 'Se importó antes y se eliminó aquí',
  no_address: 'No hay dirección de correo; --placeholder-domain importa a estas personas con un nombre de usuario',
  invalid_address: 'No se pueden enviar correos a esa dirección',
  unverified_password: 'Tomado con una dirección sin verificar: la primera prueba del buzón elimina la contraseña',
  identity_taken: 'Otro usuario de aquí tiene la identidad',
  provider_unknown: 'El proveedor de la identidad no está configurado aquí; --provider-map le da otro nombre',
  username_left: 'El nombre de usuario está ocupado o tiene caracteres o una longitud no permitidos aquí',
  image_left: 'La imagen no tiene una dirección https',
  phone_left: 'El número de teléfono no está verificado, es imposible o es de otro usuario',
  not_a_person: 'Una cuenta de servicio, una máquina o un usuario anónimo',
  deleted_in_source: 'Eliminado en el origen',
  role_left: 'El rol no tiene equivalente aquí; --role-map indica uno',
  missing_reference: 'El usuario, la organización o el equipo del registro no se importó',
  no_owner: 'Ningún miembro sería propietario; --owner indica uno',
  owner_promoted: 'Tomado; el administrador más antiguo pasó a ser propietario',
  slug_changed: 'Tomado con otra URL, porque está ocupada o tiene otros caracteres',
  invalid_name: 'El nombre está vacío o es demasiado largo',
  expired: 'Caducado',
  field_left: 'El valor no tiene aquí un campo declarado o es de otro tipo que el campo',
  text_cleaned: 'Tomado; se eliminaron caracteres de control',
  cyclic_group: 'El grupo se contiene a sí mismo',
  hash_unsupported: 'Tomado sin contraseña: el hash tiene una forma que aquí no se puede verificar',
  hash_too_costly: 'Tomado sin contraseña: el hash cuesta más que los límites',
  password_missing: 'Tomado sin contraseña: la exportación no la contiene',
  totp_left: 'La aplicación de autenticación no se puede tomar: el usuario configura una nueva',
  passkey_left: 'La llave de acceso pertenece a otro host o tiene otra forma',
  factor_left: 'El segundo factor no está en ninguna exportación',
  kept_here: 'Sin cambios, porque el valor se cambió aquí desde la última ejecución',
  missing_in_source: 'Importado antes y ya no está en el origen',
  already_member: 'Ya es miembro o tiene una invitación aquí',
};
