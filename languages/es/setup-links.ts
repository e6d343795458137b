import type { Translations } from '#generated/texts/screens.ts';

export const setupLinkErrors: Translations['setupLinkErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: 'Solo puedes delegar lo que tú mismo puedes hacer.',
  SETUP_LINK_NOT_FOUND: 'Este enlace ya se usó o se revocó.',
  SETUP_LINK_LIMIT_REACHED: 'Puede haber como máximo cinco enlaces abiertos. Revoca uno que ya no necesites.',
};

export const setupLinks: Translations['setupLinks'] = {
  title: 'Enlaces de configuración',
  about: 'Permite que tu equipo de TI configure el inicio de sesión único o un directorio, sin cuenta.',
  notAllowed: 'No tienes permiso para crear enlaces de configuración.',
  empty: {
    title: 'Aún no hay enlaces',
    description: 'Quien abre un enlace configura lo que tú eliges, y nada más. Envíalo a una sola persona.',
  },
  scopes: { domains: 'Dominios', sso: 'Inicio de sesión único', scim: 'Directorio' },
  create: {
    open: 'Crear enlace',
    title: 'Crear un enlace de configuración',
    scopes: 'Lo que configura',
    mayEnable: 'Permitir que surta efecto de inmediato',
    mayEnableHint: 'Si no, nadie inicia sesión con lo configurado hasta que lo actives. Es lo recomendado.',
    submit: 'Crear enlace',
  },
  created: {
    title: 'Envía este enlace',
    what: 'enlace',
    about: 'Solo el primer navegador que lo abre puede usarlo. Caduca a los cinco días.',
  },
  administration: {
    title: 'Crear un enlace de configuración',
    card: 'Enlace de configuración',
    about:
      'Permite que el equipo de TI de una organización configure el inicio de sesión único o un directorio, sin cuenta.',
    organization: 'Organización',
    search: 'Buscar por nombre, URL o ID',
    noMatch: 'No se encontró ninguna organización',
    loading: 'Cargando…',
    organizationId: 'ID de la organización',
    note: 'Lo configurado surte efecto cuando un propietario de la organización lo activa.',
  },
  state: {
    waiting: 'Aún sin abrir',
    opened: 'Abierto',
    completed: 'Finalizado',
    ends: 'Caduca',
    takesEffect: 'surte efecto de inmediato',
  },
  revoke: {
    action: 'Revocar',
    question: '¿Revocar este enlace?',
    consequences: 'Ya no se puede usar. Lo que se configuró con él permanece.',
    confirm: 'Revocar enlace',
    done: 'Enlace revocado',
  },
  page: {
    title: (organization) => `Configurar ${organization}`,
    about: (service) => `Conecta tu empresa con ${service}. No necesitas una cuenta.`,
    ends: 'Este enlace caduca',
    menu: 'Configuración',
    overview: 'Resumen',
    steps: 'Qué configurar',
    optional: 'En cualquier orden. Tus cambios se guardan de inmediato.',
    domains: {
      title: 'Dominios',
      about: 'Demuestra que los dominios de tus direcciones de correo son tuyos.',
      done: (domains) => `Verificado: ${domains}.`,
    },
    sso: {
      title: 'Inicio de sesión único',
      about: 'Conecta tu proveedor de identidad y prueba la conexión.',
      done: (names) => `Probado: ${names}.`,
    },
    scim: {
      title: 'Directorio',
      about: 'Permite que tu directorio cree, cambie y quite usuarios.',
      done: (name) => `Conectado: ${name}.`,
    },
    next: 'Configurar',
    view: 'Ver',
    finish: {
      action: 'Finalizar',
      question: '¿Finalizar la configuración?',
      consequences: (organization) =>
        `Este enlace ya no se podrá usar. Los propietarios de ${organization} reciben un correo y activan lo que has configurado.`,
      confirm: 'Finalizar',
    },
    finished: {
      title: 'Listo',
      about: (organization) => `Se ha avisado a los propietarios de ${organization}. Puedes cerrar esta página.`,
      back: 'Continuar',
    },
    unusable: {
      title: 'Este enlace no se puede usar aquí',
      about: 'Ha caducado, se finalizó o se revocó, o está abierto en otro navegador. Pide uno nuevo.',
    },
    incomplete: {
      title: 'Este enlace está incompleto',
      about: 'Abre de nuevo el enlace del mensaje o cópialo entero.',
    },
  },
};

export const setupLinkEventTexts: Translations['setupLinkEventTexts'] = {
  'setup-link.created': 'Enlace de configuración creado',
  'setup-link.opened': 'Enlace de configuración abierto',
  'setup-link.completed': 'Enlace de configuración finalizado',
  'setup-link.revoked': 'Enlace de configuración revocado',
};

export const setupLinkSentences: Translations['setupLinkSentences'] = {
  'setup-link.created': '{actor} creó un enlace de configuración',
  'setup-link.opened': 'Se abrió un enlace de configuración',
  'setup-link.completed': 'La persona con un enlace de configuración finalizó la configuración',
  'setup-link.revoked': '{actor} revocó un enlace de configuración',
};
