import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const app: Translations['app'] = {
  cookieNotKept: (host) =>
    `El inicio de sesión funcionó, pero este navegador no guardó su cookie. Permita las cookies de ${host} e inténtelo de nuevo, o contacte con soporte.`,
  close: 'Cerrar',
  lastUsed: 'Último uso',
  backToSignIn: 'Volver al inicio de sesión',
  backToAccount: 'Volver a su cuenta',
  fields: {
    email: 'Correo electrónico',
    showPassword: 'Mostrar contraseña',
    codeIsSent: 'Se envía después del último dígito.',
    deleteApiKeys: 'Eliminar también mis claves de API. Los programas que las usan dejarán de funcionar.',
  },
  problem: { title: 'No se pudo cargar esta página', tryAgain: 'Reintentar' },
  crash: {
    about: 'Es posible que se haya instalado una versión nueva o que se haya perdido la conexión.',
    reload: 'Recargar',
  },
};

export const page: Translations['page'] = {
  language: 'Idioma',
  backToHome: 'Volver al inicio',
  themes: { auto: 'Tema: sistema', light: 'Tema: claro', dark: 'Tema: oscuro' },
  footer: { terms: 'Términos', privacy: 'Privacidad' },
};

export const noPermission: Translations['noPermission'] = {
  title: 'Sin permiso',
  about: 'No tiene permiso para ver esta página. Solicite acceso a un administrador.',
};

export const shell: Translations['shell'] = {
  unsaved: {
    title: '¿Salir sin guardar?',
    about: 'Se perderá lo que has escrito en esta página.',
    leave: 'Salir de la página',
  },
  menu: 'Menú',
  serviceAccount: 'Cuenta de servicio',
  notFound: {
    title: 'Página no encontrada',
    about:
      'No hay ninguna página en esta dirección. Es posible que el enlace esté incompleto o que la página se haya movido o eliminado.',
    nearest: 'Quizá busca',
    signIn: 'Iniciar sesión',
    signUp: 'Crear una cuenta',
  },
  navigation: {
    areas: 'Áreas',
    account: 'Su cuenta',
    administration: 'Administración',
    groups: { people: 'Personas', developers: 'Desarrollo', records: 'Actividad y ajustes' },
    search: 'Buscar o ir a…',
  },
  organizations: {
    choose: 'Elegir una organización',
    title: 'Organizaciones',
    yours: 'Sus organizaciones',
    current: 'Organización actual',
    all: 'Todas las organizaciones',
    create: 'Crear organización',
  },
  user: { signOut: 'Cerrar sesión' },
  themes: { light: 'Claro', dark: 'Oscuro', auto: 'Sistema' },
  verifyEmail: {
    title: 'Verifique su correo',
    sent: (email) => `Enviamos un enlace a ${email}. Ábralo para verificar su correo.`,
    due: (email) => `Su correo ${email} aún no está verificado.`,
    send: 'Enviar enlace',
    change: 'Cambiar dirección',
  },
  impersonation: {
    banner: (name, timeLeft) => `Está actuando como ${name} · ${timeLeft}`,
    minutesLeft: (minutes) => (minutes <= 0 ? 'queda menos de un minuto' : `quedan\u00a0${minutes}\u00a0min`),
    hoursLeft: (hours) => `quedan\u00a0${hours}\u00a0h`,
    signedInAs: (name) => `Sesión iniciada como ${name}`,
    stop: 'Dejar de actuar como este usuario',
    notAvailable: 'No disponible mientras actúa como otro usuario.',
  },
  connection: {
    offline: 'No tiene conexión. Los cambios no se pueden guardar hasta que vuelva a conectarse.',
    refreshFailed: (reason) => `No se pudo actualizar esta página. ${reason}`,
    retry: 'Reintentar',
  },
  presets: { all: 'Todos', read: 'Solo lectura', none: 'Ninguno' },
  step: { done: 'Hecho', open: 'Pendiente' },
  secret: {
    about: (what) => `Copie esto ahora en un lugar seguro: ${what}.`,
    once: 'No se volverá a mostrar.',
    done: 'Listo',
  },
  export: {
    open: 'Exportar',
    csv: 'Archivo CSV',
    json: 'Archivo JSON',
    done: (count, rows) => plural(rows, { one: `${count} fila exportada`, other: `${count} filas exportadas` }),
    cut: (count) => `Se exportaron las primeras ${count} filas. Use filtros para exportar las demás.`,
  },
  search: { people: 'Buscar por nombre o correo electrónico', clear: 'Borrar búsqueda' },
  list: {
    filters: 'Filtros',
    filtersSet: (count) => `Filtros (${count})`,
    set: 'Filtros activos',
    remove: (filter) => `Quitar filtro: ${filter}`,
    clearAll: 'Quitar todos',
    any: 'Todos',
    showResults: 'Mostrar resultados',
    name: 'Nombre',
    never: 'Nunca',
    goneTitle: 'Esta página ya no existe',
    gone: 'La lista ha cambiado desde que se creó este enlace.',
    toFirst: 'Ir a la primera página',
    first: 'Primera página',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (number) => `Página ${number}`,
    range: (first, last, total) => `${first}–${last} de ${total}`,
  },
};

