import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const personalData: Translations['personalData'] = {
  title: 'بياناتك',
  about: 'كل ما هو مخزّن عنك.',
  onHold: 'لا يمكن حذف حسابك حاليًا بسبب التزام قانوني.',
  secrets: 'لا تكون كلمات المرور والمفاتيح جزءًا من التصدير أبدًا.',
  download: 'تنزيل',
  json: '‏JSON للبرامج',
  html: 'صفحة ويب',
  done: 'تم تنزيل التصدير',
  notStored: 'غير مخزّن',
  disabled: { title: 'التصدير غير مفعّل', about: 'اطلب بياناتك من مشغّل هذه الخدمة.' },
  rows: (count, formatted) =>
    plural(count, {
      zero: `${formatted} سجل`,
      one: 'سجل واحد',
      two: 'سجلان',
      few: `${formatted} سجلات`,
      many: `${formatted} سجلًا`,
      other: `${formatted} سجل`,
    }),
  exported: 'صُدّر من',
};

export const personalDataTables: Translations['personalDataTables'] = {
  profile: { name: 'الملف الشخصي', about: 'اسمك وعناوينك وصورتك وإعداداتك.' },
  pictures: { name: 'الصورة المرفوعة', about: 'الصورة التي رفعتها.' },
  signInMethods: { name: 'طرق تسجيل الدخول', about: 'كلمة مرورك والمزوّدون الذين تسجّل الدخول عبرهم، من دون أسرارهم.' },
  passkeys: { name: 'مفاتيح المرور', about: 'مفاتيح المرور: الاسم والجهاز وآخر استخدام.' },
  secondFactors: { name: 'المصادقة الثنائية', about: 'العوامل الثانية التي تستخدمها، من دون أسرارها.' },
  backupCodes: { name: 'الرموز الاحتياطية', about: 'وقت إنشائها واستخدامها، من دون الرموز.' },
  secondFactorRecovery: { name: 'استعادة المصادقة الثنائية', about: 'طلب لإزالة عوامل ثانية مفقودة.' },
  sessions: { name: 'الجلسات', about: 'المتصفحات التي سجّلت الدخول فيها، مع عناوين IP.' },
  trustedBrowsers: { name: 'المتصفحات الموثوقة', about: 'متصفحات تتجاوز العامل الثاني.' },
  pendingSignIns: { name: 'عمليات تسجيل دخول جارية', about: 'عمليات تنتظر العامل الثاني.' },
  mailedLinks: { name: 'الروابط والرموز', about: 'روابط ورموز أُرسلت إليك ولم تُستخدم بعد، من دون قيمها.' },
  apiKeys: { name: 'مفاتيح API', about: 'مفاتيح API الخاصة بك، من دون المفاتيح نفسها.' },
  memberships: { name: 'العضويات', about: 'المؤسسات التي تنتمي إليها، مع دورك.' },
  organizations: { name: 'مؤسساتك', about: 'مؤسسات ليس فيها عضو آخر.' },
  teams: { name: 'الفِرق', about: 'الفِرق التي تنتمي إليها.' },
  invitations: { name: 'الدعوات', about: 'الدعوات الموجّهة إليك والتي أرسلتها، من دون عناوين الآخرين.' },
  organizationAccount: { name: 'حساب مُدار', about: 'المؤسسة التي أنشأت حسابك وتديره.' },
  directoryEntries: { name: 'قيود الدليل', about: 'ما أرسله دليل مؤسسة عنك.' },
  directoryGroups: { name: 'مجموعات الدليل', about: 'مجموعات دليل تنتمي إليها.' },
  singleSignOnSessions: { name: 'الدخول الموحّد', about: 'جلسات بدأها مزوّد الهوية لمؤسسة.' },
  singleSignOnAttempts: { name: 'محاولات الدخول الموحّد', about: 'عمليات الدخول الأخيرة عبر مزوّد الهوية لمؤسسة.' },
  applications: { name: 'التطبيقات المتصلة', about: 'تطبيقات سمحت لها باستخدام حسابك.' },
  applicationTokens: { name: 'رموز التطبيقات', about: 'الوصول الحالي للتطبيقات، من دون الرموز.' },
  agents: { name: 'الوكلاء', about: 'ما سمحت به لبرامج تعمل من تلقاء نفسها، وحتى متى.' },
  agentUsage: { name: 'استخدام الوكلاء', about: 'عدد الاستدعاءات التي أجراها الوكلاء نيابة عنك في كل يوم.' },
  agentTokens: { name: 'رموز الوكلاء', about: 'الوصول الذي مرّره الوكلاء، من دون الرموز.' },
  applicationSessions: { name: 'تسجيل الدخول إلى التطبيقات', about: 'تطبيقات سجّلت الدخول إليها في جلساتك.' },
  webhooks: { name: 'webhooks', about: 'خطافات ويب أنشأتها.' },
  activity: { name: 'النشاط', about: 'ما فعلته وما حدث لحسابك، مع عناوين IP.' },
  unsentMails: { name: 'رسائل غير مُرسلة', about: 'رسائل إليك تنتظر الإرسال.' },
  recentAnswers: { name: 'ردود على البرامج', about: 'ردود على طلبات متكررة من مفاتيح API، لمدة يوم.' },
  imports: { name: 'الاستيراد', about: 'أن حسابك استُورد من خدمة أخرى.' },
  exports: { name: 'عمليات التصدير', about: 'متى صدّرت بياناتك.' },
};

