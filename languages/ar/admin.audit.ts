import type { Translations } from '#generated/texts/screens.ts';

export const adminEventTexts: Translations['adminEventTexts'] = {
  'user.updated': 'تحديث مستخدم',
  'user.created': 'إنشاء مستخدم',
  'user.invited': 'دعوة مستخدم',
  'user.password-reset-sent': 'إرسال إعادة تعيين كلمة المرور من مسؤول',
  'user.verification-sent': 'إرسال رسالة التأكيد من مسؤول',
  'user.role-set': 'تغيير دور مستخدم',
  'user.banned': 'حظر مستخدم',
  'user.unbanned': 'إلغاء حظر مستخدم',
  'user.removed': 'حذف مستخدم',
  'user.password-set': 'تعيين كلمة مرور بواسطة مسؤول',
  'session.impersonated': 'بدء التصرف بصفة مستخدم',
  'session.impersonation-ended': 'انتهاء التصرف بصفة مستخدم',
  'admin.refused': 'رفض إجراء مسؤول',
  'import.started': 'بدء الاستيراد',
  'import.batch': 'استيراد صفوف',
  'import.completed': 'اكتمال الاستيراد',
  'mail.tested': 'إرسال رسالة تجريبية',
  'admin.set-up': 'إنشاء المسؤول الأول',
  'admin.granted': 'منح دور المسؤول',
  'admin.revoked': 'سحب دور المسؤول',
};

export const adminSentences: Translations['adminSentences'] = {
  'user.updated': { self: 'حدّث {actor} حسابه', other: 'حدّث {actor} حساب {target}' },
  'user.created': 'أنشأ {actor} حساب {target}',
  'user.invited': {
    self: 'تمت دعوة {actor}',
    other: 'دعا {actor} المستخدم {target}',
  },
  'user.password-reset-sent': {
    self: 'أرسل {actor} إلى نفسه رسالة إعادة تعيين كلمة المرور',
    other: 'أرسل {actor} إلى {target} رسالة إعادة تعيين كلمة المرور',
  },
  'user.verification-sent': {
    self: 'أرسل {actor} إلى نفسه رسالة تأكيد',
    other: 'أرسل {actor} إلى {target} رسالة تأكيد',
  },
  'user.role-set': {
    self: 'غيّر {actor} دوره من {from} إلى {to}',
    other: 'غيّر {actor} دور {target} من {from} إلى {to}',
  },
  'user.banned': 'حظر {actor} {target}',
  'user.unbanned': 'ألغى {actor} حظر {target}',
  'user.removed': 'حذف {actor} حساب {target}',
  'user.password-set': { self: 'عيّن {actor} كلمة مروره', other: 'عيّن {actor} كلمة مرور {target}' },
  'session.impersonated': 'بدأ {actor} التصرف بصفة {target}',
  'session.impersonation-ended': 'أوقف {actor} التصرف بصفة {target}',
  'admin.refused': 'لم يُسمح لـ {actor} باستدعاء {call}',
  'import.started': 'بدأ {actor} استيرادًا من منتج آخر',
  'import.batch': 'استورد {actor} صفوفًا من منتج آخر',
  'import.completed': 'أكمل {actor} استيرادًا من منتج آخر',
  'mail.tested': 'أرسل {actor} رسالة تجريبية',
  'admin.set-up': 'أصبح {target} المسؤول الأول',
  'admin.granted': 'منح {actor} {target} الدور {role}',
  'admin.revoked': 'سحب {actor} دورًا من {target}، ودوره الآن {role}',
};

export const adminScopeTexts: Translations['adminScopeTexts'] = {
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
};
