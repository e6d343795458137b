import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const app: Translations['app'] = {
  cookieNotKept: (host) =>
    `نجح تسجيل الدخول، لكن هذا المتصفح لم يحتفظ بملف تعريف الارتباط الخاص به. اسمح بملفات تعريف الارتباط من ${host} ثم حاول مجددًا، أو تواصل مع الدعم.`,
  close: 'إغلاق',
  lastUsed: 'آخر استخدام',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  backToAccount: 'العودة إلى حسابك',
  fields: {
    email: 'البريد الإلكتروني',
    showPassword: 'إظهار كلمة المرور',
    codeIsSent: 'يُرسل تلقائيًا بعد الرقم الأخير.',
    deleteApiKeys: 'احذف أيضًا مفاتيح API الخاصة بي. ستتوقف البرامج التي تستخدمها عن العمل.',
  },
  problem: { title: 'تعذّر تحميل هذه الصفحة', tryAgain: 'إعادة المحاولة' },
  crash: { about: 'ربما تم تثبيت إصدار جديد أو انقطع الاتصال.', reload: 'إعادة التحميل' },
};

export const page: Translations['page'] = {
  language: 'اللغة',
  backToHome: 'العودة إلى الصفحة الرئيسية',
  themes: { auto: 'المظهر: النظام', light: 'المظهر: فاتح', dark: 'المظهر: داكن' },
  footer: { terms: 'الشروط', privacy: 'الخصوصية' },
};

export const noPermission: Translations['noPermission'] = {
  title: 'لا يوجد إذن',
  about: 'ليس لديك إذن لعرض هذه الصفحة. اطلب الوصول من أحد المسؤولين.',
};

export const shell: Translations['shell'] = {
  unsaved: {
    title: 'هل تريد المغادرة دون حفظ؟',
    about: 'سيُفقد ما أدخلته في هذه الصفحة.',
    leave: 'مغادرة الصفحة',
  },
  menu: 'القائمة',
  serviceAccount: 'حساب خدمة',
  notFound: {
    title: 'الصفحة غير موجودة',
    about: 'لا توجد صفحة على هذا العنوان. ربما يكون الرابط ناقصًا، أو نُقلت الصفحة أو أُزيلت.',
    nearest: 'ربما تبحث عن',
    signIn: 'تسجيل الدخول',
    signUp: 'إنشاء حساب',
  },
  navigation: {
    areas: 'الأقسام',
    account: 'حسابك',
    administration: 'الإدارة',
    groups: { people: 'الأشخاص', developers: 'المطوّرون', records: 'النشاط والإعدادات' },
    search: 'ابحث أو انتقل إلى…',
  },
  organizations: {
    choose: 'اختيار مؤسسة',
    title: 'المؤسسات',
    yours: 'مؤسساتك',
    current: 'المؤسسة الحالية',
    all: 'كل المؤسسات',
    create: 'إنشاء مؤسسة',
  },
  user: { signOut: 'تسجيل الخروج' },
  themes: { light: 'فاتح', dark: 'داكن', auto: 'النظام' },
  verifyEmail: {
    title: 'تأكيد بريدك الإلكتروني',
    sent: (email) => `أرسلنا رابطًا إلى ${email}. افتحه لتأكيد بريدك الإلكتروني.`,
    due: (email) => `لم يتم تأكيد بريدك الإلكتروني ${email} بعد.`,
    send: 'إرسال الرابط',
    change: 'تغيير العنوان',
  },
  impersonation: {
    banner: (name, timeLeft) => `أنت تتصرف بصفة ${name} · ${timeLeft}`,
    minutesLeft: (minutes) => (minutes <= 0 ? 'تبقّت أقل من دقيقة' : `المتبقي:\u00a0${minutes}\u00a0د`),
    hoursLeft: (hours) => `المتبقي:\u00a0${hours}\u00a0س`,
    signedInAs: (name) => `تم تسجيل الدخول بصفة ${name}`,
    stop: 'إيقاف التصرف بصفة هذا المستخدم',
    notAvailable: 'غير متاح أثناء التصرف بصفة مستخدم آخر.',
  },
  connection: {
    offline: 'أنت غير متصل بالإنترنت. لا يمكن حفظ التغييرات حتى تتصل مجددًا.',
    refreshFailed: (reason) => `تعذّر تحديث هذه الصفحة. ${reason}`,
    retry: 'إعادة المحاولة',
  },
  presets: { all: 'الكل', read: 'القراءة فقط', none: 'لا شيء' },
  step: { done: 'مكتمل', open: 'غير مكتمل' },
  secret: {
    about: (what) => `انسخ ما يلي الآن إلى مكان آمن: ${what}.`,
    once: 'لن يُعرض مرة أخرى.',
    done: 'تم',
  },
  export: {
    open: 'تصدير',
    csv: 'ملف CSV',
    json: 'ملف JSON',
    done: (count, rows) =>
      plural(rows, {
        zero: `لم يتم تصدير أي صف (${count})`,
        one: `تم تصدير صف واحد (${count})`,
        two: `تم تصدير صفين (${count})`,
        few: `تم تصدير ${count} صفوف`,
        many: `تم تصدير ${count} صفًا`,
        other: `تم تصدير ${count} صف`,
      }),
    cut: (count) => `تم تصدير أول ${count} صف. استخدم عوامل التصفية لتصدير الباقي.`,
  },
  search: { people: 'البحث بالاسم أو البريد الإلكتروني', clear: 'مسح البحث' },
  list: {
    filters: 'عوامل التصفية',
    filtersSet: (count) => `عوامل التصفية (${count})`,
    set: 'عوامل التصفية النشطة',
    remove: (filter) => `إزالة عامل التصفية: ${filter}`,
    clearAll: 'مسح الكل',
    any: 'الكل',
    showResults: 'عرض النتائج',
    name: 'الاسم',
    never: 'أبدًا',
    goneTitle: 'لم تعد هذه الصفحة موجودة',
    gone: 'تغيّرت القائمة منذ إنشاء هذا الرابط.',
    toFirst: 'الانتقال إلى الصفحة الأولى',
    first: 'الصفحة الأولى',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    page: (number) => `الصفحة ${number}`,
    range: (first, last, total) => `${first}–${last} من ${total}`,
  },
};

