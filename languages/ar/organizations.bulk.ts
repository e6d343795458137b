import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');
const members = (count: number) =>
  plural(count, {
    zero: `${number(count)} عضو`,
    one: `عضو واحد (${number(count)})`,
    two: `عضوين (${number(count)})`,
    few: `${number(count)} أعضاء`,
    many: `${number(count)} عضوًا`,
    other: `${number(count)} عضو`,
  });

export const memberBulk: Translations['memberBulk'] = {
  toolbar: 'الأعضاء المحددون',
  selectPage: 'تحديد كل الأعضاء في هذه الصفحة',
  most: (count) => `تم تحديد ${number(count)}، وهو الحد الأقصى في المرة الواحدة`,
  failed: {
    title: (count) => `تعذّر تغيير ${members(count)}`,
    about: (done) => (done === 0 ? 'لم يتم تغيير أي عضو.' : `تم تغيير ${members(done)}. يبقى الآخرون محددين:`),
  },
  changeRole: {
    open: 'تغيير الدور',
    title: (count) => `تغيير دور ${members(count)}`,
    about: 'يحل هذا الدور محل كل أدوارهم الحالية.',
    submit: 'تغيير الدور',
    done: (count) => `تم تغيير دور ${members(count)}`,
  },
  remove: {
    open: 'إزالة',
    title: (count) => `هل تريد إزالة ${members(count)}؟`,
    about: (organization) => `سيفقدون الوصول إلى ${organization} فورًا. يمكنك دعوتهم مجددًا.`,
    submit: (count) => `إزالة ${members(count)}`,
    done: (count) => `تمت إزالة ${members(count)}`,
  },
};
