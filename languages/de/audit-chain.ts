import type { Translations } from '#generated/texts/screens.ts';

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'Audit-Protokoll exportiert',
  'audit.violation': 'Änderung des Audit-Protokolls gefunden',
  'audit.key-rotated': 'Schlüssel des Audit-Protokolls ersetzt',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor} hat das Audit-Protokoll exportiert',
  'audit.violation': 'Das Audit-Protokoll wurde nachträglich geändert',
  'audit.key-rotated': '{actor} hat den Schlüssel des Audit-Protokolls ersetzt',
};
