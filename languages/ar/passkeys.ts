import type { Translations } from '#generated/texts/screens.ts';

export const passkeyCeremony: Translations['passkeyCeremony'] = {
  cancelled: 'تم الإلغاء أو انتهت المهلة. حاول مرة أخرى أو استخدم طريقة أخرى.',
  alreadyAdded: 'يحتوي هذا الجهاز أو مفتاح الأمان بالفعل على مفتاح مرور لحسابك.',
  wrongAddress: 'لا تعمل مفاتيح المرور على هذا العنوان. استخدم طريقة أخرى.',
  unsuitable: 'لا يمكن استخدام هذا الجهاز لمفاتيح المرور. جرّب جهازًا آخر.',
  unsupported: 'تعذّر على هذا المتصفح استخدام مفتاح مرور. جرّب متصفحًا آخر أو طريقة أخرى.',
};

export const passkeyErrors: Translations['passkeyErrors'] = {
  CHALLENGE_NOT_FOUND: 'استغرق ذلك وقتًا طويلًا. حاول مرة أخرى.',
  PASSKEY_NOT_FOUND: 'مفتاح المرور هذا غير مرتبط بأي حساب. استخدم طريقة أخرى.',
  AUTHENTICATION_FAILED: 'تعذّر التحقق من مفتاح المرور هذا. حاول مرة أخرى أو استخدم طريقة أخرى.',
};

export const passkeys: Translations['passkeys'] = {
  title: 'مفاتيح المرور',
  about: 'سجّل الدخول ببصمة إصبعك أو وجهك أو قفل الشاشة أو مفتاح أمان بدلًا من كلمة مرور.',
  empty: 'لا توجد مفاتيح مرور بعد',
  add: 'إضافة مفتاح مرور',
  added: 'تمت إضافة مفتاح المرور',
  unnamed: 'مفتاح مرور',
  created: 'أُضيف',
  lastUsed: 'آخر استخدام',
  neverUsed: 'لم يُستخدم قط',
  synced: 'متزامن',
  rename: {
    action: 'إعادة التسمية',
    label: (name) => `إعادة تسمية ${name}`,
    title: 'إعادة تسمية مفتاح المرور',
    field: 'الاسم',
    submit: 'حفظ الاسم',
    done: 'تمت إعادة تسمية مفتاح المرور',
  },
  remove: {
    action: 'إزالة',
    question: (name) => `هل تريد إزالة ${name}؟`,
    consequences: 'لن تتمكن من تسجيل الدخول بمفتاح المرور هذا. سيتم تسجيل الخروج من الأجهزة الأخرى.',
    confirm: 'إزالة مفتاح المرور',
    done: 'تمت إزالة مفتاح المرور',
  },
  proof: {
    label: 'استخدام مفتاح مرور',
    about: 'سيطلب جهازك بصمة إصبعك أو وجهك أو قفل الشاشة أو مفتاح الأمان.',
    action: 'استخدام مفتاح المرور',
  },
  errors: {
    FAILED_TO_VERIFY_REGISTRATION: 'تعذّرت إضافة مفتاح المرور هذا. حاول مرة أخرى أو استخدم جهازًا آخر.',
    PREVIOUSLY_REGISTERED: 'يحتوي هذا الجهاز أو مفتاح الأمان بالفعل على مفتاح مرور لحسابك.',
    YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR: 'هذا عاملك الثاني الوحيد. أعدّ عاملًا آخر، أو أوقف المصادقة الثنائية أولًا.',
  },
};

export const passkeySignIn: Translations['passkeySignIn'] = {
  signIn: 'تسجيل الدخول بمفتاح مرور',
};

export const passkeyEventTexts: Translations['passkeyEventTexts'] = {
  'passkey.added': 'إضافة مفتاح مرور',
  'passkey.removed': 'إزالة مفتاح مرور',
  'passkey.clone-suspected': 'اشتباه في نسخ مفتاح مرور',
};

export const passkeySentences: Translations['passkeySentences'] = {
  'passkey.added': 'أضاف {target} مفتاح مرور',
  'passkey.removed': 'أزال {target} مفتاح مرور',
  'passkey.clone-suspected': 'ربما تم نسخ مفتاح مرور يخص {target}',
};

export const passkeyAttention: Translations['passkeyAttention'] = {
  noOrigin: {
    title: 'مفاتيح المرور لا تعمل في أي صفحة',
    about: 'يجب أن يكون نطاقها مضيف BASE_URL أو نطاقًا أعلى منه، وتشترط المتصفحات https أو localhost.',
  },
};
