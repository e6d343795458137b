import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'تصدير سجل التدقيق',
  'audit.violation': 'اكتشاف تغيير في سجل التدقيق',
  'audit.key-rotated': 'استبدال مفتاح سجل التدقيق',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': 'صدّر {actor} سجل التدقيق',
  'audit.violation': 'تغيّر سجل التدقيق بعد تسجيله',
  'audit.key-rotated': 'استبدل {actor} مفتاح سجل التدقيق',
};

export const auditState: Translations['auditState'] = {
  title: 'أختام سجل التدقيق',
  off: 'لا تُختم القيود، لذا لا يمكن اكتشاف تغييرها لاحقًا. فعّل الخيار audit.chain.enabled.',
  none: 'لم يُختم أي قيد بعد.',
  sealed: 'خُتم حتى',
  verified: 'تم التحقق',
  anchored: 'أُرسلت نقطة الإرساء',
  notVerified: 'لم يتم التحقق بعد',
  notAnchored: 'لم تُرسل نقطة الإرساء بعد',
  noAnchor: 'لا توجد نقطة إرساء',
  aboutAnchor: 'تحفظ نقطة الإرساء أحدث الأختام خارج قاعدة البيانات، حتى يُكتشف حذف نهاية السجل. عيّن الخيار audit.anchors.',
  entries: (count, formatted) =>
    plural(count, {
      zero: `${formatted} قيد مختوم`,
      one: `${formatted} قيد مختوم`,
      two: `${formatted} قيدان مختومان`,
      few: `${formatted} قيود مختومة`,
      many: `${formatted} قيدًا مختومًا`,
      other: `${formatted} قيد مختوم`,
    }),
  waiting: (count, formatted) =>
    plural(count, {
      zero: `${formatted} قيد ينتظر ختمه. راجع سجل الخدمة.`,
      one: `${formatted} قيد ينتظر ختمه. راجع سجل الخدمة.`,
      two: `${formatted} قيدان ينتظران ختمهما. راجع سجل الخدمة.`,
      few: `${formatted} قيود تنتظر ختمها. راجع سجل الخدمة.`,
      many: `${formatted} قيدًا ينتظر ختمه. راجع سجل الخدمة.`,
      other: `${formatted} قيد ينتظر ختمه. راجع سجل الخدمة.`,
    }),
  failing: (place, error) => `لا تصل نقاط التحقق إلى ${place}: ${error}`,
  changed: (count, formatted) =>
    plural(count, {
      zero: `عُثر على ${formatted} تغيير في القيود المسجّلة.`,
      one: `عُثر على تغيير ${formatted} في القيود المسجّلة.`,
      two: `عُثر على تغييرين (${formatted}) في القيود المسجّلة.`,
      few: `عُثر على ${formatted} تغييرات في القيود المسجّلة.`,
      many: `عُثر على ${formatted} تغييرًا في القيود المسجّلة.`,
      other: `عُثر على ${formatted} تغيير في القيود المسجّلة.`,
    }),
  show: 'عرض',
};

export const auditProof: Translations['auditProof'] = { download: 'تنزيل الإثبات', saved: 'تم تنزيل الإثبات' };

export const auditProofErrors: Translations['auditProofErrors'] = {
  ENTRY_NOT_FOUND: 'لم يعد هذا الحدث في سجل التدقيق.',
  ENTRY_NOT_SEALED: 'لا يوجد إثبات لهذا الحدث بعد. أعد المحاولة بعد دقيقة.',
};
