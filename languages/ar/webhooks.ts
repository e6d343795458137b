import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const webhookErrors: Translations['webhookErrors'] = {
  INVALID_WEBHOOK_URL: 'أدخل عنوان URL عامًا يبدأ بـ https://.',
  WEBHOOK_NOT_FOUND: 'لم يعد هذا الـ webhook موجودًا.',
  WEBHOOK_IS_DISABLED: 'هذا الـ webhook معطّل. فعّله أولًا.',
  WEBHOOK_LIMIT_REACHED: 'لقد بلغت الحد الأقصى من الـ webhooks. احذف واحدًا لم تعد تستخدمه.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'لم تعد عملية التسليم هذه موجودة.',
};

export const webhooks: Translations['webhooks'] = {
  title: 'Webhooks',
  about: 'إشعار خادمك بالأحداث على هذه المنصة.',
  aboutOrganization: (name) => `إشعار خادمك بالأحداث في ${name}.`,
  notAllowed: 'ليس لديك إذن لإدارة الـ webhooks.',
  empty: { title: 'لا توجد webhooks بعد', description: 'أضف عنوان URL لخادم تريد إشعاره بالأحداث.' },
  allEvents: 'كل الأحداث',
  events: (count) =>
    plural(count, {
      zero: `لا أحداث (${count})`,
      one: 'حدث واحد',
      two: 'حدثان',
      few: `${count} أحداث`,
      many: `${count} حدثًا`,
      other: `${count} حدث`,
    }),
  state: { active: 'نشط', disabled: 'معطّل', failing: 'متعثّر' },
  since: { created: 'أُنشئ', failing: 'بدأ التعثّر', disabled: 'عُطّل' },
  actionsFor: (url) => `إجراءات ${url}`,
  fields: {
    url: 'عنوان URL',
    urlExample: 'https://example.com/webhooks',
    description: 'الوصف',
    events: 'الأحداث',
    eventsHint: 'اتركه فارغًا لكل الأحداث، بما فيها اللاحقة.',
    noEvent: 'لا يوجد حدث مطابق',
    secret: 'سر التوقيع',
    secretHidden: 'يُعرض عند إنشائه فقط',
  },
  subjects: {
    users: 'المستخدمون',
    signIn: 'تسجيل الدخول',
    organizations: 'المؤسسات',
    members: 'الأعضاء والدعوات',
    teams: 'الفرق',
    enterprise: 'تسجيل الدخول الموحّد والنطاقات',
    directories: 'الأدلة',
    keys: 'مفاتيح API وحسابات الخدمة',
    applications: 'التطبيقات',
    agents: 'الوكلاء',
    webhooks: 'خطافات الويب وتدفقات التدقيق',
    other: 'أخرى',
  },
  create: { open: 'إضافة webhook', title: 'إضافة webhook', submit: 'إضافة webhook' },
  edit: { action: 'تعديل', title: 'تعديل webhook', submit: 'حفظ webhook', done: 'تم حفظ webhook' },
  secret: {
    title: 'حفظ سر التوقيع',
    what: 'سر التوقيع',
    about: 'يحتاج إليه خادمك للتحقق من أن الطلبات واردة من هذه الخدمة.',
  },
  test: {
    action: 'إرسال حدث تجريبي',
    event: 'الحدث',
    hint: 'مثال بمعرّفات وهمية و«test: true». لا يتلقاه إلا هذا الـ webhook.',
    submit: 'إرسال الحدث',
    done: 'تم إرسال الحدث التجريبي',
  },
  rotate: {
    action: 'استبدال سر التوقيع',
    question: 'هل تريد استبدال سر التوقيع؟',
    consequences: 'لمدة يوم واحد، تُوقَّع الطلبات بالسرّين معًا لتتمكن من تحديث خادمك.',
    confirm: 'استبدال السر',
  },
  enable: { action: 'تفعيل', done: 'تم تفعيل webhook' },
  disable: { action: 'تعطيل', done: 'تم تعطيل webhook' },
  delete: {
    action: 'حذف',
    question: 'هل تريد حذف webhook؟',
    consequences: (url) => `سيتوقف ${url} عن تلقي الأحداث، وستُحذف عمليات التسليم الخاصة به.`,
    confirm: 'حذف webhook',
    done: 'تم حذف webhook',
  },
  deliveries: {
    title: 'عمليات التسليم',
    about: 'الأحدث أولًا. تُعاد محاولة عمليات التسليم الفاشلة على فترات متزايدة.',
    action: 'عرض عمليات التسليم',
    back: 'العودة إلى الـ webhooks',
    empty: { title: 'لا توجد عمليات تسليم بعد', description: 'أرسل حدثًا تجريبيًا، أو انتظر الحدث الأول.' },
    status: { pending: 'قيد الانتظار', retrying: 'تُعاد المحاولة', delivered: 'تم التسليم', failed: 'فشل' },
    all: 'الكل',
    noMatch: { title: 'لم يُعثر على عمليات تسليم' },
    noneInState: {
      delivered: 'لا توجد عمليات تسليم ناجحة',
      failed: 'لا توجد عمليات تسليم فاشلة',
      retrying: 'لا توجد عمليات تسليم تنتظر إعادة المحاولة',
    },
    lastSuccess: 'آخر نجاح:',
    noSuccess: 'لم ينجح أي تسليم بعد',
    filters: {
      search: 'البحث بمعرّف التسليم أو الحدث',
      time: 'آخر محاولة',
      anyTime: 'أي وقت',
      within: { hour: 'آخر ساعة', day: 'آخر 24 ساعة', week: 'آخر 7 أيام' },
      range: 'من–إلى',
    },
    select: {
      toolbar: 'عمليات التسليم المحددة',
      selected: (count) => `تم تحديد ${number(count)}`,
      clear: 'إلغاء التحديد',
      page: 'تحديد كل عمليات التسليم المعروضة',
      one: (event) => `تحديد ${event}`,
    },
    errors: {
      hostNotFound: 'لم يُعثر على المضيف',
      unreachable: 'تعذّر الوصول إلى المضيف',
      refused: 'رُفض الاتصال',
      closed: 'أُغلق الاتصال',
      timedOut: 'انتهت المهلة',
      certificate: 'شهادة TLS غير صالحة',
      tls: 'فشل تفاوض TLS',
      silent: 'لم يستجب المستلم',
      notAllowed: 'العنوان غير مسموح به أو الاستجابة طويلة جدًا',
      secret: 'تعذّرت قراءة سر التوقيع',
    },
    failing: {
      title: 'عمليات التسليم تفشل',
      titleOf: (cause) => `عمليات التسليم تفشل: ${cause}`,
      answered: (status) => `أجاب المستلم بالرمز ${status}`,
      since: 'أول فشل:',
      changeUrl: 'تغيير عنوان URL',
    },
    columns: {
      event: 'الحدث',
      state: 'الحالة',
      response: 'الاستجابة',
      attempts: 'المحاولات',
      time: 'وقت الحدث',
      attempted: 'آخر محاولة',
      next: 'المحاولة التالية',
    },
    day: {
      title: 'آخر 24 ساعة',
      counts: (delivered, retrying, failed) =>
        `تم التسليم: ${number(delivered)} · متعثّرة وستُعاد المحاولة: ${number(retrying)} · فشلت نهائيًا: ${number(failed)}`,
      share: (delivered, all) => `تم تسليم ${number(delivered)} من ${number(all)}`,
      none: 'لا توجد عمليات تسليم',
      end: 'الآن',
    },
    detail: {
      title: 'عملية التسليم',
      eventId: 'معرّف الحدث',
      subject: { user: 'المستخدم', organization: 'المؤسسة' },
      deleted: { user: 'مستخدم محذوف', organization: 'مؤسسة محذوفة' },
      noAttempt: 'لم يُرسل بعد.',
      attempt: (attempt) => `المحاولة ${number(attempt)}`,
      request: 'الطلب',
      response: 'الاستجابة',
      noContent: 'لم يُحفظ أي محتوى.',
      curl: 'نسخ كأمر curl',
      copy: {
        headers: 'الترويسات',
        body: 'المحتوى',
        response: 'الاستجابة',
        code: 'الرمز',
        user: 'معرّف المستخدم',
        organization: 'معرّف المؤسسة',
      },
      verify: {
        title: 'التحقق من التوقيع',
        about: 'باستخدام سر التوقيع والترويسات والمحتوى كما استُلم. المكتبات من',
        standard: 'Standard Webhooks',
        tolerance: 'يصلح التوقيع لخمس دقائق. بعد ذلك يرفض خادمك الطلب المنسوخ.',
      },
    },
    redeliver: 'إعادة الإرسال',
    retry: 'إعادة المحاولة الآن',
    redelivered: 'أُضيف التسليم إلى قائمة الانتظار',
    retryAll: {
      action: 'إعادة محاولة الكل',
      question: (count) =>
        plural(count, {
          zero: `إعادة محاولة ${number(count)} عملية تسليم؟`,
          one: `إعادة محاولة عملية تسليم واحدة (${number(count)})؟`,
          two: `إعادة محاولة عمليتي تسليم (${number(count)})؟`,
          few: `إعادة محاولة ${number(count)} عمليات تسليم؟`,
          many: `إعادة محاولة ${number(count)} عملية تسليم؟`,
          other: `إعادة محاولة ${number(count)} عملية تسليم؟`,
        }),
      consequences: (url) =>
        `كل العمليات التي فشلت أو تنتظر إعادة المحاولة تُرسل مجددًا إلى ${url}، بحد أقصى 10,000 في المرة الواحدة.`,
      confirm: 'إعادة محاولة عمليات التسليم',
      done: (count) =>
        plural(count, {
          zero: `أُضيفت ${number(count)} عملية تسليم إلى قائمة الانتظار`,
          one: `أُضيفت عملية تسليم واحدة (${number(count)}) إلى قائمة الانتظار`,
          two: `أُضيفت عمليتا تسليم (${number(count)}) إلى قائمة الانتظار`,
          few: `أُضيفت ${number(count)} عمليات تسليم إلى قائمة الانتظار`,
          many: `أُضيفت ${number(count)} عملية تسليم إلى قائمة الانتظار`,
          other: `أُضيفت ${number(count)} عملية تسليم إلى قائمة الانتظار`,
        }),
    },
    notQueued: {
      title: (count) =>
        plural(count, {
          zero: `لم تُضف ${number(count)} عملية تسليم إلى قائمة الانتظار`,
          one: `لم تُضف عملية تسليم واحدة (${number(count)}) إلى قائمة الانتظار`,
          two: `لم تُضف عمليتا تسليم (${number(count)}) إلى قائمة الانتظار`,
          few: `لم تُضف ${number(count)} عمليات تسليم إلى قائمة الانتظار`,
          many: `لم تُضف ${number(count)} عملية تسليم إلى قائمة الانتظار`,
          other: `لم تُضف ${number(count)} عملية تسليم إلى قائمة الانتظار`,
        }),
      reasons: {
        'not-found': 'لم تعد موجودة.',
        waiting: 'تنتظر محاولتها الأولى بالفعل.',
      },
    },
    more: 'عرض عمليات تسليم أقدم',
  },
};

