import type { Translations } from '#generated/texts/screens.ts';

export const deviceGrant: Translations['deviceGrant'] = {
  title: 'توصيل جهاز',
  about: 'أدخل الرمز الذي يعرضه جهازك.',
  code: 'الرمز',
  codeFormat: 'يتكون الرمز من ثمانية أحرف، مثل XKCD-BDFG.',
  fromLink: 'ملأ الرابط هذا الرمز. تابع فقط إذا كان جهازك يعرض الرمز نفسه.',
  submit: 'متابعة',
  question: (code) => `هل يعرض جهازك ${code}؟`,
  asks: 'يطلب {value} الوصول إلى حسابك.',
  asked: 'طُلب',
  origin: {
    same: (address) => `من شبكتك (${address})`,
    other: (address) => `من شبكة غير شبكتك (${address})`,
  },
  scopes: 'سيتمكن من:',
  session: 'سيسجل الدخول باسمك، ويمكنه فعل كل ما يمكنك فعله.',
  warning: (service) => `تابع فقط إذا بدأت هذا بنفسك على جهاز أمامك. ${service} لا يرسل إليك رمزًا أبدًا.`,
  approve: 'إنه لي، توصيل',
  deny: 'لست أنا',
  approved: { title: 'تم توصيل الجهاز', about: 'يمكنك العودة إلى جهازك.' },
  denied: { title: 'تم رفض الجهاز', about: 'أحسنت بالتحقق. لا يملك الجهاز وصولًا إلى حسابك.' },
  disabled: { title: 'لا يمكن توصيل الأجهزة', about: 'لا توصل هذه الخدمة الأجهزة برمز.' },
};

export const deviceGrantErrors: Translations['deviceGrantErrors'] = {
  INVALID_USER_CODE: 'هذا الرمز غير موجود. قارنه بالرمز على جهازك.',
  EXPIRED_USER_CODE: 'انتهت صلاحية هذا الرمز. ابدأ من جديد على جهازك.',
  DEVICE_CODE_ALREADY_PROCESSED: 'سبق استخدام هذا الرمز. ابدأ من جديد على جهازك.',
  DEVICE_CODE_NOT_CLAIMED: 'فُتح هذا الرمز في مكان آخر. أدخله مرة أخرى.',
};

export const deviceEventTexts: Translations['deviceEventTexts'] = {
  'device.approved': 'تم توصيل جهاز',
  'device.denied': 'تم رفض جهاز',
};

export const deviceSentences: Translations['deviceSentences'] = {
  'device.approved': 'وصّل {target} جهازًا برمزه',
  'device.denied': 'رفض {target} جهازًا',
};

export const deviceAttention: Translations['deviceAttention'] = {
  noProvider: { title: 'لا يمكن ربط الأجهزة', about: 'تحتاج إلى موفّر OAuth، وهو متوقف.' },
  sessions: { title: 'يمكن للأجهزة الحصول على جلسات', about: 'المستخدم الذي يُقنَع بكتابة رمز يسلّم حسابه كله.' },
};
