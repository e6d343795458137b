import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('es');
const plural = pluralOf('es');

export const audit: Translations['audit'] = {
  file: 'registro-auditoria',
  filters: {
    event: 'Evento',
    allEvents: 'Todos los eventos',
    actor: 'Autor',
    target: 'Destinatario',
    anyone: 'Nombre o correo electrónico',
    noMatch: 'No se encontraron usuarios',
    loading: 'Buscando…',
    from: 'Desde',
    to: 'Hasta',
    clear: 'Borrar filtros',
  },
  columns: { event: 'Evento', when: 'Cuándo', details: 'Detalles' },
  details: (sentence) => `Detalles: ${sentence}`,
  detail: {
    title: 'Detalles del evento',
    event: 'Evento',
    time: 'Hora',
    utc: 'UTC',
    actor: 'Autor',
    target: 'Destinatario',
    invitee: 'Dirección invitada',
    organization: 'Organización',
    ipAddress: 'Dirección IP',
    device: 'Dispositivo',
    userAgent: 'Agente de usuario',
    id: 'ID del evento',
    copyJson: 'Copiar como JSON',
    copied: 'Copiado',
    what: {
      event: 'evento',
      actor: 'ID del autor',
      target: 'ID del destinatario',
      organization: 'ID de la organización',
      id: 'ID del evento',
    },
    facts: {
      impersonating: 'Usuario suplantado',
      apiKey: 'Clave de API',
      invitationId: 'Invitación',
      teamId: 'Equipo',
      roleId: 'ID del rol',
      webhookId: 'Webhook',
      serviceAccountId: 'Cuenta de servicio',
      keyId: 'Clave',
      oauthClientId: 'Aplicación',
      resourceId: 'API',
      scopes: 'Permisos',
      from: 'Antes',
      to: 'Después',
      role: 'Rol',
      fields: 'Campos cambiados',
      provider: 'Proveedor',
      reason: 'Motivo',
      expires: 'Caduca',
      sessions: 'Sesiones',
      count: 'Repeticiones',
      call: 'Llamada',
      code: 'Error',
      method: 'Método',
      by: 'Por',
      mail: 'Correo',
    },
  },
  none: '–',
  server: 'el servidor',
  unknownUser: 'una cuenta desconocida',
  unknownAddress: 'una dirección desconocida',
  deletedUser: 'un usuario eliminado',
  organization: 'la organización',
  deletedOrganization: 'una organización eliminada',
  impersonating: ' actuando como otro usuario',
  byImpersonator: ' (por {actor}, actuando como otro usuario)',
  byApiKey: ' con una clave de API',
  repeated: (count) => plural(count, { one: `, ${number(count)} vez más`, other: `, ${number(count)} veces más` }),
  empty: { title: 'No se encontraron eventos', description: 'Pruebe otros filtros u otro intervalo de fechas.' },
  count: (total, formatted) => plural(total, { one: `${formatted} evento`, other: `${formatted} eventos` }),
};

export const coreEventTexts: Translations['coreEventTexts'] = {
  'user.signed-up': 'Registro de usuario',
  'session.started': 'Sesión iniciada',
  'session.refused': 'Inicio de sesión fallido',
  'session.ended': 'Sesión cerrada',
  'mail.undelivered': 'Correo no entregado',
};

export const coreSentences: Translations['coreSentences'] = {
  'user.signed-up': '{target} se registró',
  'session.started': '{target} inició sesión',
  'session.refused': 'Inicio de sesión fallido de {target}',
  'session.ended': { self: '{actor} cerró sesión', other: '{actor} cerró la sesión de {target}' },
  'mail.undelivered': 'No se pudo entregar un correo',
};

export const auditScopeTexts: Translations['auditScopeTexts'] = {
  'audit:list': 'Ver el registro de auditoría y los eventos',
};
