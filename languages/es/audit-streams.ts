import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const auditStreamErrors: Translations['auditStreamErrors'] = {
  INVALID_AUDIT_STREAM_URL: 'Introduzca una dirección pública que empiece por https://, o por tls:// para syslog.',
  AUDIT_STREAM_NOT_FOUND: 'Este flujo ya no existe.',
  AUDIT_STREAM_IS_DISABLED: 'Este flujo está desactivado. Actívelo primero.',
  AUDIT_STREAM_LIMIT_REACHED: 'Ha alcanzado el límite de flujos. Elimine uno que ya no use.',
  SEQUENCE_IS_IN_THE_FUTURE: 'Introduzca el número de un evento ya registrado.',
};

export const auditStreams: Translations['auditStreams'] = {
  title: 'Flujos de auditoría',
  about: 'Envíe el registro de auditoría de esta plataforma a un recolector, en orden y sin huecos.',
  aboutOrganization: (name) => `Envíe el registro de auditoría de ${name} a un recolector, en orden y sin huecos.`,
  notAllowed: 'No tiene permiso para administrar flujos de auditoría.',
  empty: {
    title: 'Aún no hay flujos',
    description: 'Añada la dirección de un recolector, como Splunk o un servidor syslog.',
  },
  presets: {
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
    generic: 'HTTPS, líneas JSON firmadas',
    syslog: 'Syslog sobre TLS',
  },
  formats: { jsonl: 'JSON', ocsf: 'OCSF 1.5', cef: 'CEF' },
  state: { disabled: 'Desactivado', failing: 'Con errores' },
  upToDate: 'Al día',
  behind: (count, formatted) =>
    plural(count, {
      one: `${formatted} evento pendiente`,
      other: `${formatted} eventos pendientes`,
    }),
  delivered: 'última entrega',
  failing: 'con errores desde',
  position: (sequence) => `posición ${sequence}`,
  withAddresses: 'con direcciones IP',
  actionsFor: (name) => `Acciones para ${name}`,
  fields: {
    name: 'Nombre',
    preset: 'Receptor',
    format: 'Formato',
    url: 'Dirección',
    token: 'Token',
    tokenHint: 'Se guarda cifrado y no se vuelve a mostrar.',
    newTokenHint: 'Déjelo vacío para seguir usando el actual.',
    ca: 'Certificados de confianza (PEM)',
    caHint: 'Para una autoridad de certificación propia. Déjelo vacío para las públicas.',
    clientCertificate: 'Certificado de cliente (PEM)',
    clientKey: 'Clave del certificado de cliente (PEM)',
    events: 'Eventos',
    eventsHint: 'Déjelo vacío para todos los eventos, también los futuros.',
    includesOrigin: 'Enviar direcciones IP y navegadores',
    includesOriginHint: 'Son datos personales: el receptor los trata entonces por su cuenta.',
  },
  create: {
    open: 'Añadir flujo',
    title: 'Añadir flujo',
    submit: 'Añadir flujo',
    done: 'Flujo añadido',
  },
  edit: {
    action: 'Editar',
    title: 'Editar flujo',
    submit: 'Guardar flujo',
    done: 'Flujo guardado',
  },
  secret: {
    title: 'Guarde el secreto de firma',
    what: 'secreto de firma',
    about: 'Su recolector lo necesita para comprobar que las solicitudes proceden de este servicio.',
  },
  test: {
    action: 'Enviar evento de prueba',
    done: 'Evento de prueba escrito',
  },
  rewind: {
    action: 'Enviar de nuevo',
    title: 'Enviar eventos de nuevo',
    about: 'El flujo retrocede y vuelve a enviar cada evento posterior a este número. 0 envía todo el registro.',
    field: 'Número del evento',
    submit: 'Enviar de nuevo',
    done: 'Flujo rebobinado',
  },
  enable: {
    action: 'Activar',
    done: 'Flujo activado',
  },
  disable: {
    action: 'Desactivar',
    done: 'Flujo desactivado',
  },
  delete: {
    action: 'Eliminar',
    question: '¿Eliminar el flujo?',
    consequences: (name) => `${name} deja de recibir eventos y se pierde la posición del flujo.`,
    confirm: 'Eliminar flujo',
    done: 'Flujo eliminado',
  },
};

export const auditStreamEventTexts: Translations['auditStreamEventTexts'] = {
  'audit-stream.created': 'Flujo de auditoría creado',
  'audit-stream.updated': 'Flujo de auditoría actualizado',
  'audit-stream.deleted': 'Flujo de auditoría eliminado',
  'audit-stream.tested': 'Flujo de auditoría probado',
  'audit-stream.rewound': 'Flujo de auditoría rebobinado',
  'audit-stream.refused': 'Evento rechazado por el receptor de un flujo de auditoría',
  'audit-stream.gap': 'Eventos eliminados antes de que un flujo de auditoría los enviara',
};

export const auditStreamSentences: Translations['auditStreamSentences'] = {
  'audit-stream.created': '{actor} creó un flujo de auditoría',
  'audit-stream.updated': '{actor} actualizó un flujo de auditoría',
  'audit-stream.deleted': '{actor} eliminó un flujo de auditoría',
  'audit-stream.tested': '{actor} probó un flujo de auditoría',
  'audit-stream.rewound': '{actor} rebobinó un flujo de auditoría',
  'audit-stream.refused': 'El receptor de un flujo de auditoría rechazó un evento',
  'audit-stream.gap': 'Los eventos {from} a {to} se eliminaron antes de que un flujo de auditoría los enviara',
};

export const auditStreamAttention: Translations['auditStreamAttention'] = {
  behind: { title: 'Un flujo de auditoría falla', about: 'Falla desde hace más de una hora.' },
  open: 'Abrir los flujos de auditoría',
};
