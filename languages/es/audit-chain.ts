import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('es');

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'Registro de auditoría exportado',
  'audit.violation': 'Cambio del registro de auditoría detectado',
  'audit.key-rotated': 'Clave del registro de auditoría sustituida',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor} exportó el registro de auditoría',
  'audit.violation': 'El registro de auditoría se modificó después de escribirse',
  'audit.key-rotated': '{actor} sustituyó la clave del registro de auditoría',
};

export const auditState: Translations['auditState'] = {
  title: 'Sellos del registro de auditoría',
  off: 'Las entradas no se sellan, así que no se detectarían cambios posteriores. Active la opción audit.chain.enabled.',
  none: 'Aún no hay ninguna entrada sellada.',
  sealed: 'Sellado hasta',
  verified: 'Verificado',
  anchored: 'Ancla enviada',
  notVerified: 'Aún sin verificar',
  notAnchored: 'Ancla aún no enviada',
  noAnchor: 'Sin ancla',
  aboutAnchor:
    'Un ancla guarda los últimos sellos fuera de la base de datos, para que se detecte si se corta el final del registro. Configure la opción audit.anchors.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada sellada`,
      many: `${formatted} de entradas selladas`,
      other: `${formatted} entradas selladas`,
    }),
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada espera su sello. Revise el registro del servicio.`,
      many: `${formatted} de entradas esperan su sello. Revise el registro del servicio.`,
      other: `${formatted} entradas esperan su sello. Revise el registro del servicio.`,
    }),
  failing: (place, error) => `El ancla ${place} no recibe puntos de control: ${error}`,
  changed: (count, formatted) =>
    plural(count, {
      one: `Se encontró ${formatted} cambio de entradas registradas.`,
      many: `Se encontraron ${formatted} de cambios de entradas registradas.`,
      other: `Se encontraron ${formatted} cambios de entradas registradas.`,
    }),
  show: 'Mostrar',
};

export const auditProof: Translations['auditProof'] = { download: 'Descargar prueba', saved: 'Prueba descargada' };

export const auditProofErrors: Translations['auditProofErrors'] = {
  ENTRY_NOT_FOUND: 'Este evento ya no está en el registro de auditoría.',
  ENTRY_NOT_SEALED: 'Este evento aún no tiene prueba. Inténtelo de nuevo en un minuto.',
};
