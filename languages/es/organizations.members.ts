import type { Translations } from '#generated/texts/screens.ts';
import { listOf, numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('es');
const number = numberOf('es');
const plural = pluralOf('es');

export const invitationErrors: Translations['invitationErrors'] = {
  invitationNotFound: 'Esta invitación ha caducado, o ya se respondió o revocó.',
  notRecipient: 'Esta invitación es para otra dirección de correo electrónico.',
  inviterLeft: 'La persona que le invitó ya no está en la organización. Pida una invitación a otro miembro.',
  memberLimit: 'Esta organización está completa. Debe salir un miembro para que otro pueda unirse.',
};

export const invitations: Translations['invitations'] = {
  title: 'Invitaciones',
  about: (organization) => `Invitaciones pendientes y anteriores a ${organization}.`,
  notAllowed: 'No tiene permiso para ver las invitaciones. Solicite acceso a un administrador de esta organización.',
  filter: { label: 'Estado', pending: 'Pendientes', accepted: 'Aceptadas', expired: 'Caducadas', all: 'Todas' },
  columns: {
    email: 'Correo electrónico',
    roles: 'Rol',
    inviter: 'Invitado por',
    status: 'Estado',
    actions: 'Acciones',
  },
  count: (total, formatted) => plural(total, { one: `${formatted} invitación`, other: `${formatted} invitaciones` }),
  empty: {
    pending: 'No hay invitaciones pendientes',
    accepted: 'No hay invitaciones aceptadas',
    expired: 'No hay invitaciones caducadas',
    all: 'Aún no hay invitaciones',
    description: 'Invite a personas por correo. Reciben un enlace para unirse, incluso sin tener cuenta.',
  },
  sent: 'Enviada',
  expires: 'Caduca',
  expired: 'Caducó',
  status: { accepted: 'Aceptada', rejected: 'Rechazada', canceled: 'Revocada' },
  invite: {
    open: 'Invitar a un miembro',
    dialog: (organization) => `Invitar a ${organization}`,
    submit: 'Enviar invitación',
    submitSeveral: (count) =>
      plural(count, { one: `Enviar ${number(count)} invitación`, other: `Enviar ${number(count)} invitaciones` }),
    done: (email) => `Invitación enviada a ${email}`,
    emails: 'Direcciones de correo',
    emailsHint: 'Separa varias direcciones con comas o pega una lista.',
    wrongAddresses: (addresses) => `Corrige o elimina: ${list(addresses)}`,
    severalDone: (count) =>
      plural(count, { one: `${number(count)} invitación enviada`, other: `${number(count)} invitaciones enviadas` }),
    failed: (sent) =>
      plural(sent, {
        one: `Se envió ${number(sent)} invitación. No se pudo invitar a estas direcciones:`,
        other: `Se enviaron ${number(sent)} invitaciones. No se pudo invitar a estas direcciones:`,
      }),
    progress: (done, count) => `${number(done)} de ${number(count)} enviadas`,
  },
  menu: (email) => `Acciones de la invitación a ${email}`,
  copy: {
    link: 'Copiar enlace',
    hint: 'Solo funciona cuando esta dirección de correo está verificada.',
  },
  resend: {
    label: (email) => `Reenviar invitación a ${email}`,
    submit: 'Reenviar invitación',
    done: (email) => `Invitación reenviada a ${email}`,
  },
  revoke: {
    dialog: '¿Revocar la invitación?',
    body: (email) => `El enlace enviado a ${email} dejará de funcionar.`,
    submit: 'Revocar invitación',
    done: (email) => `Invitación a ${email} revocada`,
  },
  answer: {
    title: (organization) => `Unirse a ${organization}`,
    about: (inviter) => `${inviter} le invitó a unirse.`,
    sentTo: (email) => `Enviada a ${email} · caduca`,
    createAccount: 'Crear una cuenta',
    signIn: 'Iniciar sesión',
    wrongAccount: (email) => `Tiene la sesión iniciada como ${email}`,
    invitee: (email) => `Esta invitación es para ${email}.`,
    switchAccount: 'Cambiar de cuenta',
    accept: (organization) => `Unirse a ${organization}`,
    decline: 'Rechazar invitación',
    declineDialog: '¿Rechazar la invitación?',
    declineBody: (organization) => `Para unirse a ${organization} más adelante, necesitará una invitación nueva.`,
    declined: {
      title: 'Invitación rechazada',
      about: (organization) => `${organization} puede volver a invitarle.`,
      next: 'Volver al inicio',
    },
  },
  withoutToken: {
    title: 'Tiene una invitación',
    about: 'Este enlace es de una invitación a una organización.',
    body: 'Abra el enlace del correo de invitación o inicie sesión con la dirección invitada. Si no tiene cuenta, cree una con esa dirección y verifíquela.',
  },
  expiredInvitation: {
    title: 'Esta invitación ya no es válida',
    about: 'Ha caducado, o ya se usó, revocó o reemplazó. Pida una nueva a la persona que le invitó.',
    next: 'Ir a sus organizaciones',
    signedOutAbout:
      'Ha caducado, o ya se usó, revocó o reemplazó. Si la aceptó, inicie sesión para abrir la organización. Si no, pida una nueva a la persona que le invitó.',
    signIn: 'Iniciar sesión',
  },
  unverified: {
    title: 'Verifique su correo electrónico para continuar',
    about: 'Abra el enlace del correo de invitación o verifique primero su correo electrónico.',
    next: 'Ir a su cuenta',
  },
  otherEmail: {
    title: 'Esta invitación es para otra dirección de correo electrónico',
    about: (email) =>
      `Tiene la sesión iniciada como ${email}. Si la invitación se envió a otra de sus direcciones, cambie a esa cuenta.`,
  },
};

export const members: Translations['members'] = {
  file: 'miembros',
  title: 'Miembros',
  about: (organization) => `Personas de ${organization} y sus roles.`,
  filters: {
    role: 'Rol',
    allRoles: 'Todos los roles',
    clearRole: 'Borrar rol',
    team: 'Equipo',
    allTeams: 'Todos los equipos',
  },
  columns: { roles: 'Rol', teams: 'Equipos', joined: 'Se unió', actions: 'Acciones' },
  count: (total, formatted) => plural(total, { one: `${formatted} miembro`, other: `${formatted} miembros` }),
  empty: { title: 'Ningún miembro coincide' },
  emptyTeam: {
    title: 'Aún no hay miembros en este equipo',
    description: 'Agregue miembros en «Equipos» o elija el equipo al invitar.',
  },
  you: 'Usted',
  team: (name) => `Equipo ${name}`,
  menu: {
    label: (name) => `Acciones para ${name}`,
    changeRoles: 'Cambiar roles',
    changeTeams: 'Cambiar equipos',
    transfer: 'Transferir propiedad',
    remove: 'Quitar miembro',
  },
  roles: {
    label: 'Roles',
    descriptions: {
      owner: 'Acceso total, incluida la eliminación de la organización',
      admin: 'Administrar miembros y configuración',
      member: 'Ver la organización y sus miembros',
    },
    names: { owner: 'Propietario', admin: 'Administrador', member: 'Miembro' },
    noPermissions: 'Sin permisos adicionales',
    dialog: (name) => `Cambiar roles de ${name}`,
    ownTitle: 'Estos son sus propios roles',
    ownWarning: 'Si quita su propio rol, otro propietario tendrá que devolvérselo.',
    submit: 'Guardar roles',
    updated: 'Roles actualizados',
  },
  transfer: {
    dialog: (name) => `¿Transferir la propiedad a ${name}?`,
    body: (name, organization) =>
      `${name} será propietario de ${organization} y usted será administrador. Solo ${name} puede deshacerlo.`,
    submit: 'Transferir propiedad',
    done: (name) => `Propiedad transferida a ${name}`,
  },
  remove: {
    dialog: (name) => `¿Quitar a ${name}?`,
    body: (name, organization) =>
      `${name} perderá de inmediato el acceso a ${organization}. Podrá volver a invitar a esta persona.`,
    submit: 'Quitar miembro',
    done: (name) => `Se quitó a ${name}`,
  },
};

export const organizationRoles: Translations['organizationRoles'] = {
  title: 'Roles',
  about: (organization) => `Lo que permiten los roles en ${organization}.`,
  disabled: {
    title: 'Los roles personalizados no están activados',
    about: 'Pida al operador de este servicio que los active.',
  },
  resources: {
    organization: 'Organización',
    member: 'Miembros',
    invitation: 'Invitaciones',
    team: 'Equipos',
    ac: 'Roles',
    domain: 'Dominios',
    sso: 'Inicio de sesión único',
    directory: 'Directorio',
    oauthClient: 'Aplicaciones',
  },
  actions: {
    'organization:update': 'Cambiar configuración',
    'organization:delete': 'Eliminar',
    'member:create': 'Agregar',
    'member:update': 'Cambiar roles',
    'member:delete': 'Quitar',
    'invitation:create': 'Invitar',
    'invitation:cancel': 'Revocar',
    create: 'Crear',
    read: 'Ver',
    update: 'Cambiar',
    delete: 'Eliminar',
    manage: 'Gestionar',
    require: 'Exigir',
  },
  permissionHints: {
    'organization:update': 'También los webhooks, las cuentas de servicio, los flujos de auditoría y el historial.',
    'organization:delete': 'También la exportación de sus datos.',
    'sso:require': 'Los miembros de los dominios inician sesión entonces solo con el proveedor de identidad.',
  },
  permissionsOf: (resource, actions) => `${resource}: ${actions.map((action) => action.toLowerCase()).join(', ')}`,
  compare: 'Comparar',
  matrix: {
    label: 'Permisos de cada rol',
    permission: 'Permiso',
    allowed: 'Permitido',
    notAllowed: 'No permitido',
    builtIn: 'Integrado',
    custom: 'Personalizado',
  },
  name: 'Nombre',
  nameHint: 'Por ejemplo, «Facturación», hasta 64 caracteres. Los programas lo reciben en minúsculas.',
  permissions: 'Permisos',
  back: 'Todos los roles',
  permissionsHint: 'Puede conceder los permisos que usted tiene.',
  ofEveryRole: 'Todos los roles lo tienen.',
  lacking: 'Usted no lo tiene.',
  menu: { label: (role) => `Acciones para ${role}`, delete: 'Eliminar rol' },
  create: { open: 'Rol nuevo', dialog: 'Rol nuevo', submit: 'Crear rol', done: 'Rol creado' },
  edit: { submit: 'Guardar rol', done: 'Rol actualizado' },
  editNote: 'Los cambios se aplican de inmediato a todas las personas con este rol.',
  delete: {
    dialog: (role) => `¿Eliminar ${role}?`,
    body: 'Un rol se puede eliminar cuando no lo tiene ningún miembro ni ninguna invitación pendiente.',
    submit: 'Eliminar rol',
    done: 'Rol eliminado',
  },
};
