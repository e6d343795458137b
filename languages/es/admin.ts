import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: 'Ya hay un administrador. Inicie sesión.',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'Ya existe una cuenta con este correo electrónico',
  USER_NOT_FOUND: 'Este usuario ya no existe.',
  EMAIL_IS_ALREADY_VERIFIED: 'Este correo electrónico ya está verificado.',
  USER_INVITATIONS_ARENT_ENABLED: 'Las invitaciones de usuarios no están habilitadas.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'No se puede actuar como un administrador.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'Ya no está actuando como otro usuario.',
};

export const admin: Translations['admin'] = {
  navigation: {
    overview: 'Resumen',
    users: 'Usuarios',
    organizations: 'Organizaciones',
    auditLog: 'Registro de auditoría',
    settings: 'Ajustes',
  },
  auditLog: {
    title: 'Registro de auditoría',
    about: 'Inicios de sesión, cambios e intentos fallidos, con autor, dirección y dispositivo.',
  },
  setup: {
    title: 'Crear el primer administrador',
    about: 'Esta cuenta tiene acceso total.',
    name: 'Nombre',
    password: 'Contraseña',
    submit: 'Crear administrador',
    signIn: 'Iniciar sesión',
    incomplete: {
      title: 'Use el enlace de configuración',
      about: 'Copie el enlace completo del terminal en el que se inició Gatehouse.',
    },
    invalid: {
      title: 'Este enlace de configuración no funciona',
      about:
        'Ha caducado, o ya se usó o reemplazó por uno más reciente. Reinicie el servicio para obtener un enlace nuevo o cree un administrador con este comando:',
      command: 'npm run admin -- create you@example.com --admin',
    },
  },
  users: {
    title: 'Usuarios',
    create: 'Usuario nuevo',
    filter: {
      label: 'Filtrar usuarios',
      administrators: 'Administradores',
      banned: 'Bloqueados',
      notBanned: 'Sin bloqueo',
      unverified: 'Sin verificar',
      oneFactor: 'Sin segundo factor',
    },
    search: 'Buscar por nombre, correo o ID',
    file: 'usuarios',
    columns: {
      role: 'Rol',
      secondFactor: 'Segundo factor',
      status: 'Estado',
      createdAt: 'Registro',
      lastSeenAt: 'Última actividad',
    },
    secondFactor: { on: 'Activado', none: 'Ninguno' },
    active: 'Activo',
    empty: { title: 'No se encontraron usuarios' },
    count: (total, formatted) => plural(total, { one: `${formatted} usuario`, other: `${formatted} usuarios` }),
  },
  newUser: {
    title: 'Usuario nuevo',
    about: 'Invite al usuario a elegir una contraseña o establezca una por él.',
    name: 'Nombre',
    how: 'Contraseña',
    invite: {
      label: 'Enviar una invitación',
      description:
        'El usuario recibe un enlace para elegir una contraseña, que también verifica su correo electrónico.',
    },
    set: { label: 'Establecer una contraseña', description: 'No se notificará al usuario.' },
    password: 'Contraseña nueva',
    roles: 'Roles',
    invited: (email) => `Invitación enviada a ${email}`,
    submit: 'Crear usuario',
    created: 'Usuario creado',
  },
  user: {
    back: 'Todos los usuarios',
    actions: 'Acciones',
    actionsFor: (name) => `Acciones para ${name}`,
    email: 'correo electrónico',
    notFound: {
      title: 'Usuario no encontrado',
      about: 'Es posible que el enlace sea incorrecto o que la cuenta se haya eliminado.',
      next: 'Ir a todos los usuarios',
    },
    tabs: {
      label: 'Usuario',
      overview: 'Resumen',
      sessions: 'Sesiones',
      signInMethods: 'Métodos de inicio de sesión',
      organizations: 'Organizaciones',
      activity: 'Actividad',
    },
    facts: {
      id: 'ID',
      copyId: 'ID del usuario',
      signedUp: 'Registro',
      lastSeen: 'Última actividad',
      lastSeenMeaning: 'El último inicio de sesión, renovación de sesión o evento del registro de auditoría.',
    },
    banned: 'Bloqueado',
    notVerified: 'Sin verificar',
    twoFactor: 'Dos pasos activados',
  },
  details: {
    edit: 'Editar datos',
    name: 'Nombre',
    emailDescription: 'Un correo electrónico nuevo queda sin verificar y cierra la sesión del usuario.',
    submit: 'Guardar datos',
    done: 'Usuario guardado',
  },
  verification: {
    title: 'Correo electrónico sin verificar',
    about:
      'Envíe un enlace que verifique el correo electrónico o márquelo como verificado si sabe que pertenece al usuario.',
    send: 'Enviar correo de verificación',
    sent: (email) => `Correo de verificación enviado a ${email}`,
    mark: 'Marcar como verificado',
    marked: 'Correo electrónico verificado',
  },
  passwordReset: {
    title: 'Restablecimiento de la contraseña',
    about: 'Envía un enlace para elegir una contraseña nueva o la primera.',
    submit: 'Enviar correo de restablecimiento',
    sent: (email) => `Correo para restablecer la contraseña enviado a ${email}`,
  },
  roles: { title: 'Roles', edit: 'Cambiar roles', submit: 'Guardar roles', updated: 'Roles actualizados' },
  sessions: {
    title: 'Sesiones',
    empty: 'No hay sesiones activas',
    signedIn: (ipAddress) => (ipAddress ? `${ipAddress} · sesión iniciada` : 'Sesión iniciada'),
    impersonated: 'De un administrador',
    current: 'Este dispositivo',
    revoke: {
      label: 'Cerrar sesión',
      title: '¿Cerrar la sesión de este dispositivo?',
      body: (device) => `${device} tendrá que volver a iniciar sesión.`,
      submit: 'Cerrar sesión del dispositivo',
      done: 'Sesión del dispositivo cerrada',
    },
    revokeAll: {
      label: 'Cerrar sesión en todas partes',
      title: '¿Cerrar la sesión de todos los dispositivos?',
      body: (name) => `${name} tendrá que volver a iniciar sesión en todos los dispositivos.`,
      ownBody: 'Se cerrará su sesión en todos los dispositivos, incluido este.',
      done: 'Sesión cerrada en todas partes',
    },
  },
  accounts: {
    title: 'Métodos de inicio de sesión',
    empty:
      'Aún no hay métodos de inicio de sesión. Establezca una contraseña o pida al usuario que use un enlace por correo.',
    password: 'Contraseña',
    passkey: 'Llave de acceso',
    secondFactor: { title: 'Segundo factor', on: 'Activado', off: 'Desactivado' },
    added: 'Agregado',
  },
  organizations: {
    title: 'Organizaciones',
    empty: 'Ninguna organización',
    joined: (slug) => `${slug} · se unió`,
  },
  impersonate: {
    submit: 'Actuar como este usuario',
  },
  setPassword: {
    title: 'Contraseña',
    about: 'Para usuarios que no pueden restablecerla por correo.',
    open: 'Establecer contraseña',
    dialog: (name) => `Establecer contraseña de ${name}`,
    warning: 'La contraseña actual dejará de funcionar y se cerrará la sesión en todas partes.',
    field: 'Contraseña nueva',
    submit: 'Establecer contraseña',
    done: 'Contraseña establecida',
  },
  ban: {
    about: 'Cierra la sesión del usuario e impide que la inicie.',
    open: 'Bloquear usuario',
    dialog: (name) => `Bloquear a ${name}`,
    reason: 'Motivo',
    reasonDescription: 'Visible solo para administradores.',
    duration: 'Duración',
    durations: { permanent: 'Permanente', day: '1 día', week: '1 semana', month: '30 días', year: '1 año' },
    submit: 'Bloquear usuario',
    done: 'Usuario bloqueado',
  },
  unban: {
    title: 'Este usuario está bloqueado',
    over: 'Este bloqueo ha terminado',
    reason: 'Motivo',
    noReason: 'Sin motivo indicado',
    since: 'Desde',
    by: 'Por',
    until: 'Hasta',
    permanent: 'Permanente',
    submit: 'Desbloquear usuario',
    done: 'Usuario desbloqueado',
  },
  remove: {
    open: 'Eliminar usuario',
    dialog: (name) => `¿Eliminar a ${name}?`,
    body: 'Elimina sus sesiones, métodos de inicio de sesión y membresías. No se puede deshacer.',
    submit: 'Eliminar usuario',
    done: 'Usuario eliminado',
    receipt: {
      title: 'Guarde el recibo de la eliminación',
      what: 'número de recibo',
      about: 'Demuestra la eliminación; el usuario lo recibió por correo si la dirección estaba verificada.',
    },
  },
};
