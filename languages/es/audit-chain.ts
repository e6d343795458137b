import type { Translations } from '#generated/texts/screens.ts';

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
