import type { Translations } from '#generated/texts/screens.ts';

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'Log de auditoria exportado',
  'audit.violation': 'Alteração do log de auditoria detectada',
  'audit.key-rotated': 'Chave do log de auditoria substituída',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor} exportou o log de auditoria',
  'audit.violation': 'O log de auditoria foi alterado depois de gravado',
  'audit.key-rotated': '{actor} substituiu a chave do log de auditoria',
};
