import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

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

export const serviceAccountEventTexts: Translations['serviceAccountEventTexts'] = {
  'service-account.created': 'إنشاء حساب خدمة',
  'service-account.updated': 'تحديث حساب خدمة',
  'service-account.deleted': 'حذف حساب خدمة',
  'service-account.key-created': 'إنشاء مفتاح لحساب خدمة',
  'service-account.key-rotated': 'استبدال مفتاح لحساب خدمة',
  'service-account.key-deleted': 'حذف مفتاح لحساب خدمة',
};

export const serviceAccountSentences: Translations['serviceAccountSentences'] = {
  'service-account.created': 'أنشأ {actor} [حساب الخدمة {name}|حساب خدمة] بدور {role}',
  'service-account.updated': 'حدّث {actor} [حساب الخدمة {name}|حساب خدمة]',
  'service-account.deleted': 'حذف {actor} [حساب الخدمة {name}|حساب خدمة]',
  'service-account.key-created': 'أنشأ {actor} مفتاحًا [لحساب الخدمة {name}|لحساب خدمة]',
  'service-account.key-rotated': 'استبدل {actor} مفتاحًا [لحساب الخدمة {name}|لحساب خدمة]',
  'service-account.key-deleted': 'حذف {actor} مفتاحًا [لحساب الخدمة {name}|لحساب خدمة]',
};