export const personalDataErrors: Translations['personalDataErrors'] = {
  EXPORT_NOT_FOUND: 'انتهت صلاحية هذا التصدير. نزّل مرة أخرى.',
  EXPORT_LIMIT_REACHED: 'صُدّرت هذه البيانات ثلاث مرات اليوم. حاول مجددًا غدًا.',
  LEGAL_HOLD: 'لا يمكن الحذف حاليًا بسبب التزام قانوني.',
  HOLD_NOT_FOUND: 'انتهى هذا الحجز القانوني.',
};

export const personalDataEventTexts: Translations['personalDataEventTexts'] = {
  'personal-data.exported': 'تصدير البيانات الشخصية',
  'user.data-exported': 'تصدير بيانات مستخدم',
  'user.inactivity-noticed': 'إرسال إشعار بعدم الاستخدام',
  'organization.exported': 'تصدير المؤسسة',
  'legal-hold.created': 'إنشاء حجز قانوني',
  'legal-hold.lifted': 'رفع الحجز القانوني',
};

export const personalDataSentences: Translations['personalDataSentences'] = {
  'personal-data.exported': 'صدّر {target} بياناته',
  'user.data-exported': 'صدّر {actor} بيانات {target}',
  'user.inactivity-noticed': 'أُبلغ {target} بأن الحساب سيُحذف لعدم استخدامه',
  'organization.exported': 'صدّر {actor} بيانات {organization}',
  'legal-hold.created': 'أنشأ {actor} حجزًا قانونيًا',
  'legal-hold.lifted': 'رفع {actor} حجزًا قانونيًا',
};

export const administeredData: Translations['administeredData'] = {
  title: 'البيانات الشخصية',
  about: 'ما هو مخزّن عن هذا المستخدم، وهل يجوز حذفه.',
  onHold: 'قيد الحفظ',
  export: {
    title: 'تصدير البيانات',
    about: 'كل ما هو مخزّن عن المستخدم دون الأسرار. يُبلَّغ المستخدم بالبريد.',
    open: 'تصدير البيانات',
    done: 'تم تصدير البيانات',
  },
  hold: {
    title: 'الحفظ القانوني',
    about: 'يمنع حذف المستخدم، حتى بانتهاء مدد الاحتفاظ. يرى المستخدم أن هناك حفظًا ولا يرى السبب.',
    open: 'إنشاء حفظ',
    dialog: (name) => `إنشاء حفظ قانوني لـ ${name}؟`,
    reason: 'السبب',
    reasonHint: 'يُخزَّن مشفّرًا، للمسؤولين فقط.',
    endsAt: 'ينتهي في',
    endsAtHint: 'اتركه فارغًا لحفظ يستمر حتى رفعه.',
    submit: 'إنشاء حفظ',
    created: 'أُنشئ الحفظ',
  },
  lift: {
    action: 'رفع الحفظ',
    question: 'رفع هذا الحفظ القانوني؟',
    consequences: 'يمكن عندئذ حذف البيانات مجددًا.',
    done: 'رُفع الحفظ',
  },
  holds: {
    title: 'حالات الحفظ القانوني',
    about: 'المستخدمون والمؤسسات الذين يجب ألا تُحذف بياناتهم.',
    empty: { title: 'لا توجد حالات حفظ', description: 'أنشئ حالة في صفحة مستخدم، أو هنا لمؤسسة.' },
    open: 'حفظ مؤسسة',
    organizationId: 'معرّف المؤسسة',
    user: 'مستخدم',
    organization: 'مؤسسة',
    unreadable: 'لا يمكن فك تشفير السبب',
    ended: 'منتهٍ',
    created: 'أُنشئ',
    ends: 'ينتهي',
    lifted: 'رُفع',
    all: 'عرض الحالات المنتهية',
    more: 'عرض الحالات الأقدم',
  },
};

export const organizationData: Translations['organizationData'] = {
  title: 'التصدير',
  about: 'المؤسسة وأعضاؤها وفرقها ودعواتها، في ملفات يستوردها تثبيت آخر. ثلاث عمليات تصدير على الأكثر خلال 24 ساعة.',
  withAudit: 'مع سجل التدقيق، بلا عناوين IP',
  submit: 'تصدير المؤسسة',
  ready: 'تصدير المؤسسة',
  contents: {
    organization: 'المؤسسة والأعضاء، للاستيراد',
    settings: 'الأدوار والنطاقات ومزودو الهوية وwebhooks، بلا أسرار',
    audit: 'سجل التدقيق',
  },
  save: 'حفظ',
};

export const personalDataAttention: Translations['personalDataAttention'] = {
  notErased: { title: 'لا يُمحى المستخدمون غير النشطين', about: 'يُحذف سجل التدقيق قبل ذلك، فلا يُعرف آخر استخدام لهم.' },
};