export const additionalFields: Translations['additionalFields'] = {
  title: 'التفاصيل',
  notSet: 'غير محدد',
  choose: 'اختر…',
  yes: 'نعم',
  no: 'لا',
  submit: 'حفظ التفاصيل',
  saved: 'تم حفظ التفاصيل',
  number: 'أدخل رقمًا',
  numbers: 'أدخل أرقامًا فقط',
  severalHint: 'اضغط على Enter أو اكتب فاصلة بعد كل قيمة.',
};

export const commands: Translations['commands'] = {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'قائمة الأوامر',
  placeholder: 'ابحث عن أشخاص ومؤسسات وصفحات وأوامر',
  list: 'الأوامر',
  empty: 'لا توجد نتائج.',
  emptyAbout: 'ابحث باسم شخص أو بريده الإلكتروني، أو باسم مؤسسة أو صفحة أو إعداد أو أمر.',
  recent: 'الأخيرة',
  close: 'إغلاق',
  keys: { enter: 'Enter', escape: 'Esc' },
  hints: { move: 'للتنقل', open: 'للفتح', close: 'للإغلاق' },
  searching: 'جارٍ البحث…',
  people: 'الأشخاص',
  organizations: 'المؤسسات',
  allOrganizations: 'كل المؤسسات',
  members: (organization) => `أعضاء ${organization}`,
  invite: (email, organization) => `دعوة ${email} إلى ${organization}`,
  settings: 'الإعدادات',
  theme: 'المظهر',
  actions: 'الإجراءات',
  inviteMember: 'دعوة عضو',
  newUser: 'مستخدم جديد',
};

export const forms: Translations['forms'] = {
  resend: {
    action: 'إعادة إرسال الرمز',
    actionIn: (seconds) => `إعادة إرسال الرمز خلال ${seconds} ث`,
    done: 'أرسلنا رمزًا آخر. الرموز السابقة لم تعد صالحة.',
  },
  resendLink: {
    action: 'إعادة إرسال الرابط',
    actionIn: (seconds) => `إعادة إرسال الرابط خلال ${seconds} ث`,
    done: 'أرسلنا رابطًا آخر.',
  },
  mailbox: 'فتح صندوق بريد التطوير',
};

export const identity: Translations['identity'] = {
  title: 'تأكيد هويتك',
  about: 'لحمايتك، أكّد هويتك للمتابعة.',
  action: 'تأكيد',
  otherMethods: 'استخدام طريقة أخرى',
  signInAgain: {
    about: 'لحمايتك، سجّل الدخول مجددًا للمتابعة. ستعود بعد ذلك إلى هذه الصفحة.',
    action: 'تسجيل الدخول مجددًا',
  },
  confirmWith: (provider) => `التأكيد عبر ${provider}`,
};

