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
  title: 'Protección del registro de auditoría',
  off: 'No se detectarían cambios posteriores de las entradas. Active la opción audit.chain.enabled.',
  none: 'Aún no hay ninguna entrada protegida contra cambios.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada protegida contra cambios`,
      many: `${formatted} de entradas protegidas contra cambios`,
      other: `${formatted} entradas protegidas contra cambios`,
    }),
  aboutProtection:
    'Cada entrada recibe una huella firmada. El servicio compara el registro con ellas periódicamente y avisa de las entradas que se cambiaron o eliminaron en la base de datos.',
  newest: 'La más reciente:',
  checked: 'Última comprobación',
  notChecked: 'Aún sin comprobar',
  sent: 'Huella guardada fuera de la base de datos',
  notSent: 'Aún sin huella fuera de la base de datos',
  noneSent: 'Sin huella fuera de la base de datos',
  aboutSent:
    'Con una huella fuera de la base de datos también se detecta si se eliminan las entradas más recientes. Configure la opción audit.anchors.',
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrada aún no está protegida. Revise el registro del servicio.`,
      many: `${formatted} de entradas aún no están protegidas. Revise el registro del servicio.`,
      other: `${formatted} entradas aún no están protegidas. Revise el registro del servicio.`,
    }),
  failing: (place, error) => `No se pudo enviar la huella a ${place}: ${error}`,
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
