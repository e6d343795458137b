import type { Translations } from '#client/languages/translations.ts';
import { numberOf, pluralOf } from '#shared/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: 'يوجد مسؤول بالفعل. سجّل الدخول بدلًا من ذلك.',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'يوجد بالفعل حساب بهذا البريد الإلكتروني',
  USER_NOT_FOUND: 'لم يعد هذا المستخدم موجودًا.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'لا يمكن التصرف بصفة المسؤولين.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'انتهى التصرف بصفة المستخدم الآخر بالفعل.',
};

export const admin: Translations['admin'] = {
  navigation: { overview: 'نظرة عامة', users: 'المستخدمون', organizations: 'المؤسسات', auditLog: 'سجل التدقيق' },
  auditLog: { title: 'سجل التدقيق', about: 'الأحداث المتعلقة بالأمان، الأحدث أولًا.' },
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
    about: 'كل الحسابات.',
    create: 'مستخدم جديد',
    filter: {
      label: 'تصفية المستخدمين',
      all: 'كل المستخدمين',
      administrators: 'المسؤولون',
      banned: 'المحظورون',
      unverified: 'غير المؤكَّدين',
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
    rolesDescription: 'الافتراضي: User.',
    invited: (email) => `تم إرسال الدعوة إلى ${email}`,
    submit: 'إنشاء المستخدم',
    created: 'تم إنشاء المستخدم',
  },
  user: {
    back: 'كل المستخدمين',
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
    title: 'التفاصيل',
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
  roles: { title: 'الأدوار', submit: 'حفظ الأدوار', updated: 'تم تحديث الأدوار' },
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
    added: 'أُضيفت',
  },
  organizations: {
    title: 'المؤسسات',
    empty: 'لا توجد مؤسسات',
    joined: (slug) => `${slug} · الانضمام`,
  },
  impersonate: {
    title: 'التصرف بصفة المستخدم',
    about: 'سجّل الدخول بصفة هذا المستخدم لوقت محدود. يُسجَّل ذلك في سجل التدقيق.',
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
    title: 'حظر المستخدم',
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
    title: 'حذف المستخدم',
    about: 'يحذف جلسات المستخدم وطرق تسجيل الدخول والعضويات. لا يمكن التراجع عن ذلك.',
    open: 'حذف المستخدم',
    dialog: (name) => `هل تريد حذف ${name}؟`,
    body: 'يحذف جلسات المستخدم وطرق تسجيل الدخول والعضويات. لا يمكن التراجع عن ذلك.',
    submit: 'حذف المستخدم',
    done: 'تم حذف المستخدم',
  },
};

export const overview: Translations['overview'] = {
  title: 'نظرة عامة',
  about: 'المستخدمون والبريد الإلكتروني وإعدادات هذا التثبيت.',
  totals: {
    users: (count) => plural(count, { other: 'المستخدمون' }),
    organizations: (count) => plural(count, { other: 'المؤسسات' }),
  },
  mails: {
    waiting: (count) => plural(count, { other: 'رسائل قيد الانتظار' }),
    undelivered: (count) => plural(count, { other: 'رسائل لم تُسلَّم خلال 7 أيام' }),
    delayed: (count) =>
      plural(count, {
        zero: `لا توجد رسائل متأخرة (${number(count)}).`,
        one: `رسالة واحدة (${number(count)}) تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        two: `رسالتان (${number(count)}) تنتظران منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        few: `${number(count)} رسائل تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        many: `${number(count)} رسالة تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        other: `${number(count)} رسالة تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
      }),
  },
  figures: {
    signUps: 'عمليات التسجيل',
    activeUsers: 'المستخدمون الذين سجّلوا الدخول',
    failedSignIns: 'محاولات الدخول الفاشلة',
    today: 'اليوم',
    inTotal: (total) => `${total} خلال 30 يومًا`,
    onADay: (most) => `${most} كحد أقصى في اليوم`,
    chart: (name, [first, last], summary) => `${name} حسب اليوم، من ${first} إلى ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'عرض كجدول',
    hideTable: 'إخفاء الجدول',
    day: 'اليوم (UTC)',
    table: 'أرقام آخر 30 يومًا',
  },
  checklist: {
    title: 'البدء',
    about: (done, all) => `اكتمل ${done} من ${all}`,
    done: 'مكتمل',
    open: 'للتنفيذ',
    items: {
      administrator: { title: 'إنشاء مسؤول', about: 'أنت مسجّل الدخول بصفة مسؤول.' },
      secondFactor: {
        title: 'حماية حسابك بخطوة ثانية',
        about: 'يمكن للمسؤولين تغيير كل حساب.',
        next: 'الانتقال إلى «الأمان»',
      },
      mail: {
        title: 'إرسال رسائل البريد الإلكتروني',
        about: 'عيّن SMTP_URL ليتلقى المستخدمون روابط التأكيد وإعادة التعيين.',
      },
      production: { title: 'التشغيل في وضع الإنتاج', about: 'عيّن NODE_ENV=production وسرًا خاصًا بك.' },
      address: {
        title: 'تعيين العنوان العام',
        about: 'عيّن BASE_URL إلى عنوان https، مثل https://auth.example.com.',
      },
      organization: {
        title: 'إنشاء مؤسسة',
        about: 'تجمع المؤسسات المستخدمين، مع أدوار ودعوات.',
        next: 'إنشاء مؤسسة',
      },
    },
  },
  findings: {
    title: 'إعدادات يجب التحقق منها',
    about: 'غير آمنة لخدمة عامة. يعرض الأمر npm run doctor النتيجة نفسها.',
    none: 'لم يتم العثور على إعدادات غير آمنة.',
  },
};
