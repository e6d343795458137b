import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ar');

export const imports: Translations['imports'] = {
  title: 'عمليات الاستيراد',
  about: 'المستخدمون والمؤسسات الذين تم استيرادهم من منتجات أخرى.',
  empty: { title: 'لا توجد عمليات استيراد بعد', description: 'يجلب الأمر npm run import المستخدمين من منتج آخر.' },
  state: { running: 'قيد التنفيذ', stopped: 'متوقفة', done: 'مكتملة' },
  kinds: {
    user: 'المستخدمون',
    organization: 'المؤسسات',
    team: 'الفرق',
    member: 'العضويات',
    'team member': 'عضويات الفرق',
    invitation: 'الدعوات',
  },
  columns: { created: 'جديد', changed: 'تم تغييره', equal: 'دون تغيير', left: 'لم يُستورد' },
  reasons: 'لم يُستورد أو استُورد جزئيًا',
  hashes: {
    title: 'كلمات المرور المستوردة',
    about: 'تُجدَّد كل كلمة مرور عند تسجيل دخول صاحبها. وحتى ذلك الحين تستغرق عمليات تسجيل الدخول المرفوضة وقتًا أطول.',
    none: 'تم تجديد جميع كلمات المرور.',
    users: (count) =>
      plural(count, {
        zero: `لا مستخدمين`,
        one: `مستخدم واحد`,
        two: `مستخدمان`,
        few: `${count} مستخدمين`,
        many: `${count} مستخدمًا`,
        other: `${count} مستخدم`,
      }),
  },
};
