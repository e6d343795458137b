import type { Translations } from '#generated/texts/screens.ts';

export const consentAccount: Translations['consentAccount'] = {
  account: 'أنت {value}',
  useAnother: 'استخدام حساب آخر',
};

export const oauthScopes: Translations['oauthScopes'] = {
  openid: 'معرفة أنك أنت',
  profile: 'رؤية اسمك وصورتك',
  email: 'رؤية عنوان بريدك الإلكتروني',
  offline_access: 'الاحتفاظ بهذا الوصول أثناء غيابك',
};

export const oauthOperatorScopes: Translations['oauthOperatorScopes'] = {
  openid: 'التعرّف على المستخدم',
  profile: 'قراءة الاسم والصورة',
  email: 'قراءة عنوان البريد الإلكتروني',
  offline_access: 'الاحتفاظ بالوصول أثناء غياب المستخدم',
  'account:read': 'قراءة دعوات المستخدم',
  'account:update': 'تغيير الملف الشخصي للمستخدم',
};

export const agentBudget: Translations['agentBudget'] = {
  calls: (used, limit) => `${used} من ${limit} استدعاء اليوم`,
  writes: (used, limit) => `${used} من ${limit} تغيير اليوم`,
};
