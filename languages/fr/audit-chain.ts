import type { Translations } from '#generated/texts/screens.ts';

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'Journal d’audit exporté',
  'audit.violation': 'Modification du journal d’audit détectée',
  'audit.key-rotated': 'Clé du journal d’audit remplacée',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor} a exporté le journal d’audit',
  'audit.violation': 'Le journal d’audit a été modifié après coup',
  'audit.key-rotated': '{actor} a remplacé la clé du journal d’audit',
};
