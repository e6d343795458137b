import type { Translations } from '#generated/texts/screens.ts';

export const ssoCertificateErrors: Translations['ssoCertificateErrors'] = {
  CERTIFICATE_NOT_FOUND: 'أُزيلت هذه الشهادة.',
  LAST_CERTIFICATE: 'يحتاج الاتصال إلى شهادة. أضف أخرى أولًا.',
};

export const ssoCertificates: Translations['ssoCertificates'] = {
  title: 'الشهادات',
  about: 'التي يوقّع بها الموفّر الردود وتوقّع بها هذه الخدمة طلباتها. لا تتطلب التغييرات اختبارًا جديدًا.',
  ofProvider: 'للموفّر',
  ofService: 'لهذه الخدمة',
  validUntil: (date) => `صالحة حتى ${date}`,
  expired: (date) => `انتهت في ${date}`,
  state: { current: 'مستخدمة', next: 'التالية', retired: 'مستبدلة' },
  add: {
    open: 'إضافة شهادة',
    title: 'إضافة شهادة',
    about: 'أضفها قبل أن يوقّع بها الموفّر. تُقبل الاثنتان حتى تزيل القديمة.',
    field: 'الشهادة',
    submit: 'إضافة',
    done: 'أُضيفت الشهادة',
  },
  remove: {
    action: 'إزالة',
    question: 'إزالة هذه الشهادة؟',
    consequences: 'تُرفض فورًا الردود التي تحتاج إليها.',
    confirm: 'إزالة الشهادة',
    done: 'أُزيلت الشهادة',
  },
  read: {
    action: 'قراءة البيانات الوصفية مجددًا',
    question: 'قراءة البيانات الوصفية للموفّر مجددًا؟',
    about: 'تُقبل الشهادات الجديدة فورًا، والمفقودة أسبوعًا آخر.',
    done: 'قُرئت البيانات الوصفية',
    failed: 'تعذّرت قراءة البيانات الوصفية.',
  },
  rotate: {
    action: 'إنشاء مفتاح جديد',
    question: 'إنشاء مفتاح جديد؟',
    consequences: 'يُضاف إلى البيانات الوصفية لهذه الخدمة. وقّع به بعد أن يقرأها الموفّر.',
    confirm: 'إنشاء المفتاح',
    done: 'أُنشئ المفتاح',
  },
  activate: {
    action: 'التوقيع بالمفتاح الجديد',
    question: 'التوقيع بالمفتاح الجديد؟',
    consequences: 'تُوقّع الطلبات به من الآن فصاعدًا. يجب أن يعرف الموفّر شهادته.',
    confirm: 'التوقيع به',
    done: 'المفتاح الجديد يوقّع',
  },
};