export const webhookEventTexts: Translations['webhookEventTexts'] = {
  'webhook.created': 'إنشاء webhook',
  'webhook.updated': 'تحديث webhook',
  'webhook.deleted': 'حذف webhook',
  'webhook.secret-rotated': 'استبدال سر webhook',
  'webhook.tested': 'اختبار webhook',
  'webhook.disabled': 'تعطيل webhook بعد عمليات تسليم فاشلة',
};

export const webhookSentences: Translations['webhookSentences'] = {
  'webhook.created': 'أنشأ {actor} [webhook إلى {host}|webhook]',
  'webhook.updated': 'حدّث {actor} [webhook إلى {host}|webhook]',
  'webhook.deleted': 'حذف {actor} [webhook إلى {host}|webhook]',
  'webhook.secret-rotated': 'استبدل {actor} سر [webhook إلى {host}|webhook]',
  'webhook.tested': 'اختبر {actor} [webhook إلى {host}|webhook]',
  'webhook.disabled': 'تم تعطيل [webhook إلى {host}|webhook] بعد عمليات تسليم فاشلة',
};

export const webhookAttention: Translations['webhookAttention'] = {
  failing: (count) =>
    plural(count, {
      zero: `${number(count)} خطاف ويب يفشل`,
      one: 'خطاف ويب واحد يفشل',
      two: 'خطافا ويب يفشلان',
      few: `${number(count)} خطافات ويب تفشل`,
      many: `${number(count)} خطاف ويب يفشل`,
      other: `${number(count)} خطاف ويب يفشل`,
    }),
  about: 'تُعاد عمليات التسليم الفاشلة. ويُعطَّل الخطاف الذي يفشل طويلًا.',
  open: (count) =>
    plural(count, {
      zero: 'فتح خطافات الويب',
      one: 'فتح خطاف الويب',
      two: 'فتح خطافي الويب',
      few: 'فتح خطافات الويب',
      many: 'فتح خطافات الويب',
      other: 'فتح خطافات الويب',
    }),
};
