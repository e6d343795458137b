import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const webhookErrors: Translations['webhookErrors'] = {
  INVALID_WEBHOOK_URL: 'Escriba una URL pública que empiece por https://.',
  WEBHOOK_NOT_FOUND: 'Este webhook ya no existe.',
  WEBHOOK_IS_DISABLED: 'Este webhook está desactivado. Actívelo primero.',
  WEBHOOK_LIMIT_REACHED: 'Ha alcanzado el límite de webhooks. Elimine uno que ya no use.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'Esta entrega ya no existe.',
};

export const webhooks: Translations['webhooks'] = {
  title: 'Webhooks',
  about: 'Notifique a su servidor los eventos de esta plataforma.',
  aboutOrganization: (name) => `Notifique a su servidor los eventos de ${name}.`,
  notAllowed: 'No tiene permiso para administrar webhooks.',
  empty: { title: 'Aún no hay webhooks', description: 'Agregue la URL de un servidor al que notificar los eventos.' },
  allEvents: 'Todos los eventos',
  events: (count) => plural(count, { one: `${count} evento`, other: `${count} eventos` }),
  state: { active: 'Activo', disabled: 'Desactivado', failing: 'Con fallos' },
  since: { created: 'Creado', failing: 'Con fallos desde', disabled: 'Desactivado' },
  actionsFor: (url) => `Acciones para ${url}`,
  fields: {
    url: 'URL',
    urlExample: 'https://example.com/webhooks',
    description: 'Descripción',
    events: 'Eventos',
    eventsHint: 'Déjelo vacío para todos los eventos, también los futuros.',
    noEvent: 'Ningún evento coincide',
    secret: 'Secreto de firma',
    secretHidden: 'Solo se muestra al crearlo',
  },
  subjects: {
    users: 'Usuarios',
    signIn: 'Inicio de sesión',
    organizations: 'Organizaciones',
    members: 'Miembros e invitaciones',
    teams: 'Equipos',
    enterprise: 'Inicio de sesión único y dominios',
    directories: 'Directorios',
    keys: 'Claves de API y cuentas de servicio',
    applications: 'Aplicaciones',
    agents: 'Agentes',
    webhooks: 'Webhooks y flujos de auditoría',
    other: 'Otros',
  },
  create: { open: 'Agregar webhook', title: 'Agregar webhook', submit: 'Agregar webhook' },
  edit: { action: 'Editar', title: 'Editar webhook', submit: 'Guardar webhook', done: 'Webhook guardado' },
  secret: {
    title: 'Guarde el secreto de firma',
    what: 'secreto de firma',
    about: 'Su servidor lo necesita para verificar que las solicitudes proceden de este servicio.',
  },
  test: {
    action: 'Enviar evento de prueba',
    event: 'Evento',
    hint: 'Un ejemplo con identificadores inventados y «test: true». Solo lo recibe este webhook.',
    submit: 'Enviar evento',
    done: 'Evento de prueba enviado',
  },
  rotate: {
    action: 'Reemplazar secreto de firma',
    question: '¿Reemplazar el secreto de firma?',
    consequences: 'Durante un día, las solicitudes se firman con ambos secretos para que pueda actualizar su servidor.',
    confirm: 'Reemplazar secreto',
  },
  enable: { action: 'Activar', done: 'Webhook activado' },
  disable: { action: 'Desactivar', done: 'Webhook desactivado' },
  delete: {
    action: 'Eliminar',
    question: '¿Eliminar el webhook?',
    consequences: (url) => `${url} dejará de recibir eventos y se eliminarán sus entregas.`,
    confirm: 'Eliminar webhook',
    done: 'Webhook eliminado',
  },
  deliveries: {
    title: 'Entregas',
    about: 'Las más recientes primero. Las entregas fallidas se reintentan a intervalos crecientes.',
    action: 'Mostrar entregas',
    back: 'Volver a los webhooks',
    empty: { title: 'Aún no hay entregas', description: 'Envíe un evento de prueba o espere al primer evento.' },
    status: { pending: 'En espera', retrying: 'Reintentando', delivered: 'Entregada', failed: 'Fallida' },
    all: 'Todas',
    noMatch: { title: 'No se encontraron entregas' },
    noneInState: {
      delivered: 'No hay entregas correctas',
      failed: 'No hay entregas fallidas',
      retrying: 'No hay entregas a la espera de un reintento',
    },
    lastSuccess: 'Último éxito:',
    noSuccess: 'Aún sin éxito',
    filters: {
      search: 'Buscar por ID de entrega o de evento',
      time: 'Último intento',
      anyTime: 'Cualquier momento',
      within: { hour: 'Última hora', day: 'Últimas 24 horas', week: 'Últimos 7 días' },
      range: 'Desde–hasta',
    },
    select: {
      toolbar: 'Entregas seleccionadas',
      selected: (count) =>
        plural(count, { one: `${number(count)} seleccionada`, other: `${number(count)} seleccionadas` }),
      clear: 'Borrar selección',
      page: 'Seleccionar todas las entregas mostradas',
      one: (event) => `Seleccionar ${event}`,
    },
    errors: {
      hostNotFound: 'Host no encontrado',
      unreachable: 'Host inaccesible',
      refused: 'Conexión rechazada',
      closed: 'Conexión cerrada',
      timedOut: 'Tiempo de espera agotado',
      certificate: 'Certificado TLS no válido',
      tls: 'Error en la negociación TLS',
      silent: 'El receptor no respondió',
      notAllowed: 'La dirección no está permitida o la respuesta es demasiado larga',
      secret: 'El secreto de firma no se puede leer',
    },
    failing: {
      title: 'Las entregas fallan',
      titleOf: (cause) => `Las entregas fallan: ${cause}`,
      answered: (status) => `El receptor respondió ${status}`,
      since: 'Primer fallo:',
      changeUrl: 'Cambiar URL',
    },
    columns: {
      event: 'Evento',
      state: 'Estado',
      response: 'Respuesta',
      attempts: 'Intentos',
      time: 'Fecha del evento',
      attempted: 'Último intento',
      next: 'Próximo intento',
    },
    day: {
      title: 'Últimas 24 horas',
      counts: (delivered, retrying, failed) =>
        `entregadas: ${number(delivered)} · con fallos, se reintentarán: ${number(retrying)} · fallidas definitivamente: ${number(failed)}`,
      share: (delivered, all) => `${number(delivered)} de ${number(all)} entregadas`,
      none: 'Sin entregas',
      end: 'ahora',
    },
    detail: {
      title: 'Entrega',
      eventId: 'ID del evento',
      subject: { user: 'Usuario', organization: 'Organización' },
      deleted: { user: 'Usuario eliminado', organization: 'Organización eliminada' },
      noAttempt: 'Aún no se ha enviado.',
      attempt: (attempt) => `Intento ${number(attempt)}`,
      request: 'Solicitud',
      response: 'Respuesta',
      noContent: 'No se guardó contenido.',
      curl: 'Copiar como curl',
      copy: {
        headers: 'encabezados',
        body: 'cuerpo',
        response: 'respuesta',
        code: 'código',
        user: 'ID del usuario',
        organization: 'ID de la organización',
      },
      verify: {
        title: 'Verificar la firma',
        about: 'Con el secreto de firma, los encabezados y el cuerpo tal como se recibió. Las bibliotecas son las de',
        standard: 'Standard Webhooks',
        tolerance: 'Una firma es válida durante cinco minutos. Después, su servidor rechaza la solicitud copiada.',
      },
    },
    redeliver: 'Enviar de nuevo',
    retry: 'Reintentar ahora',
    redelivered: 'Entrega en cola',
    retryAll: {
      action: 'Reintentar todas',
      question: (count) =>
        plural(count, {
          one: `¿Reintentar ${number(count)} entrega?`,
          other: `¿Reintentar ${number(count)} entregas?`,
        }),
      consequences: (url) =>
        `Todas las que fallaron o esperan un reintento se envían de nuevo a ${url}, como máximo 10.000 a la vez.`,
      confirm: 'Reintentar entregas',
      done: (count) =>
        plural(count, { one: `${number(count)} entrega en cola`, other: `${number(count)} entregas en cola` }),
    },
    notQueued: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} entrega sin poner en cola`,
          other: `${number(count)} entregas sin poner en cola`,
        }),
      reasons: {
        'not-found': 'Ya no existe.',
        waiting: 'Ya espera su primer intento.',
      },
    },
    more: 'Mostrar entregas anteriores',
  },
};

export const webhookEventTexts: Translations['webhookEventTexts'] = {
  'webhook.created': 'Webhook creado',
  'webhook.updated': 'Webhook actualizado',
  'webhook.deleted': 'Webhook eliminado',
  'webhook.secret-rotated': 'Secreto de webhook reemplazado',
  'webhook.tested': 'Webhook probado',
  'webhook.disabled': 'Webhook desactivado tras entregas fallidas',
};

export const webhookSentences: Translations['webhookSentences'] = {
  'webhook.created': '{actor} creó [el webhook a {host}|un webhook]',
  'webhook.updated': '{actor} actualizó [el webhook a {host}|un webhook]',
  'webhook.deleted': '{actor} eliminó [el webhook a {host}|un webhook]',
  'webhook.secret-rotated': '{actor} reemplazó el secreto [del webhook a {host}|de un webhook]',
  'webhook.tested': '{actor} probó [el webhook a {host}|un webhook]',
  'webhook.disabled': 'Se desactivó [el webhook a {host}|un webhook] tras entregas fallidas',
};

export const webhookAttention: Translations['webhookAttention'] = {
  failing: (count) =>
    plural(count, { one: `${number(count)} webhook falla`, other: `${number(count)} webhooks fallan` }),
  about: 'Las entregas fallidas se repiten. Un webhook que falla mucho tiempo se desactiva.',
  open: (count) => plural(count, { one: 'Abrir webhook', other: 'Abrir webhooks' }),
};
