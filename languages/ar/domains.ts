import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const domainErrors: Translations['domainErrors'] = {
  INVALID_DOMAIN: 'أدخل نطاقًا مثل example.com، دون https:// و @.',
  PUBLIC_DOMAIN: 'يمكن لأي شخص الحصول على عنوان بريد إلكتروني في هذا النطاق. أدخل نطاقًا خاصًا بك.',
  DOMAIN_ALREADY_ADDED: 'أُضيف هذا النطاق من قبل.',
  DOMAIN_LIMIT_REACHED: 'لقد بلغت الحد الأقصى من النطاقات. أزل نطاقًا لم تعد تستخدمه.',
  DOMAIN_NOT_FOUND: 'أُزيل هذا النطاق.',
  DOMAIN_RECORD_NOT_FOUND: 'لا يوجد شيء هناك بعد.',
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: 'توجد سجلات TXT أخرى، لكن ليس هذا السجل. قارن الاسم والقيمة.',
  DOMAIN_LOOKUP_FAILED: 'خوادم الأسماء لهذا النطاق لا تستجيب. حاول مجددًا لاحقًا.',
  DOMAIN_IS_TAKEN: 'تحققت مؤسسة أخرى من هذا النطاق. تحقق مجددًا بعد إزالة سجلها.',
};

export const domains: Translations['domains'] = {
  title: 'النطاقات',
  about: (organization) => `نطاقات البريد الإلكتروني التابعة لـ ${organization}.`,
  notAllowed: 'ليس لديك إذن لعرض النطاقات.',
  empty: { title: 'لا توجد نطاقات بعد', description: 'تحقق من نطاقات عناوين البريد الإلكتروني لمؤسستك.' },
  add: {
    open: 'إضافة نطاق',
    title: 'إضافة نطاق',
    submit: 'إضافة نطاق',
    field: 'النطاق',
    example: 'example.com',
    hint: 'الجزء الذي يلي @ في عناوين بريدك الإلكتروني.',
  },
  status: {
    pending: 'لم يتم التحقق بعد',
    verified: 'تم التحقق',
    failing: 'السجل مفقود',
    lost: 'انتهى التحقق',
  },
  added: 'أُضيف',
  checked: 'فُحص',
  includesSubdomains: 'يشمل النطاقات الفرعية',
  failing: (since, until) => `السجل مفقود منذ ${since}. إذا لم يعد بحلول ${until}، فلن يعد النطاق متحققًا منه.`,
  lost: (since) => `لم يعد هذا النطاق متحققًا منه منذ ${since}، لأن سجله كان مفقودًا.`,
  record: {
    title: (domain) => `أضف هذا السجل حيث يُدار ${domain}`,
    type: 'النوع',
    name: 'الاسم',
    value: 'القيمة',
    fullName: 'الاسم الكامل',
    names: 'يضيف معظم مزودي DNS النطاق إلى الاسم. وإلا فأدخل الاسم الكامل.',
    copyName: 'الاسم',
    copyFullName: 'الاسم الكامل',
    copyValue: 'القيمة',
  },
  check: {
    submit: 'تحقق الآن',
    submitOf: (domain) => `تحقق من ${domain} الآن`,
    delay: 'قد تستغرق تغييرات DNS ساعة.',
    again: 'نتحقق كل دقيقة ما دامت هذه الصفحة مفتوحة.',
    others: (count, name) =>
      plural(count, {
        zero: `لم نجد سجلات TXT عند ${name} (${count}).`,
        one: `وجدنا سجل TXT واحدًا عند ${name}، لكنه ليس هذا السجل.`,
        two: `وجدنا سجلي TXT عند ${name}، لكن ليس هذا السجل.`,
        few: `وجدنا ${count} سجلات TXT عند ${name}، لكن ليس هذا السجل.`,
        many: `وجدنا ${count} سجل TXT عند ${name}، لكن ليس هذا السجل.`,
        other: `وجدنا ${count} سجل TXT عند ${name}، لكن ليس هذا السجل.`,
      }),
    done: (domain) => `تم التحقق من ${domain}`,
  },
  actionsFor: (domain) => `إجراءات ${domain}`,
  subdomains: {
    include: 'تضمين النطاقات الفرعية',
    exclude: 'استبعاد النطاقات الفرعية',
    included: 'تم تضمين النطاقات الفرعية',
    excluded: 'تم استبعاد النطاقات الفرعية',
  },
  remove: {
    action: 'إزالة',
    question: (domain) => `هل تريد إزالة ${domain}؟`,
    consequences: (domain) => `لن يعود ${domain} تابعًا لمؤسستك. لإضافته مجددًا ستحتاج إلى سجل جديد.`,
    confirm: 'إزالة النطاق',
    done: 'تمت إزالة النطاق',
  },
};

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
