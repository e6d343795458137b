import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'تم ربط الدليل',
  'directory.updated': 'تم تحديث الدليل',
  'directory.deleted': 'تم فصل الدليل',
  'directory.mapping-changed': 'تم تغيير تعيين مجموعة في الدليل',
  'directory.token-created': 'تم إنشاء رمز الدليل',
  'directory.token-deleted': 'تم إلغاء رمز الدليل',
  'directory.token-expiring': 'رمز الدليل على وشك الانتهاء',
  'directory-user.created': 'تم إنشاء مستخدم في الدليل',
  'directory-user.updated': 'تم تحديث مستخدم في الدليل',
  'directory-user.deactivated': 'تم تعطيل مستخدم في الدليل',
  'directory-user.reactivated': 'تمت إعادة تفعيل مستخدم في الدليل',
  'directory-user.deleted': 'تم حذف مستخدم من الدليل',
  'directory-group.created': 'تم إنشاء مجموعة في الدليل',
  'directory-group.updated': 'تم تحديث مجموعة في الدليل',
  'directory-group.deleted': 'تم حذف مجموعة من الدليل',
  'directory-group.member-added': 'تمت إضافة عضو إلى مجموعة في الدليل',
  'directory-group.member-removed': 'تمت إزالة عضو من مجموعة في الدليل',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': 'ربط {actor} دليلاً',
  'directory.updated': 'حدّث {actor} الدليل',
  'directory.deleted': 'فصل {actor} الدليل',
  'directory.mapping-changed': 'غيّر {actor} أدوار وفريق مجموعة في الدليل',
  'directory.token-created': 'أنشأ {actor} رمزًا للدليل',
  'directory.token-deleted': 'ألغى {actor} رمزًا للدليل',
  'directory.token-expiring': 'تنتهي صلاحية رمز للدليل قريبًا',
  'directory-user.created': 'أنشأ الدليل مستخدمًا',
  'directory-user.updated': 'حدّث الدليل مستخدمًا',
  'directory-user.deactivated': 'عطّل الدليل مستخدمًا',
  'directory-user.reactivated': 'أعاد الدليل تفعيل مستخدم',
  'directory-user.deleted': 'حذف الدليل مستخدمًا',
  'directory-group.created': 'أنشأ الدليل مجموعة',
  'directory-group.updated': 'حدّث الدليل مجموعة',
  'directory-group.deleted': 'حذف الدليل مجموعة',
  'directory-group.member-added': 'أضاف الدليل مستخدمًا إلى مجموعة',
  'directory-group.member-removed': 'أزال الدليل مستخدمًا من مجموعة',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = { 'directory:read': 'عرض أدلة المؤسسات' };

export const scimErrors: Translations['scimErrors'] = {
  DIRECTORY_NOT_FOUND: 'تم فصل الدليل.',
  DIRECTORY_ALREADY_EXISTS: 'لدى مؤسستك دليل بالفعل.',
  DIRECTORY_GROUP_NOT_FOUND: 'حذف الدليل هذه المجموعة.',
  DIRECTORY_TOKEN_NOT_FOUND: 'تم إبطال هذا الرمز.',
  DIRECTORY_TOKEN_LIMIT_REACHED: 'للدليل خمسة رموز على الأكثر. أبطل رمزًا لم تعد تستخدمه.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: 'ليس لديك إذن بتغيير هذا الدليل.',
};