export const additionalFields: Translations['additionalFields'] = {
  title: 'Datos',
  notSet: 'Sin definir',
  choose: 'Elegir…',
  yes: 'Sí',
  no: 'No',
  submit: 'Guardar datos',
  saved: 'Datos guardados',
  number: 'Escriba un número',
  numbers: 'Escriba solo números',
  severalHint: 'Pulse Intro o escriba una coma después de cada valor.',
};

export const commands: Translations['commands'] = {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Menú de comandos',
  placeholder: 'Buscar personas, organizaciones, páginas y comandos',
  list: 'Comandos',
  empty: 'Sin resultados.',
  emptyAbout:
    'Busca por el nombre o correo de una persona, o por el nombre de una organización, página, ajuste o comando.',
  recent: 'Recientes',
  close: 'Cerrar',
  keys: { enter: 'Intro', escape: 'Esc' },
  hints: { move: 'para moverse', open: 'para abrir', close: 'para cerrar' },
  searching: 'Buscando…',
  people: 'Personas',
  organizations: 'Organizaciones',
  allOrganizations: 'Todas las organizaciones',
  members: (organization) => `Miembros de ${organization}`,
  invite: (email, organization) => `Invitar a ${email} a ${organization}`,
  settings: 'Ajustes',
  theme: 'Tema',
  actions: 'Acciones',
  inviteMember: 'Invitar a un miembro',
  newUser: 'Usuario nuevo',
};

export const forms: Translations['forms'] = {
  resend: {
    action: 'Reenviar código',
    actionIn: (seconds) => `Reenviar código en ${seconds} s`,
    done: 'Enviamos otro código. Los anteriores ya no funcionan.',
  },
  resendLink: {
    action: 'Reenviar enlace',
    actionIn: (seconds) => `Reenviar enlace en ${seconds} s`,
    done: 'Enviamos otro enlace.',
  },
  mailbox: 'Abrir el buzón de desarrollo',
};

export const identity: Translations['identity'] = {
  title: 'Confirme su identidad',
  about: 'Por su seguridad, confirme su identidad para continuar.',
  action: 'Confirmar',
  otherMethods: 'Usar otro método',
  signInAgain: {
    about: 'Por su seguridad, vuelva a iniciar sesión para continuar. Después regresará a esta página.',
    action: 'Volver a iniciar sesión',
  },
  confirmWith: (provider) => `Confirmar con ${provider}`,
};