export const errors: Translations['errors'] = {
  errors: {
    NETWORK_ERROR: 'تعذّر الوصول إلى الخدمة. تحقق من اتصالك وحاول مرة أخرى.',
    UNKNOWN_ERROR: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
    INTERNAL_SERVER_ERROR: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
    SERVICE_UNAVAILABLE: 'الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد لحظات.',
    FORBIDDEN: 'ليس لديك إذن للقيام بذلك.',
    NOT_AUTHORIZED: 'ليس لديك إذن للقيام بذلك.',
    NOT_FOUND: 'هذه الميزة غير مفعّلة.',
    INVALID_ORIGIN: 'لا تقبل الخدمة الطلبات من هذا الموقع. تواصل مع الدعم.',
    UNAUTHORIZED: 'انتهت جلستك. سجّل الدخول للمتابعة.',
    TOO_MANY_REQUESTS: 'محاولات كثيرة جدًا. حاول مرة أخرى بعد لحظات.',
    VALIDATION_ERROR: 'تحقق من الحقول المحددة.',
    INVALID_CURSOR: 'لم تعد هذه الصفحة موجودة. انتقل إلى الصفحة الأولى.',
    INVALID_EMAIL: 'أدخل بريدًا إلكترونيًا صالحًا، مثل ada@example.com',
    INVALID_TOKEN: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.',
    BANNED_USER: 'تم تعليق هذا الحساب. تواصل مع الدعم إذا كنت تظن أن ذلك خطأ.',
  },
  untrustedPage: (origin) => `هذه الصفحة على العنوان ${origin}، وهو غير موثوق. أضِفه إلى TRUSTED_ORIGINS.`,
  tooManyRequests: (wait) => `محاولات كثيرة جدًا. حاول مرة أخرى بعد: ${wait}.`,
  required: 'مطلوب',
  requiredFields: {
    name: 'أدخل اسمًا',
    slug: 'أدخل عنوان URL',
    email: 'أدخل بريدًا إلكترونيًا',
    newEmail: 'أدخل بريدًا إلكترونيًا',
    password: 'أدخل كلمة مرور',
    newPassword: 'أدخل كلمة مرور',
    currentPassword: 'أدخل كلمة مرورك الحالية',
    role: 'حدد دورًا واحدًا على الأقل',
    userId: 'حدد عضوًا',
    scopes: 'حدد إذنًا واحدًا على الأقل',
    code: 'أدخل الرمز',
    otp: 'أدخل الرمز',
  },
  newPassword: (length) => `أدخل كلمة مرور لا يقل عدد أحرفها عن ${length}`,
  minLength: (length) => `الحد الأدنى لعدد الأحرف: ${length}`,
  maxLength: (length) => `الحد الأقصى لعدد الأحرف: ${length}`,
  invalidUrl: 'أدخل عنوان URL يبدأ بـ https://',
};

export const redirects: Translations['redirects'] = {
  title: 'حدث خطأ ما',
  interrupted: 'انقطع تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
  cancelled: 'أُلغي تسجيل الدخول.',
  tookTooLong: 'استغرق تسجيل الدخول وقتًا طويلًا أو استمر في متصفح آخر. يُرجى المحاولة مرة أخرى.',
  unavailable: (provider = 'هذا الموفّر') => `${provider} غير متاح حاليًا. حاول مرة أخرى بعد لحظات.`,
  notEnabled: 'طريقة تسجيل الدخول هذه غير مفعّلة.',
  noEmail: (provider = 'الموفّر') => `لم يشارك ${provider} عنوان بريد إلكتروني.`,
  connectedToOther: (provider) =>
    provider ? `حساب ${provider} هذا مرتبط بمستخدم آخر.` : 'هذا الحساب مرتبط بمستخدم آخر.',
  otherEmail: (provider = 'الموفّر') => `لا يمكنك ربط سوى حساب ${provider} يستخدم بريدك الإلكتروني المؤكَّد.`,
  emailInUse: (provider) =>
    `يوجد بالفعل حساب بهذا البريد الإلكتروني. سجّل الدخول كالمعتاد ثم اربط ${provider ?? 'هذا الحساب'} ضمن «الأمان».`,
  signUpClosed: 'لا يوجد حساب بهذا البريد الإلكتروني، والتسجيل مغلق.',
  emailNotVerified: 'أكّد بريدك الإلكتروني أولًا. لقد أرسلنا إليك رابطًا.',
  linkExpired: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
  accountMissing: 'لم يعد هذا الحساب موجودًا.',
  signInFirst: 'سجّل الدخول أولًا، ثم افتح الرابط في رسالة البريد الإلكتروني مرة أخرى.',
  unknown: (code) => `يُرجى المحاولة مرة أخرى. إذا استمرت المشكلة، فتواصل مع الدعم واذكر هذا الرمز: ${code}`,
};

export const roleNames: Translations['roleNames'] = {
  owner: 'المالك',
  admin: 'المسؤول',
  member: 'العضو',
  user: 'المستخدم',
};

export const parts: Translations['parts'] = {
  device: { browserOn: (browser, system) => `${browser} على ${system}`, unknown: 'جهاز غير معروف' },
  time: { soon: 'بعد لحظات', now: 'الآن' },
  confirm: {
    cancel: 'إلغاء',
    type: (text) => `اكتب «${text}» للتأكيد`,
    typeExactly: (text) => `اكتب «${text}» كما هو معروض تمامًا`,
  },
  copy: { copy: (what) => `نسخ ${what}`, copied: 'تم النسخ' },
};
