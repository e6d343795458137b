import type { Translations } from '#generated/texts/screens.ts';

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'إضافة نطاق',
  'organization-domain.updated': 'تحديث نطاق',
  'organization-domain.verified': 'التحقق من نطاق',
  'organization-domain.failing': 'فقدان سجل DNS لنطاق',
  'organization-domain.lost': 'انتهاء التحقق من نطاق',
  'organization-domain.removed': 'إزالة نطاق',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': 'أضاف {actor} النطاق {domain}',
  'organization-domain.updated': 'حدّث {actor} النطاق {domain}',
  'organization-domain.verified': 'تم التحقق من النطاق {domain}',
  'organization-domain.failing': 'سجل DNS للنطاق {domain} مفقود',
  'organization-domain.lost': 'لم يعد النطاق {domain} متحققًا منه',
  'organization-domain.removed': 'أزال {actor} النطاق {domain}',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = { 'domain:read': 'عرض نطاقات المؤسسات' };
