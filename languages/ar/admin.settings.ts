import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const settings: Translations['settings'] = {
  title: 'الإعدادات',
  about: 'للقراءة فقط. غيّر البيئة أو gatehouse.config.ts ثم أعد تشغيل الخدمة.',
  tabs: {
    label: 'الإعدادات',
    configuration: 'التهيئة',
    providers: 'المزوّدون',
    emails: 'البريد',
    branding: 'العلامة',
  },
  configuration: {
    search: 'البحث في الخيارات',
    changedOnly: 'المتغيّرة فقط',
    service: 'الخدمة',
    count: (count) =>
      plural(count, {
        zero: `لا خيارات (${number(count)})`,
        one: `خيار واحد (${number(count)})`,
        two: `خياران (${number(count)})`,
        few: `${number(count)} خيارات`,
        many: `${number(count)} خيارًا`,
        other: `${number(count)} خيار`,
      }),
    sources: { environment: 'البيئة', file: 'الملف', default: 'افتراضي' },
    showDefaults: (count) =>
      plural(count, {
        zero: `إظهار القيم الافتراضية (${number(count)})`,
        one: `إظهار قيمة افتراضية واحدة (${number(count)})`,
        two: `إظهار قيمتين افتراضيتين (${number(count)})`,
        few: `إظهار ${number(count)} قيم افتراضية`,
        many: `إظهار ${number(count)} قيمة افتراضية`,
        other: `إظهار ${number(count)} قيمة افتراضية`,
      }),
    hideDefaults: 'إخفاء القيم الافتراضية',
    default: (value) => `الافتراضي: ${value}`,
    unset: 'غير معيَّن',
    hidden: 'معيَّن وغير معروض',
    function: 'دالة',
    empty: { title: 'لم يُعثر على خيارات', description: 'جرّب بحثًا آخر أو أزل عامل التصفية.' },
  },
  providers: {
    callbackUrl: 'رابط رد الاتصال',
    enabled: { title: 'مهيَّأ', about: 'يجب أن يعرف كل مزوّد رابط رد الاتصال الخاص به.', empty: 'لم يُهيَّأ أي مزوّد.' },
    others: {
      title: 'غير مهيَّأ',
      about: (example) => `سجّل رابط رد الاتصال لدى المزوّد، ثم عيّن العميل الذي يمنحك إياه، مثلًا عبر ${example}.`,
    },
  },
  emails: {
    delivery: {
      title: 'التسليم',
      about: 'إلى أين تذهب الرسائل.',
      from: 'من',
      to: 'الوجهة',
      smtp: 'خادم البريد',
      mailbox: 'صندوق بريد التطوير',
      none: 'لا مكان',
      mailboxNote: 'لا تُرسل الرسائل. عيّن SMTP_URL لإرسالها.',
      noneNote: 'لا تصل إلا الرسائل التي ترسلها دالة من الخيارات. عيّن SMTP_URL لإرسالها جميعًا.',
      openMailbox: 'فتح صندوق البريد',
    },
    test: {
      title: 'رسالة تجريبية',
      about: (email) => `تُرسل إلى ${email}.`,
      submit: 'إرسال رسالة تجريبية',
      sent: {
        title: 'قبل خادم البريد الرسالة',
        about: (email) => `تحقق من صندوق الوارد في ${email} ومن مجلد البريد غير المرغوب فيه.`,
      },
      mailbox: { title: 'الرسالة في صندوق بريد التطوير', about: 'لم تُرسل لأن SMTP_URL غير معيَّن.' },
      failed: { title: 'تعذّر إرسال الرسالة', about: 'ردّ خادم البريد أو الاتصال:' },
      disabled: { title: 'لم يُعيَّن خادم بريد', about: 'عيّن SMTP_URL وأعد تشغيل الخدمة.' },
    },
    preview: {
      title: 'معاينة',
      about: 'كل رسالة بمحتوى مفترض.',
      email: 'الرسالة',
      language: 'اللغة',
      look: 'المظهر',
      light: 'فاتح',
      dark: 'داكن',
      plainText: 'نص عادي',
      replaced: (name) => `ترسل الدالة ${name} من الخيارات هذه الرسالة. يرى المستلمون رسالتها لا هذه.`,
      frame: (subject) => `معاينة «${subject}»`,
    },
  },
  branding: {
    form: {
      title: 'جرّبها',
      about: 'لا يُحفظ شيء.',
      appName: 'اسم الخدمة',
      accentColor: 'اللون المميز',
      pickColor: 'اختيار لون مميز',
      logoUrl: 'رابط الشعار',
      termsUrl: 'رابط الشروط',
      privacyUrl: 'رابط سياسة الخصوصية',
      contrast: (contrast, least) => `التباين مع النص الأبيض: ${contrast}، والحد الأدنى ${least}.`,
    },
    errors: {
      appName: 'أدخل اسمًا لا يتجاوز 80 حرفًا.',
      accentColor: 'أدخل لونًا مثل #3b5bdb.',
      contrast: (contrast, least) => `فاتح جدًا للنص الأبيض: التباين ${contrast} ويجب ألا يقل عن ${least}.`,
      address: 'أدخل عنوان https أو مسارًا من هذا الموقع.',
    },
    preview: {
      title: 'معاينة',
      about: 'صفحة تسجيل الدخول بالمظهرين.',
      light: 'صفحة تسجيل الدخول، فاتحة',
      dark: 'صفحة تسجيل الدخول، داكنة',
      heading: (app) => `تسجيل الدخول إلى ${app}`,
      email: 'البريد الإلكتروني',
      password: 'كلمة المرور',
      submit: 'تسجيل الدخول',
      forgot: 'هل نسيت كلمة المرور؟',
    },
    lines: {
      title: 'التهيئة',
      about: 'أسطر لملف gatehouse.config.ts.',
      what: 'الأسطر',
      invalid: 'صحّح الحقول أعلاه للحصول على الأسطر.',
      environment: (variable) => `الاسم معيَّن بواسطة ${variable} في البيئة، وله الأولوية على الملف.`,
    },
  },
};