export const errors: Translations['errors'] = {
  errors: {
    NETWORK_ERROR: 'No se puede conectar con el servicio. Compruebe su conexión e inténtelo de nuevo.',
    UNKNOWN_ERROR: 'Se produjo un error. Inténtelo de nuevo.',
    INTERNAL_SERVER_ERROR: 'Se produjo un error por nuestra parte. Inténtelo de nuevo.',
    SERVICE_UNAVAILABLE: 'El servicio no está disponible temporalmente. Inténtelo de nuevo en un momento.',
    FORBIDDEN: 'No tiene permiso para hacer esto.',
    NOT_AUTHORIZED: 'No tiene permiso para hacer esto.',
    NOT_FOUND: 'Esta función no está activada.',
    INVALID_ORIGIN: 'El servicio no acepta solicitudes de este sitio. Contacte con soporte.',
    UNAUTHORIZED: 'Su sesión ha terminado. Inicie sesión para continuar.',
    TOO_MANY_REQUESTS: 'Demasiados intentos. Inténtelo de nuevo en un momento.',
    VALIDATION_ERROR: 'Revise los campos marcados.',
    INVALID_CURSOR: 'Esta página ya no existe. Vaya a la primera página.',
    INVALID_EMAIL: 'Escriba un correo electrónico válido, como ada@example.com',
    INVALID_TOKEN: 'Este enlace ha caducado o ya se usó. Solicite uno nuevo.',
    BANNED_USER: 'Esta cuenta se ha suspendido. Contacte con soporte si cree que se trata de un error.',
  },
  untrustedPage: (origin) =>
    `Esta página está en ${origin}, una dirección que no es de confianza. Añádala a TRUSTED_ORIGINS.`,
  tooManyRequests: (wait) => `Demasiados intentos. Inténtelo de nuevo en ${wait}.`,
  required: 'Obligatorio',
  requiredFields: {
    name: 'Escriba un nombre',
    slug: 'Escriba una URL',
    email: 'Escriba un correo electrónico',
    newEmail: 'Escriba un correo electrónico',
    password: 'Escriba una contraseña',
    newPassword: 'Escriba una contraseña',
    currentPassword: 'Escriba su contraseña actual',
    role: 'Seleccione al menos un rol',
    userId: 'Seleccione un miembro',
    scopes: 'Seleccione al menos un permiso',
    code: 'Escriba el código',
    otp: 'Escriba el código',
  },
  newPassword: (length) => `Escriba una contraseña de al menos ${length} caracteres`,
  minLength: (length) => `Al menos ${length} caracteres`,
  maxLength: (length) => `Como máximo ${length} caracteres`,
  invalidUrl: 'Escriba una URL que empiece por https://',
};

export const redirects: Translations['redirects'] = {
  title: 'Se produjo un error',
  interrupted: 'Se interrumpió el inicio de sesión. Inténtelo de nuevo.',
  cancelled: 'Se canceló el inicio de sesión.',
  tookTooLong: 'El inicio de sesión tardó demasiado o continuó en otro navegador. Inténtelo de nuevo.',
  unavailable: (provider = 'Este proveedor') =>
    `${provider} no está disponible en este momento. Inténtelo de nuevo en un momento.`,
  notEnabled: 'Este método de inicio de sesión no está activado.',
  noEmail: (provider = 'El proveedor') => `${provider} no compartió ninguna dirección de correo electrónico.`,
  connectedToOther: (provider) =>
    provider ? `Esa cuenta de ${provider} está vinculada a otro usuario.` : 'Esa cuenta está vinculada a otro usuario.',
  otherEmail: (provider = 'este proveedor') =>
    `Solo puede vincular una cuenta de ${provider} que use su correo electrónico verificado.`,
  emailInUse: (provider) =>
    `Ya existe una cuenta con este correo electrónico. Inicie sesión como siempre y luego vincule ${provider ?? 'esta cuenta'} en «Seguridad».`,
  signUpClosed: 'Ninguna cuenta usa este correo electrónico y el registro está cerrado.',
  emailNotVerified: 'Verifique primero su correo electrónico. Le enviamos un enlace.',
  linkExpired: 'Este enlace ha caducado. Solicite uno nuevo.',
  accountMissing: 'Esta cuenta ya no existe.',
  signInFirst: 'Inicie sesión primero y luego vuelva a abrir el enlace del correo.',
  unknown: (code) => `Inténtelo de nuevo. Si el problema continúa, contacte con soporte e indique este código: ${code}`,
};

export const roleNames: Translations['roleNames'] = {
  owner: 'Propietario',
  admin: 'Administrador',
  member: 'Miembro',
  user: 'Usuario',
};

export const parts: Translations['parts'] = {
  device: { browserOn: (browser, system) => `${browser} en ${system}`, unknown: 'Dispositivo desconocido' },
  time: { soon: 'en un momento', now: 'ahora mismo' },
  confirm: {
    cancel: 'Cancelar',
    type: (text) => `Escriba «${text}» para confirmar`,
    typeExactly: (text) => `Escriba «${text}» exactamente como se muestra`,
  },
  copy: { copy: (what) => `Copiar ${what}`, copied: 'Copiado' },
};
