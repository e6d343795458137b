import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const scimAdministration: Translations['scimAdministration'] = {
  empty: { title: 'لا توجد أدلة', description: 'لم تربط أي مؤسسة دليلًا بعد.' },
  count: (total, formatted) =>
    plural(total, {
      zero: `${formatted} دليل`,
      one: `دليل واحد (${formatted})`,
      two: `دليلان (${formatted})`,
      few: `${formatted} أدلة`,
      many: `${formatted} دليلًا`,
      other: `${formatted} دليل`,
    }),
  columns: { directory: 'الدليل', users: 'المستخدمون', groups: 'المجموعات', refused: 'الطلبات المرفوضة' },
  waiting: 'لا توجد طلبات بعد',
  unconfirmed: 'غير مؤكَّد',
  number: (count) => number(count),
};
