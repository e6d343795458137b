import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: 'يوجد مسؤول بالفعل. سجّل الدخول بدلًا من ذلك.',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'يوجد بالفعل حساب بهذا البريد الإلكتروني',
  USER_NOT_FOUND: 'لم يعد هذا المستخدم موجودًا.',
  EMAIL_IS_ALREADY_VERIFIED: 'هذا البريد الإلكتروني مؤكَّد بالفعل.',
  USER_INVITATIONS_ARENT_ENABLED: 'دعوات المستخدمين غير مفعّلة.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'لا يمكن التصرف بصفة المسؤولين.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'انتهى التصرف بصفة المستخدم الآخر بالفعل.',
};

export const admin: Translations['admin'] = {
  navigation: {
    overview: 'نظرة عامة',
    users: 'المستخدمون',
    organizations: 'المؤسسات',
    auditLog: 'سجل التدقيق',
    settings: 'الإعدادات',
  },
  auditLog: {
    title: 'سجل التدقيق',
    about: 'عمليات تسجيل الدخول والتغييرات والمحاولات الفاشلة، مع المنفّذ والعنوان والجهاز.',
  },
  setup: {
    title: 'إنشاء المسؤول الأول',
    about: 'لهذا الحساب وصول كامل.',
    name: 'الاسم',
    password: 'كلمة المرور',
    submit: 'إنشاء المسؤول',
    signIn: 'تسجيل الدخول',
    incomplete: {
      title: 'استخدم رابط الإعداد',
      about: 'انسخ الرابط الكامل من الوحدة الطرفية التي بدأ فيها Gatehouse.',
    },
    invalid: {
      title: 'رابط الإعداد هذا لا يعمل',
      about:
        'انتهت صلاحيته، أو سبق استخدامه أو استُبدل برابط أحدث. أعد تشغيل الخدمة للحصول على رابط جديد، أو أنشئ مسؤولًا بهذا الأمر:',
      command: 'npm run admin -- create you@example.com --admin',
    },
  },
  users: {
    title: 'المستخدمون',
    create: 'مستخدم جديد',
    filter: {
      label: 'تصفية المستخدمين',
      all: 'كل المستخدمين',
      administrators: 'المسؤولون',
      banned: 'المحظورون',
      unverified: 'غير المؤكَّدين',
      oneFactor: 'بلا عامل ثانٍ',
    },
    search: 'البحث بالاسم أو البريد الإلكتروني أو المعرّف',
    file: 'المستخدمون',
    columns: { status: 'الدور والحالة', createdAt: 'التسجيل', lastSeenAt: 'آخر نشاط' },
    empty: { title: 'لم يتم العثور على مستخدمين', description: 'جرّب بحثًا آخر أو امسح عوامل التصفية.' },
    count: (total, formatted) =>
      plural(total, {
        zero: `${formatted} مستخدم`,
        one: `مستخدم واحد (${formatted})`,
        two: `مستخدمان (${formatted})`,
        few: `${formatted} مستخدمين`,
        many: `${formatted} مستخدمًا`,
        other: `${formatted} مستخدم`,
      }),
  },
  newUser: {
    title: 'مستخدم جديد',
    about: 'ادعُ المستخدم إلى اختيار كلمة مرور، أو عيّن كلمة مرور له.',
    name: 'الاسم',
    how: 'كلمة المرور',
    invite: {
      label: 'إرسال دعوة',
      description: 'يتلقى المستخدم رابطًا لاختيار كلمة مرور، ويؤكد الرابط أيضًا البريد الإلكتروني.',
    },
    set: { label: 'تعيين كلمة مرور', description: 'لن يتم إشعار المستخدم.' },
    password: 'كلمة المرور الجديدة',
    roles: 'الأدوار',
    invited: (email) => `تم إرسال الدعوة إلى ${email}`,
    submit: 'إنشاء المستخدم',
    created: 'تم إنشاء المستخدم',
  },
  user: {
    back: 'كل المستخدمين',
    actions: 'الإجراءات',
    actionsFor: (name) => `إجراءات ${name}`,
    email: 'البريد الإلكتروني',
    notFound: {
      title: 'المستخدم غير موجود',
      about: 'ربما يكون الرابط غير صحيح، أو تم حذف الحساب.',
      next: 'الانتقال إلى كل المستخدمين',
    },
    tabs: {
      label: 'المستخدم',
      overview: 'نظرة عامة',
      sessions: 'الجلسات',
      signInMethods: 'طرق تسجيل الدخول',
      organizations: 'المؤسسات',
      activity: 'النشاط',
    },
    facts: {
      id: 'المعرّف',
      copyId: 'معرّف المستخدم',
      signedUp: 'التسجيل',
      lastSeen: 'آخر نشاط',
      lastSeenMeaning: 'آخر تسجيل دخول أو تجديد جلسة أو حدث في سجل التدقيق.',
    },
    banned: 'محظور',
    notVerified: 'غير مؤكَّد',
    twoFactor: 'المصادقة الثنائية مفعّلة',
  },
  details: {
    edit: 'تعديل التفاصيل',
    name: 'الاسم',
    emailDescription: 'يكون البريد الإلكتروني الجديد غير مؤكَّد، ويتم تسجيل خروج المستخدم.',
    submit: 'حفظ التفاصيل',
    done: 'تم حفظ المستخدم',
  },
  verification: {
    title: 'البريد الإلكتروني غير مؤكَّد',
    about: 'أرسل رابطًا يؤكد البريد الإلكتروني، أو ضع عليه علامة مؤكَّد إذا كنت تعلم أنه يخص المستخدم.',
    send: 'إرسال رسالة التأكيد',
    sent: (email) => `تم إرسال رسالة التأكيد إلى ${email}`,
    mark: 'وضع علامة مؤكَّد',
    marked: 'تم تأكيد البريد الإلكتروني',
  },
  passwordReset: {
    title: 'إعادة تعيين كلمة المرور',
    about: 'يرسل رابطًا لاختيار كلمة مرور جديدة أو أولى.',
    submit: 'إرسال رسالة إعادة التعيين',
    sent: (email) => `تم إرسال رسالة إعادة تعيين كلمة المرور إلى ${email}`,
  },
  roles: { title: 'الأدوار', edit: 'تغيير الأدوار', submit: 'حفظ الأدوار', updated: 'تم تحديث الأدوار' },
  sessions: {
    title: 'الجلسات',
    empty: 'لا توجد جلسات نشطة',
    signedIn: (ipAddress) => (ipAddress ? `${ipAddress} · تسجيل الدخول` : 'تسجيل الدخول'),
    impersonated: 'بواسطة مسؤول',
    current: 'هذا الجهاز',
    revoke: {
      label: 'تسجيل الخروج',
      title: 'هل تريد تسجيل الخروج من هذا الجهاز؟',
      body: (device) => `سيحتاج ${device} إلى تسجيل الدخول مجددًا.`,
      submit: 'تسجيل الخروج من الجهاز',
      done: 'تم تسجيل الخروج من الجهاز',
    },
    revokeAll: {
      label: 'تسجيل الخروج من كل مكان',
      title: 'هل تريد تسجيل الخروج من جميع الأجهزة؟',
      body: (name) => `سيحتاج ${name} إلى تسجيل الدخول مجددًا على كل جهاز.`,
      ownBody: 'سيتم تسجيل خروجك من جميع الأجهزة، بما فيها هذا الجهاز.',
      done: 'تم تسجيل الخروج من كل مكان',
    },
  },
  accounts: {
    title: 'طرق تسجيل الدخول',
    empty: 'لا توجد طرق لتسجيل الدخول بعد. عيّن كلمة مرور أو اطلب من المستخدم استخدام رابط عبر البريد الإلكتروني.',
    password: 'كلمة المرور',
    passkey: 'مفتاح مرور',
    secondFactor: { title: 'العامل الثاني', on: 'مفعّل', off: 'معطّل' },
    added: 'أُضيفت',
  },
  organizations: {
    title: 'المؤسسات',
    empty: 'لا توجد مؤسسات',
    joined: (slug) => `${slug} · الانضمام`,
  },
  impersonate: {
    submit: 'التصرف بصفة المستخدم',
  },
  setPassword: {
    title: 'كلمة المرور',
    about: 'للمستخدمين الذين يتعذّر عليهم إعادة تعيينها عبر البريد الإلكتروني.',
    open: 'تعيين كلمة المرور',
    dialog: (name) => `تعيين كلمة مرور ${name}`,
    warning: 'ستتوقف كلمة المرور الحالية عن العمل، وسيتم تسجيل الخروج من جميع الأجهزة.',
    field: 'كلمة المرور الجديدة',
    submit: 'تعيين كلمة المرور',
    done: 'تم تعيين كلمة المرور',
  },
  ban: {
    about: 'يسجّل خروج المستخدم ويمنع تسجيل الدخول.',
    open: 'حظر المستخدم',
    dialog: (name) => `حظر ${name}`,
    reason: 'السبب',
    reasonDescription: 'مرئي للمسؤولين فقط.',
    duration: 'المدة',
    durations: { permanent: 'دائم', day: 'يوم واحد', week: 'أسبوع واحد', month: '30 يومًا', year: 'سنة واحدة' },
    submit: 'حظر المستخدم',
    done: 'تم حظر المستخدم',
  },
  unban: {
    title: 'محظور',
    permanent: (reason) => `${reason} · دائم`,
    expires: (reason) => `${reason} · ينتهي`,
    noReason: 'لم يُذكر سبب',
    submit: 'إلغاء حظر المستخدم',
    done: 'تم إلغاء حظر المستخدم',
  },
  remove: {
    open: 'حذف المستخدم',
    dialog: (name) => `هل تريد حذف ${name}؟`,
    body: 'يحذف جلسات المستخدم وطرق تسجيل الدخول والعضويات. لا يمكن التراجع عن ذلك.',
    submit: 'حذف المستخدم',
    done: 'تم حذف المستخدم',
    receipt: {
      title: 'احفظ إيصال الحذف',
      what: 'رقم الإيصال',
      about: 'يثبت الحذف، وقد وصل إلى المستخدم بالبريد إن كان العنوان مؤكدًا.',
    },
  },
};
