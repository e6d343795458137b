import type { Translations } from '#client/languages/translations.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('ar');
const plural = pluralOf('ar');

export const keys: Translations['keys'] = {
  unnamed: 'مفتاح بلا اسم',
  actionsFor: (name) => `إجراءات ${name}`,
  state: { disabled: 'معطّل', expired: 'منتهي الصلاحية' },
  used: 'استُخدم',
  neverUsed: 'لم يُستخدم قط',
  expires: 'تنتهي الصلاحية',
  noExpiry: 'بلا انتهاء صلاحية',
  networks: (networks) => `من ${list(networks)} فقط`,
  noScopes: 'لا توجد أذونات',
  create: {
    open: 'إنشاء مفتاح',
    title: 'إنشاء مفتاح API',
    name: 'الاسم',
    nameHint: 'البرنامج الذي يستخدم المفتاح.',
    scopes: 'الأذونات',
    expiry: 'انتهاء الصلاحية',
    networks: 'الشبكات',
    networksHint: 'عناوين مثل 192.0.2.0/24، مفصولة بفواصل. اتركه فارغًا للسماح بأي عنوان.',
    networksInvalid: 'أدخل شبكات مثل 192.0.2.0/24، مفصولة بفواصل.',
    submit: 'إنشاء المفتاح',
  },
  lifetimes: { month: 'بعد 30 يومًا', quarter: 'بعد 90 يومًا', year: 'بعد سنة', never: 'أبدًا' },
  created: { title: 'حفظ المفتاح', what: 'المفتاح', about: 'ترسله البرامج في الترويسة x-api-key.' },
  rotate: {
    action: 'استبدال',
    title: 'استبدال المفتاح',
    about: 'ينشئ مفتاحًا جديدًا بالأذونات نفسها.',
    overlap: 'يتوقف المفتاح القديم عن العمل',
    overlaps: { now: 'الآن', day: 'بعد يوم', week: 'بعد أسبوع' },
    submit: 'استبدال المفتاح',
  },
  delete: {
    action: 'حذف',
    question: (name) => `هل تريد حذف ${name}؟`,
    consequences: 'ستتوقف البرامج التي تستخدم هذا المفتاح عن العمل. لا يمكن التراجع عن ذلك.',
    confirm: 'حذف المفتاح',
    done: 'تم حذف المفتاح',
  },
};

export const keyScopes: Translations['keyScopes'] = {
  'account:read': 'عرض دعواتك',
  'account:update': 'تغيير ملفك الشخصي',
  'organization:read': 'عرض المؤسسات والأعضاء والأدوار والفرق وسجلّها',
  'organization:create': 'إنشاء مؤسسات',
  'organization:update': 'تغيير المؤسسات',
  'member:update': 'تغيير أدوار الأعضاء وفرقهم',
  'member:delete': 'إزالة الأعضاء',
  'member:create': 'إضافة أي مستخدم إلى أي مؤسسة',
  'invitation:create': 'دعوة أعضاء',
  'invitation:cancel': 'إلغاء الدعوات',
  'team:create': 'إنشاء فرق',
  'team:update': 'تغيير الفرق',
  'team:delete': 'حذف الفرق',
  'user:list': 'سرد المستخدمين',
  'user:get': 'عرض المستخدمين',
  'user:create': 'إنشاء مستخدمين',
  'user:update': 'تغيير المستخدمين',
  'user:set-role': 'تغيير أدوار المستخدمين',
  'user:set-password': 'تعيين كلمات مرور المستخدمين وعناوين بريدهم الإلكتروني',
  'user:ban': 'حظر المستخدمين وإلغاء حظرهم',
  'user:delete': 'حذف المستخدمين',
  'session:list': 'عرض جلسات المستخدمين',
  'session:revoke': 'تسجيل خروج المستخدمين',
  'organization:list': 'عرض قائمة كل المؤسسات',
  'organization:get': 'عرض أي مؤسسة وأعضائها',
  'audit:list': 'عرض سجل التدقيق والأحداث',
};

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'لم يعد هذا المفتاح موجودًا.',
  API_KEY_LIMIT_REACHED: 'لقد بلغت الحد الأقصى من مفاتيح API. احذف مفتاحًا لم تعد تستخدمه.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'مفاتيح API',
  about: 'دع برامجك تتصرف نيابةً عنك. لا يمكن للمفتاح أن يفعل أكثر مما يمكنك فعله.',
  disabled: { title: 'مفاتيح API غير مفعّلة', about: 'اطلب من مشغّل هذه الخدمة تفعيلها.' },
  verifyFirst: 'أكّد بريدك الإلكتروني لإنشاء مفتاح.',
  empty: {
    title: 'لا توجد مفاتيح API بعد',
    description: 'أنشئ مفتاحًا لكل برنامج يعمل مع حسابك.',
  },
  scopes: { account: 'حسابك', organizations: 'مؤسساتك', administration: 'الإدارة' },
  rename: {
    action: 'إعادة التسمية',
    title: 'إعادة تسمية المفتاح',
    name: 'الاسم',
    submit: 'حفظ الاسم',
    done: 'تمت إعادة تسمية المفتاح',
  },
  disable: { action: 'تعطيل', done: 'تم تعطيل المفتاح' },
  enable: { action: 'تفعيل', done: 'تم تفعيل المفتاح' },
};

