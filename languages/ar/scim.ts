import type { Translations } from '#generated/texts/screens.ts';

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'تم ربط الدليل',
  'directory.updated': 'تم تحديث الدليل',
  'directory.deleted': 'تم فصل الدليل',
  'directory.token-created': 'تم إنشاء رمز الدليل',
  'directory.token-deleted': 'تم إلغاء رمز الدليل',
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
  'directory.token-created': 'أنشأ {actor} رمزًا للدليل',
  'directory.token-deleted': 'ألغى {actor} رمزًا للدليل',
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