export const scim: Translations['scim'] = {
  title: 'الدليل',
  about: (organization) => `المستخدمون والمجموعات التي يرسلها دليل شركتك إلى ${organization}.`,
  notAllowed: 'ليس لديك إذن برؤية الدليل.',
  empty: {
    title: 'لا يوجد دليل متصل',
    description: 'تنشئ Okta وMicrosoft Entra ID وغيرهما الأعضاء وتغيّرهم وتزيلهم نيابة عنك عبر SCIM 2.0.',
  },
  connect: { open: 'توصيل دليل', title: 'توصيل دليل', submit: 'توصيل' },
  created: {
    title: 'احفظ الرمز',
    what: 'الرمز',
    about: 'أدخله في دليلك مع عنوان URL الأساسي الذي تعرضه الإعدادات.',
  },
  tabs: { users: 'المستخدمون', groups: 'المجموعات', requests: 'الطلبات', settings: 'الإعدادات' },
  waiting: 'في انتظار الطلب الأول',
  lastRequest: 'آخر طلب',
  state: { on: 'مفعّل', off: 'معطّل' },
  fields: {
    name: 'الاسم',
    nameHint: 'مثل اسم المنتج: Okta أو Entra ID.',
    defaultRole: 'دور الأعضاء الجدد',
    ceilingRole: 'أعلى دور',
    ceilingHint: 'لا يمنح الدليل دورًا أعلى من هذا ولا يغيّره.',
  },
  users: {
    empty: { title: 'لا يوجد مستخدمون بعد', description: 'عيّن مستخدمين للتطبيق في دليلك.' },
    count: (total, formatted) =>
      plural(total, {
        zero: 'لا مستخدمين',
        one: 'مستخدم واحد',
        two: 'مستخدمان',
        few: `${formatted} مستخدمين`,
        many: `${formatted} مستخدمًا`,
        other: `${formatted} مستخدم`,
      }),
    inactive: 'معطّل',
    noAccount: 'بلا حساب',
  },
  groups: {
    empty: { title: 'لا توجد مجموعات بعد', description: 'أرسل مجموعات من دليلك لمنح الأدوار والفرق.' },
    count: (total, formatted) =>
      plural(total, {
        zero: 'لا مجموعات',
        one: 'مجموعة واحدة',
        two: 'مجموعتان',
        few: `${formatted} مجموعات`,
        many: `${formatted} مجموعة`,
        other: `${formatted} مجموعة`,
      }),
    members: (count) =>
      plural(count, {
        zero: 'لا أعضاء',
        one: 'عضو واحد',
        two: 'عضوان',
        few: `${count} أعضاء`,
        many: `${count} عضوًا`,
        other: `${count} عضو`,
      }),
    team: (name) => `فريق ${name}`,
    change: 'تغيير',
    changeOf: (name) => `تغيير ما تمنحه ${name}`,
    title: (name) => `أعضاء ${name}`,
    about: 'يحصل الأعضاء على هذه الأدوار وهذا الفريق فورًا، ويفقدونها عند مغادرة المجموعة.',
    roles: 'الأدوار',
    teamField: 'الفريق',
    noTeam: 'بلا فريق',
    submit: 'حفظ',
    done: 'تم تغيير المجموعة',
  },
  requests: {
    empty: { title: 'لا توجد طلبات مرفوضة', description: 'قبلت الخدمة ما أرسله الدليل.' },
    about: 'الطلبات المرفوضة خلال آخر 30 يومًا، بحد أقصى 100.',
  },
  tokens: {
    title: 'الاتصال',
    about: 'أدخل عنوان URL الأساسي ورمزًا في دليلك.',
    url: 'عنوان URL الأساسي',
    unnamed: 'رمز بلا اسم',
    used: 'استُخدم',
    neverUsed: 'لم يُستخدم',
    expires: 'ينتهي',
    expired: 'انتهى',
    add: {
      open: 'إنشاء رمز',
      title: 'إنشاء رمز',
      about: 'للتبديل: أدخل الرمز الجديد في دليلك، ثم أبطل القديم.',
      submit: 'إنشاء رمز',
    },
    revoke: {
      action: 'إبطال',
      question: (start) => `هل تريد إبطال ${start}…؟`,
      consequences: 'تُرفض الطلبات بهذا الرمز فورًا.',
      confirm: 'إبطال الرمز',
      done: 'تم إبطال الرمز',
    },
  },
  edit: {
    title: 'الأعضاء',
    about: 'ما يمكن أن يفعله الأعضاء الذين يضيفهم الدليل.',
    submit: 'حفظ',
    done: 'تم تغيير الدليل',
  },
  confirm: {
    title: 'لم يُؤكَّد بعد',
    about: 'ربط شخص لديه رابط إعداد هذا الدليل. يمكن للدليل قراءة المستخدمين والمجموعات، لكن لا يمكنه تغييرهم.',
    waiting: 'يمكن للدليل القراءة. يغيّر المستخدمين والمجموعات بعد أن يؤكده أحد مالكي المؤسسة.',
    action: 'تأكيد الدليل',
    question: (name) => `هل تريد تأكيد ${name}؟`,
    consequences: 'من الآن فصاعدًا ينشئ الدليل الأعضاء ويغيّرهم ويزيلهم.',
    done: 'تم تأكيد الدليل',
  },
  disable: {
    title: 'إيقاف',
    about: 'تُرفض طلبات الدليل إلى أن تشغّله من جديد. يحتفظ الأعضاء بوصولهم.',
    action: 'إيقاف',
    question: (name) => `هل تريد إيقاف ${name}؟`,
    done: 'تم إيقاف الدليل',
    isDisabled: 'هذا الدليل متوقف: تُرفض طلباته.',
  },
  enable: {
    title: 'تشغيل',
    about: 'تُقبل طلبات الدليل من جديد.',
    action: 'تشغيل',
    question: (name) => `هل تريد تشغيل ${name}؟`,
    done: 'تم تشغيل الدليل',
  },
  disconnect: {
    title: 'فصل',
    about: 'ينسى مستخدمي الدليل ومجموعاته.',
    action: 'فصل الدليل',
    question: (name) => `هل تريد فصل ${name}؟`,
    consequences: 'يبقى الأعضاء في مؤسستك بأدوارهم وفرقهم، وتديرهم يدويًا من ذلك الحين.',
    confirm: 'فصل',
    done: 'تم فصل الدليل',
  },
};
