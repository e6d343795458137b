import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const auditStreamErrors: Translations['auditStreamErrors'] = {
  INVALID_AUDIT_STREAM_URL: 'أدخل عنوانًا عامًا يبدأ بـ https://، أو بـ tls:// لـ syslog.',
  AUDIT_STREAM_NOT_FOUND: 'لم يعد هذا التدفق موجودًا.',
  AUDIT_STREAM_IS_DISABLED: 'هذا التدفق معطّل. فعّله أولًا.',
  AUDIT_STREAM_LIMIT_REACHED: 'لقد بلغت الحد الأقصى من التدفقات. احذف واحدًا لم تعد تستخدمه.',
  SEQUENCE_IS_IN_THE_FUTURE: 'أدخل رقم حدث سُجّل بالفعل.',
};

export const auditStreams: Translations['auditStreams'] = {
  title: 'تدفقات التدقيق',
  about: 'أرسل سجل تدقيق هذه المنصة إلى جامع سجلات بالترتيب ودون فجوات.',
  aboutOrganization: (name) => `أرسل سجل تدقيق ${name} إلى جامع سجلات بالترتيب ودون فجوات.`,
  notAllowed: 'ليس لديك إذن لإدارة تدفقات التدقيق.',
  empty: { title: 'لا توجد تدفقات بعد', description: 'أضف عنوان جامع سجلات، مثل Splunk أو خادم syslog.' },
  presets: {
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
    generic: 'HTTPS، أسطر JSON موقّعة',
    syslog: 'Syslog عبر TLS',
  },
  formats: { jsonl: 'JSON', ocsf: 'OCSF 1.5', cef: 'CEF' },
  state: { disabled: 'معطّل', failing: 'متعثّر' },
  upToDate: 'محدّث',
  behind: (count, formatted) =>
    plural(count, {
      zero: `لا أحداث متأخرة (${formatted})`,
      one: `${formatted} حدث متأخر`,
      two: `${formatted} حدثان متأخران`,
      few: `${formatted} أحداث متأخرة`,
      many: `${formatted} حدثًا متأخرًا`,
      other: `${formatted} حدث متأخر`,
    }),
  delivered: 'آخر تسليم',
  failing: 'متعثّر منذ',
  position: (sequence) => `الموضع ${sequence}`,
  withAddresses: 'مع عناوين IP',
  actionsFor: (name) => `إجراءات ${name}`,
  fields: {
    name: 'الاسم',
    preset: 'المستقبِل',
    format: 'التنسيق',
    url: 'العنوان',
    token: 'الرمز',
    tokenHint: 'يُخزَّن مشفّرًا ولا يُعرض مجددًا.',
    newTokenHint: 'اتركه فارغًا لمواصلة استخدام الحالي.',
    ca: 'الشهادات الموثوقة (PEM)',
    caHint: 'لسلطة شهادات خاصة بك. اتركه فارغًا للسلطات العامة.',
    clientCertificate: 'شهادة العميل (PEM)',
    clientKey: 'مفتاح شهادة العميل (PEM)',
    events: 'الأحداث',
    eventsHint: 'اتركه فارغًا لكل الأحداث، بما فيها اللاحقة.',
    includesOrigin: 'إرسال عناوين IP والمتصفحات',
    includesOriginHint: 'هذه بيانات شخصية: يعالجها المستقبِل عندئذ نيابةً عنك.',
  },
  create: {
    open: 'إضافة تدفق',
    title: 'إضافة تدفق',
    submit: 'إضافة تدفق',
    done: 'أُضيف التدفق',
  },
  edit: {
    action: 'تعديل',
    title: 'تعديل التدفق',
    submit: 'حفظ التدفق',
    done: 'حُفظ التدفق',
  },
  secret: {
    title: 'احفظ سر التوقيع',
    what: 'سر التوقيع',
    about: 'يحتاجه جامع السجلات للتحقق من أن الطلبات من هذه الخدمة.',
  },
  test: {
    action: 'إرسال حدث اختبار',
    done: 'كُتب حدث الاختبار',
  },
  rewind: {
    action: 'إعادة الإرسال',
    title: 'إعادة إرسال الأحداث',
    about: 'يعود التدفق إلى الوراء ويعيد إرسال كل حدث بعد هذا الرقم. يرسل 0 السجل كله.',
    field: 'رقم الحدث',
    submit: 'إعادة الإرسال',
    done: 'أُعيد التدفق إلى الوراء',
  },
  enable: {
    action: 'تفعيل',
    done: 'فُعّل التدفق',
  },
  disable: {
    action: 'تعطيل',
    done: 'عُطّل التدفق',
  },
  delete: {
    action: 'حذف',
    question: 'حذف التدفق؟',
    consequences: (name) => `لن يتلقى ${name} أحداثًا بعد الآن، ويُفقد موضع التدفق.`,
    confirm: 'حذف التدفق',
    done: 'حُذف التدفق',
  },
};

export const auditStreamEventTexts: Translations['auditStreamEventTexts'] = {
  'audit-stream.created': 'إنشاء تدفق تدقيق',
  'audit-stream.updated': 'تحديث تدفق تدقيق',
  'audit-stream.deleted': 'حذف تدفق تدقيق',
  'audit-stream.tested': 'اختبار تدفق تدقيق',
  'audit-stream.rewound': 'إرجاع تدفق تدقيق',
  'audit-stream.refused': 'رفض مستقبِل تدفق تدقيق لحدث',
  'audit-stream.gap': 'حذف أحداث قبل أن يرسلها تدفق تدقيق',
};

export const auditStreamSentences: Translations['auditStreamSentences'] = {
  'audit-stream.created': 'أنشأ {actor} تدفق تدقيق',
  'audit-stream.updated': 'حدّث {actor} تدفق تدقيق',
  'audit-stream.deleted': 'حذف {actor} تدفق تدقيق',
  'audit-stream.tested': 'اختبر {actor} تدفق تدقيق',
  'audit-stream.rewound': 'أرجع {actor} تدفق تدقيق',
  'audit-stream.refused': 'رفض مستقبِل تدفق تدقيق حدثًا',
  'audit-stream.gap': 'حُذفت الأحداث {from} إلى {to} قبل أن يرسلها تدفق تدقيق',
};

export const auditStreamAttention: Translations['auditStreamAttention'] = {
  behind: { title: 'أحد تدفقات التدقيق يفشل', about: 'يفشل منذ أكثر من ساعة.' },
  open: 'فتح تدفقات التدقيق',
};
