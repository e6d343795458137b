import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const personalData: Translations['personalData'] = {
  title: 'Sus datos',
  about: 'Todo lo que se almacena sobre usted.',
  onHold: 'Su cuenta no se puede eliminar por ahora debido a una obligación legal.',
  secrets: 'Las contraseñas y las claves nunca forman parte de una exportación.',
  download: 'Descargar',
  json: 'JSON, para programas',
  html: 'Página web',
  done: 'Exportación descargada',
  notStored: 'No almacenado',
  disabled: {
    title: 'Las exportaciones no están habilitadas',
    about: 'Solicite sus datos al operador de este servicio.',
  },
  rows: (count, formatted) => plural(count, { one: `${formatted} registro`, other: `${formatted} registros` }),
  exported: 'Exportado de',
};

export const personalDataTables: Translations['personalDataTables'] = {
  profile: { name: 'Perfil', about: 'Su nombre, sus direcciones, su imagen y sus ajustes.' },
  pictures: { name: 'Imagen subida', about: 'La imagen que ha subido.' },
  signInMethods: {
    name: 'Métodos de inicio de sesión',
    about: 'Su contraseña y los proveedores con los que inicia sesión, sin sus secretos.',
  },
  passkeys: { name: 'Llaves de acceso', about: 'Sus llaves de acceso: nombre, dispositivo y último uso.' },
  secondFactors: { name: 'Autenticación de dos factores', about: 'Los segundos factores que usa, sin sus secretos.' },
  backupCodes: { name: 'Códigos de respaldo', about: 'Cuándo se crearon y usaron, sin los códigos.' },
  secondFactorRecovery: {
    name: 'Recuperación de la autenticación de dos factores',
    about: 'Una solicitud para quitar segundos factores perdidos.',
  },
  sessions: { name: 'Sesiones', about: 'Navegadores en los que tiene la sesión iniciada, con sus direcciones IP.' },
  trustedBrowsers: { name: 'Navegadores de confianza', about: 'Navegadores que omiten el segundo factor.' },
  pendingSignIns: { name: 'Inicios de sesión en curso', about: 'Inicios de sesión que esperan el segundo factor.' },
  mailedLinks: {
    name: 'Enlaces y códigos',
    about: 'Enlaces y códigos que se le enviaron y aún no se han usado, sin sus valores.',
  },
  apiKeys: { name: 'Claves de API', about: 'Sus claves de API, sin las claves en sí.' },
  memberships: { name: 'Membresías', about: 'Organizaciones a las que pertenece, con su rol.' },
  organizations: { name: 'Sus organizaciones', about: 'Organizaciones sin otros miembros.' },
  teams: { name: 'Equipos', about: 'Equipos a los que pertenece.' },
  invitations: {
    name: 'Invitaciones',
    about: 'Invitaciones para usted y las que envió, sin las direcciones de otras personas.',
  },
  organizationAccount: { name: 'Cuenta administrada', about: 'La organización que creó y administra su cuenta.' },
  directoryEntries: {
    name: 'Entradas de directorio',
    about: 'Lo que el directorio de una organización envió sobre usted.',
  },
  directoryGroups: { name: 'Grupos de directorio', about: 'Grupos de un directorio a los que pertenece.' },
  singleSignOnSessions: {
    name: 'Inicio de sesión único',
    about: 'Sesiones iniciadas por el proveedor de identidad de una organización.',
  },
  singleSignOnAttempts: {
    name: 'Intentos de inicio de sesión único',
    about: 'Inicios de sesión recientes con el proveedor de identidad de una organización.',
  },
  applications: { name: 'Aplicaciones conectadas', about: 'Aplicaciones que pueden usar su cuenta.' },
  applicationTokens: { name: 'Tokens de aplicaciones', about: 'El acceso actual de las aplicaciones, sin los tokens.' },
  agents: { name: 'Agentes', about: 'Lo que permitió a programas que actúan por sí mismos, y hasta cuándo.' },
  agentUsage: { name: 'Uso por agentes', about: 'Cuántas llamadas hicieron los agentes por usted cada día.' },
  agentTokens: { name: 'Tokens de agentes', about: 'El acceso que los agentes transmitieron, sin los tokens.' },
  applicationSessions: {
    name: 'Inicios de sesión en aplicaciones',
    about: 'Aplicaciones en las que inició sesión en sus sesiones.',
  },
  webhooks: { name: 'Webhooks', about: 'Webhooks que ha creado.' },
  activity: { name: 'Actividad', about: 'Lo que ha hecho y lo que ha ocurrido con su cuenta, con direcciones IP.' },
  unsentMails: { name: 'Correos sin enviar', about: 'Correos para usted que esperan su envío.' },
  recentAnswers: {
    name: 'Respuestas a programas',
    about: 'Respuestas a solicitudes repetidas de sus claves de API, durante un día.',
  },
  imports: { name: 'Importaciones', about: 'Que su cuenta se importó de otro servicio.' },
  exports: { name: 'Exportaciones', about: 'Cuándo exportó sus datos.' },
};

