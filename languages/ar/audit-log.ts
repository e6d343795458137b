import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const audit: Translations['audit'] = {
  file: 'سجل-التدقيق',
  filters: {
    event: 'الحدث',
    allEvents: 'كل الأحداث',
    actor: 'المنفّذ',
    target: 'المستهدف',
    anyone: 'الاسم أو البريد الإلكتروني',
    noMatch: 'لم يتم العثور على مستخدمين',
    loading: 'جارٍ البحث…',
    from: 'من',
    to: 'إلى',
    clear: 'مسح عوامل التصفية',
  },
  columns: { event: 'الحدث', when: 'الوقت', details: 'التفاصيل' },
  details: (sentence) => `التفاصيل: ${sentence}`,
  detail: {
    title: 'تفاصيل الحدث',
    event: 'الحدث',
    time: 'الوقت',
    utc: 'UTC',
    actor: 'المنفّذ',
    target: 'المستهدف',
    invitee: 'العنوان المدعو',
    organization: 'المؤسسة',
    ipAddress: 'عنوان IP',
    device: 'الجهاز',
    userAgent: 'وكيل المستخدم',
    id: 'معرّف الحدث',
    copyJson: 'نسخ بتنسيق JSON',
    copied: 'تم النسخ',
    what: {
      event: 'الحدث',
      actor: 'معرّف المنفّذ',
      target: 'معرّف المستهدف',
      organization: 'معرّف المؤسسة',
      id: 'معرّف الحدث',
    },
    facts: {
      impersonating: 'المستخدم المتصرَّف بصفته',
      apiKey: 'مفتاح API',
      invitationId: 'الدعوة',
      teamId: 'الفريق',
      roleId: 'معرّف الدور',
      webhookId: 'Webhook',
      serviceAccountId: 'حساب الخدمة',
      keyId: 'المفتاح',
      oauthClientId: 'التطبيق',
      resourceId: 'واجهة API',
      scopes: 'الأذونات',
      from: 'قبل',
      to: 'بعد',
      role: 'الدور',
      fields: 'الحقول المتغيرة',
      provider: 'الموفّر',
      reason: 'السبب',
      expires: 'انتهاء الصلاحية',
      sessions: 'الجلسات',
      count: 'مرات التكرار',
      call: 'الاستدعاء',
      code: 'الخطأ',
      method: 'الطريقة',
      by: 'بواسطة',
      mail: 'الرسالة',
    },
  },
  none: '–',
  server: 'الخادم',
  unknownUser: 'حساب غير معروف',
  unknownAddress: 'عنوان غير معروف',
  deletedUser: 'مستخدم محذوف',
  organization: 'المؤسسة',
  deletedOrganization: 'مؤسسة محذوفة',
  impersonating: ' أثناء التصرف بصفة مستخدم آخر',
  byImpersonator: ' (بواسطة {actor} بصفة هذا المستخدم)',
  byApiKey: ' باستخدام مفتاح API',
  repeated: (count) =>
    plural(count, {
      zero: `، ${number(count)} مرة أخرى`,
      one: `، مرة أخرى (${number(count)})`,
      two: `، مرتين أخريين (${number(count)})`,
      few: `، ${number(count)} مرات أخرى`,
      many: `، ${number(count)} مرة أخرى`,
      other: `، ${number(count)} مرة أخرى`,
    }),
  empty: { title: 'لم يتم العثور على أحداث', description: 'جرّب عوامل تصفية أخرى أو نطاقًا زمنيًا آخر.' },
  count: (total, formatted) =>
    plural(total, {
      zero: `${formatted} حدث`,
      one: `حدث واحد (${formatted})`,
      two: `حدثان (${formatted})`,
      few: `${formatted} أحداث`,
      many: `${formatted} حدثًا`,
      other: `${formatted} حدث`,
    }),
};

export const coreEventTexts: Translations['coreEventTexts'] = {
  'user.signed-up': 'تسجيل مستخدم جديد',
  'session.started': 'تسجيل دخول',
  'session.refused': 'فشل تسجيل الدخول',
  'session.ended': 'تسجيل خروج',
  'mail.undelivered': 'تعذّر تسليم رسالة',
};

export const coreSentences: Translations['coreSentences'] = {
  'user.signed-up': 'سجّل {target} حسابًا جديدًا',
  'session.started': 'سجّل {target} الدخول',
  'session.refused': 'فشل تسجيل دخول {target}',
  'session.ended': { self: 'سجّل {actor} الخروج', other: 'سجّل {actor} خروج {target}' },
  'mail.undelivered': 'تعذّر تسليم رسالة بريد إلكتروني',
};

export const auditScopeTexts: Translations['auditScopeTexts'] = {
  'audit:list': 'عرض سجل التدقيق والأحداث',
};
