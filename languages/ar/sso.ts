import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'إضافة موفّر هوية',
  'sso-connection.updated': 'تحديث موفّر هوية',
  'sso-connection.enabled': 'تفعيل موفّر هوية',
  'sso-connection.disabled': 'تعطيل موفّر هوية',
  'sso-connection.deleted': 'حذف موفّر هوية',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': 'أضاف {actor} موفّر الهوية {providerId}',
  'sso-connection.updated': 'حدّث {actor} موفّر الهوية {providerId}',
  'sso-connection.enabled': 'فعّل {actor} موفّر الهوية {providerId}',
  'sso-connection.disabled': 'عطّل {actor} موفّر الهوية {providerId}',
  'sso-connection.deleted': 'حذف {actor} موفّر الهوية {providerId}',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = { 'sso:read': 'عرض موفّري الهوية للمؤسسات' };