export const personalDataErrors: Translations['personalDataErrors'] = {
  EXPORT_NOT_FOUND: 'Esta exportación ha caducado. Descárguela de nuevo.',
  EXPORT_LIMIT_REACHED: 'Estos datos se han exportado tres veces hoy. Inténtelo de nuevo mañana.',
  LEGAL_HOLD: 'No se puede eliminar por ahora debido a una obligación legal.',
  HOLD_NOT_FOUND: 'Esta retención legal ha terminado.',
};

export const personalDataEventTexts: Translations['personalDataEventTexts'] = {
  'personal-data.exported': 'Datos personales exportados',
  'user.data-exported': 'Datos de un usuario exportados',
  'user.inactivity-noticed': 'Aviso de inactividad enviado',
  'organization.exported': 'Organización exportada',
  'legal-hold.created': 'Retención legal creada',
  'legal-hold.lifted': 'Retención legal levantada',
};

export const personalDataSentences: Translations['personalDataSentences'] = {
  'personal-data.exported': '{target} exportó sus datos',
  'user.data-exported': '{actor} exportó los datos de {target}',
  'user.inactivity-noticed': 'Se avisó a {target} de que la cuenta se eliminará por falta de uso',
  'organization.exported': '{actor} exportó los datos de {organization}',
  'legal-hold.created': '{actor} creó una retención legal',
  'legal-hold.lifted': '{actor} levantó una retención legal',
};

export const administeredData: Translations['administeredData'] = {
  title: 'Datos personales',
  about: 'Qué se almacena sobre este usuario y si puede eliminarse.',
  onHold: 'Retenido',
  export: {
    title: 'Exportar datos',
    about: 'Todo lo que se almacena sobre el usuario, sin secretos. Se avisa al usuario por correo.',
    open: 'Exportar datos',
    done: 'Datos exportados',
  },
  hold: {
    title: 'Retención legal',
    about:
      'Impide que se elimine el usuario, también por plazos de conservación. El usuario ve que hay una retención, pero no el motivo.',
    open: 'Crear retención',
    dialog: (name) => `¿Crear una retención legal para ${name}?`,
    reason: 'Motivo',
    reasonHint: 'Se guarda cifrado, solo para administradores.',
    endsAt: 'Termina el',
    endsAtHint: 'Déjelo vacío para una retención que dure hasta que se levante.',
    submit: 'Crear retención',
    created: 'Retención creada',
  },
  lift: {
    action: 'Levantar retención',
    question: '¿Levantar esta retención legal?',
    consequences: 'Los datos podrán volver a eliminarse.',
    done: 'Retención levantada',
  },
  holds: {
    title: 'Retenciones legales',
    about: 'Usuarios y organizaciones cuyos datos no deben eliminarse.',
    empty: {
      title: 'No hay retenciones legales',
      description: 'Cree una en la página de un usuario, o aquí para una organización.',
    },
    open: 'Retener una organización',
    organizationId: 'ID de la organización',
    user: 'Usuario',
    organization: 'Organización',
    unreadable: 'No se puede descifrar el motivo',
    ended: 'Terminada',
    created: 'Creada',
    ends: 'termina',
    lifted: 'levantada',
    all: 'Mostrar retenciones terminadas',
    more: 'Mostrar retenciones más antiguas',
  },
};

export const organizationData: Translations['organizationData'] = {
  title: 'Exportación',
  about:
    'La organización, sus miembros, equipos e invitaciones, como archivos que otra instalación importa. Como máximo tres exportaciones en 24 horas.',
  withAudit: 'Con el registro de auditoría, sin direcciones IP',
  submit: 'Exportar organización',
  ready: 'Exportación de la organización',
  contents: {
    organization: 'Organización y miembros, para una importación',
    settings: 'Roles, dominios, proveedores de identidad y webhooks, sin secretos',
    audit: 'Registro de auditoría',
  },
  save: 'Guardar',
};

export const personalDataAttention: Translations['personalDataAttention'] = {
  notErased: {
    title: 'Los usuarios inactivos no se borran',
    about: 'El registro de auditoría se elimina antes, así que no se conoce su último uso.',
  },
};
