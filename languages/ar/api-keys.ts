import type { Translations } from '#generated/texts/screens.ts';

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'لم يعد هذا المفتاح موجودًا.',
  API_KEY_LIMIT_REACHED: 'لقد بلغت الحد الأقصى من مفاتيح API. احذف مفتاحًا لم تعد تستخدمه.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'مفاتيح API',
  about: 'دع برامجك تتصرف نيابةً عنك. لا يمكن للمفتاح أن يفعل أكثر مما يمكنك فعله.',
  disabled: { title: 'مفاتيح API غير مفعّلة', about: 'اطلب من مشغّل هذه الخدمة تفعيلها.' },
  verifyFirst: 'أكّد بريدك الإلكتروني لإنشاء مفتاح.',
  empty: {
    title: 'لا توجد مفاتيح API بعد',
    description: 'أنشئ مفتاحًا لكل برنامج يعمل مع حسابك.',
  },
  scopes: { account: 'حسابك', organizations: 'مؤسساتك', administration: 'الإدارة' },
  rename: {
    action: 'إعادة التسمية',
    title: 'إعادة تسمية المفتاح',
    name: 'الاسم',
    submit: 'حفظ الاسم',
    done: 'تمت إعادة تسمية المفتاح',
  },
  disable: { action: 'تعطيل', done: 'تم تعطيل المفتاح' },
  enable: { action: 'تفعيل', done: 'تم تفعيل المفتاح' },
};

export const apiKeyEventTexts: Translations['apiKeyEventTexts'] = {
  'api-key.created': 'إنشاء مفتاح API',
  'api-key.updated': 'تغيير مفتاح API',
  'api-key.rotated': 'تجديد مفتاح API',
  'api-key.deleted': 'حذف مفتاح API',
};

export const apiKeySentences: Translations['apiKeySentences'] = {
  'api-key.created': 'أنشأ {target} مفتاح API',
  'api-key.updated': 'غيّر {target} مفتاح API',
  'api-key.rotated': 'جدّد {target} مفتاح API',
  'api-key.deleted': 'حذف {target} مفتاح API',
};
