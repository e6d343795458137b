import type { Translations } from '#generated/texts/screens.ts';

export const setupLinkErrors: Translations['setupLinkErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: 'لا يمكنك أن تمنح إلا ما يُسمح لك أنت بفعله.',
  SETUP_LINK_NOT_FOUND: 'سبق استخدام هذا الرابط أو تم إبطاله.',
  SETUP_LINK_LIMIT_REACHED: 'يمكن أن تكون خمسة روابط مفتوحة على الأكثر. أبطل رابطًا لم تعد تحتاج إليه.',
};

export const setupLinks: Translations['setupLinks'] = {
  title: 'روابط الإعداد',
  about: 'دع فريق تقنية المعلومات لديك يُعدّ تسجيل الدخول الموحّد أو دليلًا، دون حساب.',
  notAllowed: 'ليس لديك إذن لإنشاء روابط الإعداد.',
  empty: {
    title: 'لا توجد روابط بعد',
    description: 'من يفتح رابطًا يُعدّ ما تختاره فقط، ولا شيء غيره. أرسله إلى شخص واحد فقط.',
  },
  scopes: { domains: 'النطاقات', sso: 'تسجيل الدخول الموحّد', scim: 'الدليل' },
  create: {
    open: 'إنشاء رابط',
    title: 'إنشاء رابط إعداد',
    scopes: 'ما يُعدّه الرابط',
    mayEnable: 'السماح بسريان الإعداد فورًا',
    mayEnableHint: 'وإلا فلن يسجّل أحد الدخول بما تم إعداده حتى تفعّله، وهذا هو الموصى به.',
    submit: 'إنشاء الرابط',
  },
  created: {
    title: 'أرسل هذا الرابط',
    what: 'الرابط',
    about: 'لا يمكن استخدامه إلا في أول متصفح يفتحه. ينتهي بعد خمسة أيام.',
  },
  administration: {
    title: 'إنشاء رابط إعداد',
    card: 'رابط الإعداد',
    about: 'يتيح لفريق تقنية المعلومات في مؤسسة إعداد تسجيل الدخول الموحّد أو دليل، دون حساب.',
    organization: 'المؤسسة',
    search: 'البحث بالاسم أو عنوان URL أو المعرّف',
    noMatch: 'لم يُعثر على مؤسسة',
    loading: 'جارٍ التحميل…',
    organizationId: 'معرّف المؤسسة',
    note: 'يسري ما يُعدّه الرابط عندما يفعّله أحد مالكي المؤسسة.',
  },
  state: {
    waiting: 'لم يُفتح بعد',
    opened: 'فُتح',
    completed: 'اكتمل',
    ends: 'ينتهي',
    takesEffect: 'يسري فورًا',
  },
  revoke: {
    action: 'إبطال',
    question: 'هل تريد إبطال هذا الرابط؟',
    consequences: 'لا يمكن استخدامه بعد ذلك. يبقى ما تم إعداده به.',
    confirm: 'إبطال الرابط',
    done: 'تم إبطال الرابط',
  },
  page: {
    title: (organization) => `إعداد ${organization}`,
    about: (service) => `اربط شركتك بـ ${service}. لا تحتاج إلى حساب.`,
    ends: 'ينتهي هذا الرابط',
    menu: 'الإعداد',
    overview: 'نظرة عامة',
    steps: 'ما يجب إعداده',
    optional: 'بأي ترتيب. تُحفظ تغييراتك فورًا.',
    domains: {
      title: 'النطاقات',
      about: 'أثبت أن نطاقات عناوين بريدك الإلكتروني ملك لك.',
      done: (domains) => `تم التحقق: ${domains}.`,
    },
    sso: {
      title: 'تسجيل الدخول الموحّد',
      about: 'اربط مزوّد الهوية الخاص بك واختبر الاتصال.',
      done: (names) => `تم الاختبار: ${names}.`,
    },
    scim: {
      title: 'الدليل',
      about: 'دع دليلك ينشئ المستخدمين ويحدّثهم ويزيلهم.',
      done: (name) => `تم الربط: ${name}.`,
    },
    next: 'إعداد',
    view: 'عرض',
    finish: {
      action: 'إنهاء',
      question: 'هل تريد إنهاء الإعداد؟',
      consequences: (organization) =>
        `لا يمكن استخدام هذا الرابط بعد ذلك. يتلقى مالكو ${organization} رسالة بريد إلكتروني ويفعّلون ما أعددته.`,
      confirm: 'إنهاء',
    },
    finished: {
      title: 'تم',
      about: (organization) => `تم إبلاغ مالكي ${organization}. يمكنك إغلاق هذه الصفحة.`,
      back: 'متابعة',
    },
    unusable: {
      title: 'لا يمكن استخدام هذا الرابط هنا',
      about: 'انتهت صلاحيته، أو اكتمل أو أُبطل، أو أنه مفتوح في متصفح آخر. اطلب رابطًا جديدًا.',
    },
    incomplete: {
      title: 'هذا الرابط غير مكتمل',
      about: 'افتح الرابط من الرسالة مجددًا، أو انسخه كاملًا.',
    },
  },
};

export const setupLinkEventTexts: Translations['setupLinkEventTexts'] = {
  'setup-link.created': 'إنشاء رابط إعداد',
  'setup-link.opened': 'فتح رابط إعداد',
  'setup-link.completed': 'اكتمال رابط إعداد',
  'setup-link.revoked': 'إبطال رابط إعداد',
};

export const setupLinkSentences: Translations['setupLinkSentences'] = {
  'setup-link.created': 'أنشأ {actor} رابط إعداد',
  'setup-link.opened': 'فُتح رابط إعداد',
  'setup-link.completed': 'أنهى حامل أحد روابط الإعداد عمله',
  'setup-link.revoked': 'أبطل {actor} رابط إعداد',
};
