import type { Translations } from '#generated/texts/screens.ts';

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'تصدير سجل التدقيق',
  'audit.violation': 'اكتشاف تغيير في سجل التدقيق',
  'audit.key-rotated': 'استبدال مفتاح سجل التدقيق',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': 'صدّر {actor} سجل التدقيق',
  'audit.violation': 'تغيّر سجل التدقيق بعد تسجيله',
  'audit.key-rotated': 'استبدل {actor} مفتاح سجل التدقيق',
};
