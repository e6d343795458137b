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
  title: 'حماية سجل التدقيق',
  off: 'لا يمكن اكتشاف تغيير القيود لاحقًا. فعّل الخيار audit.chain.enabled.',
  none: 'لا يوجد قيد محمي من التغيير بعد.',
  entries: (count, formatted) =>
    plural(count, {
      zero: `${formatted} قيد محمي من التغيير`,
      one: `${formatted} قيد محمي من التغيير`,
      two: `${formatted} قيدان محميان من التغيير`,
      few: `${formatted} قيود محمية من التغيير`,
      many: `${formatted} قيدًا محميًا من التغيير`,
      other: `${formatted} قيد محمي من التغيير`,
    }),
  aboutProtection:
    'لكل قيد بصمة موقّعة. تقارن الخدمة السجل بها بانتظام، وتبلّغ عن القيود التي غُيّرت أو حُذفت في قاعدة البيانات.',
  newest: 'الأحدث:',
  checked: 'آخر فحص',
  notChecked: 'لم يُفحص بعد',
  sent: 'حُفظت بصمة خارج قاعدة البيانات',
  notSent: 'لا توجد بصمة خارج قاعدة البيانات بعد',
  noneSent: 'لا توجد بصمة خارج قاعدة البيانات',
  aboutSent: 'مع بصمة خارج قاعدة البيانات يُكتشف أيضًا حذف أحدث القيود. عيّن الخيار audit.anchors.',
  waiting: (count, formatted) =>
    plural(count, {
      zero: `${formatted} قيد غير محمي بعد. راجع سجل الخدمة.`,
      one: `${formatted} قيد غير محمي بعد. راجع سجل الخدمة.`,
      two: `${formatted} قيدان غير محميين بعد. راجع سجل الخدمة.`,
      few: `${formatted} قيود غير محمية بعد. راجع سجل الخدمة.`,
      many: `${formatted} قيدًا غير محمي بعد. راجع سجل الخدمة.`,
      other: `${formatted} قيد غير محمي بعد. راجع سجل الخدمة.`,
    }),
  failing: (place, error) => `تعذّر إرسال البصمة إلى ${place}: ${error}`,
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
