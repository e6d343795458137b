import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': 'تفعيل المصادقة الثنائية',
  'two-factor.disabled': 'إيقاف المصادقة الثنائية',
  'two-factor.method-added': 'إضافة عامل ثانٍ',
  'two-factor.backup-codes-created': 'إنشاء رموز احتياطية',
  'two-factor.backup-code-used': 'استخدام رمز احتياطي',
  'two-factor.locked': 'قفل العامل الثاني بعد رموز خاطئة',
  'two-factor.reset': 'إعادة تعيين المصادقة الثنائية بواسطة مسؤول',
  'two-factor.recovery-requested': 'طلب إزالة العامل الثاني',
  'two-factor.recovery-canceled': 'إلغاء إزالة العامل الثاني',
  'two-factor.recovered': 'إزالة عامل ثانٍ مفقود بواسطة صاحبه',
};

export const twoFactorSentences: Translations['twoFactorSentences'] = {
  'two-factor.enabled': {
    self: 'فعّل {actor} المصادقة الثنائية',
    other: 'فعّل {actor} المصادقة الثنائية لـ {target}',
  },
  'two-factor.disabled': {
    self: 'أوقف {actor} المصادقة الثنائية',
    other: 'أوقف {actor} المصادقة الثنائية لـ {target}',
  },
  'two-factor.method-added': 'أضاف {target} عاملًا ثانيًا',
  'two-factor.backup-codes-created': 'أنشأ {target} رموزًا احتياطية',
  'two-factor.backup-code-used': 'استخدم {target} رمزًا احتياطيًا',
  'two-factor.locked': 'تم قفل العامل الثاني لـ {target} بعد رموز خاطئة',
  'two-factor.reset': 'أعاد {actor} تعيين المصادقة الثنائية لـ {target}',
  'two-factor.recovery-requested': 'طلب {target} إزالة خطوته الثانية',
  'two-factor.recovery-canceled': 'تم إلغاء إزالة العامل الثاني لـ {target}',
  'two-factor.recovered': 'أزال {target} خطوته الثانية المفقودة',
};