export const serviceAccountErrors: Translations['serviceAccountErrors'] = {
  SERVICE_ACCOUNT_NOT_FOUND: 'لم يعد حساب الخدمة هذا موجودًا.',
  SERVICE_ACCOUNT_LIMIT_REACHED: 'لقد بلغت الحد الأقصى من حسابات الخدمة. احذف حسابًا لم تعد تستخدمه.',
};

export const serviceAccounts: Translations['serviceAccounts'] = {
  title: 'حسابات الخدمة',
  about: 'هويات للبرامج التي تتصرف نيابةً عن المنصة، لا عن شخص.',
  aboutOrganization: (name) => `هويات للبرامج التي تتصرف نيابةً عن ${name}، لا عن شخص.`,
  notAllowed: 'ليس لديك إذن لإدارة حسابات الخدمة.',
  disabled: { title: 'حسابات الخدمة غير مفعّلة', about: 'اطلب من مشغّل هذه الخدمة تفعيل مفاتيح API.' },
  empty: {
    title: 'لا توجد حسابات خدمة بعد',
    description: 'أنشئ حسابًا لكل برنامج يجب أن يستمر في العمل عند مغادرة الأشخاص.',
  },
  keys: (count) =>
    count === 0
      ? 'لا توجد مفاتيح'
      : plural(count, {
          one: 'مفتاح واحد',
          two: 'مفتاحان',
          few: `${count} مفاتيح`,
          many: `${count} مفتاحًا`,
          other: `${count} مفتاح`,
        }),
  state: { disabled: 'معطّل' },
  actionsFor: (name) => `إجراءات ${name}`,
  create: { open: 'إنشاء حساب خدمة', title: 'إنشاء حساب خدمة', submit: 'إنشاء حساب الخدمة' },
  fields: { name: 'الاسم', nameHint: 'البرنامج الذي يستخدم الحساب.', role: 'الدور' },
  edit: { action: 'تعديل', title: 'تعديل حساب الخدمة', submit: 'حفظ التغييرات', done: 'تم تحديث حساب الخدمة' },
  disable: { action: 'تعطيل', done: 'تم تعطيل حساب الخدمة' },
  enable: { action: 'تفعيل', done: 'تم تفعيل حساب الخدمة' },
  delete: {
    action: 'حذف',
    question: (name) => `هل تريد حذف ${name}؟`,
    consequences: 'ستتوقف مفاتيحه عن العمل. لا يمكن التراجع عن ذلك.',
    confirm: 'حذف حساب الخدمة',
    done: 'تم حذف حساب الخدمة',
  },
  account: {
    action: 'عرض المفاتيح',
    about: 'المفاتيح التي يرسلها البرنامج مع طلباته.',
    back: 'العودة إلى حسابات الخدمة',
    isDisabled: 'حساب الخدمة هذا معطّل. مفاتيحه لا تعمل.',
    empty: { title: 'لا توجد مفاتيح بعد', description: 'أنشئ مفتاحًا واحفظه في إعدادات البرنامج.' },
    gone: 'ربما تم حذفه.',
  },
  scopes: {
    platform: { organizations: 'المؤسسات', administration: 'الإدارة' },
    organization: { organizations: 'المؤسسة' },
  },
};
