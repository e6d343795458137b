import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');
const users = (count: number) =>
  plural(count, {
    zero: `${number(count)} مستخدم`,
    one: `مستخدم واحد (${number(count)})`,
    two: `مستخدمَين (${number(count)})`,
    few: `${number(count)} مستخدمين`,
    many: `${number(count)} مستخدمًا`,
    other: `${number(count)} مستخدم`,
  });
const members = (count: number, formatted: string) =>
  plural(count, {
    zero: `${formatted} عضو`,
    one: `عضو واحد (${formatted})`,
    two: `عضوان (${formatted})`,
    few: `${formatted} أعضاء`,
    many: `${formatted} عضوًا`,
    other: `${formatted} عضو`,
  });

/** Of every list with a selection. */
export const selection: Translations['selection'] = {
  selected: (count) => `تم تحديد ${number(count)}`,
  clear: 'إلغاء التحديد',
  select: (name) => `تحديد ${name}`,
  others: (count) => `و${number(count)} غيرهم`,
  progress: (done, count) => `${number(done)} من ${number(count)}`,
  close: 'إغلاق',
};

export const bulk: Translations['bulk'] = {
  toolbar: 'المستخدمون المحددون',
  selectPage: 'تحديد كل المستخدمين في هذه الصفحة',
  failed: {
    title: (count) => `تعذّر تغيير ${users(count)}`,
    about: (done) => (done === 0 ? 'لم يتم تغيير أي مستخدم.' : `تم تغيير ${users(done)}. يبقى الآخرون محددين:`),
  },
  ban: {
    open: 'حظر',
    title: (count) => `هل تريد حظر ${users(count)}؟`,
    about: 'يسجّل خروجهم ويمنع تسجيل الدخول.',
    submit: (count) => `حظر ${users(count)}`,
    done: (count) => `تم حظر ${users(count)}`,
  },
  unban: {
    open: 'إلغاء الحظر',
    title: (count) => `هل تريد إلغاء حظر ${users(count)}؟`,
    about: 'سيمكنهم تسجيل الدخول مجددًا.',
    submit: (count) => `إلغاء حظر ${users(count)}`,
    done: (count) => `تم إلغاء حظر ${users(count)}`,
  },
  signOut: {
    open: 'تسجيل الخروج',
    title: (count) => `هل تريد تسجيل خروج ${users(count)}؟`,
    about: 'سيحتاجون إلى تسجيل الدخول مجددًا على كل جهاز.',
    submit: (count) => `تسجيل خروج ${users(count)}`,
    done: (count) => `تم تسجيل خروج ${users(count)}`,
  },
  remove: {
    open: 'حذف',
    title: (count) => `هل تريد حذف ${users(count)}؟`,
    about: 'يحذف جلساتهم وطرق تسجيل الدخول والعضويات. لا يمكن التراجع عن ذلك.',
    confirmation: users,
    submit: (count) => `حذف ${users(count)}`,
    done: (count) => `تم حذف ${users(count)}`,
  },
};

export const adminOrganizations: Translations['adminOrganizations'] = {
  title: 'المؤسسات',
  search: 'البحث بالاسم أو عنوان URL أو المعرّف',
  file: 'المؤسسات',
  columns: { name: 'الاسم', members: 'الأعضاء', createdAt: 'الإنشاء' },
  members: (count) => members(count, number(count)),
  empty: { title: 'لم يتم العثور على مؤسسات' },
  count: (total, formatted) =>
    plural(total, {
      zero: `${formatted} مؤسسة`,
      one: `مؤسسة واحدة (${formatted})`,
      two: `مؤسستان (${formatted})`,
      few: `${formatted} مؤسسات`,
      many: `${formatted} مؤسسة`,
      other: `${formatted} مؤسسة`,
    }),
  back: 'كل المؤسسات',
  notFound: {
    title: 'المؤسسة غير موجودة',
    about: 'ربما يكون الرابط غير صحيح، أو تم حذف المؤسسة.',
    next: 'الانتقال إلى كل المؤسسات',
  },
  tabs: { label: 'المؤسسة', overview: 'نظرة عامة', members: 'الأعضاء', activity: 'النشاط' },
  facts: {
    id: 'المعرّف',
    copyId: 'معرّف المؤسسة',
    url: 'عنوان URL',
    created: 'الإنشاء',
    members: 'الأعضاء',
    teams: 'الفرق',
    invitations: 'الدعوات',
    pending: (count) => `${number(count)} معلّقة`,
    twoFactor: 'المصادقة الثنائية',
    required: 'مطلوبة من الأعضاء',
  },
  edit: {
    title: 'التفاصيل',
    name: 'الاسم',
    slug: 'عنوان URL',
    slugDescription: 'سيتوقف عنوان URL الحالي عن العمل.',
    submit: 'حفظ التفاصيل',
    done: 'تم حفظ المؤسسة',
  },
  setUp: {
    title: 'رابط الإعداد',
    about: 'يتيح لفريق تقنية المعلومات لديها إعداد تسجيل الدخول الموحّد أو دليل، دون حساب.',
    action: 'إنشاء رابط إعداد',
  },
  remove: {
    title: 'حذف المؤسسة',
    about: 'يحذف أعضاءها ودعواتها وفرقها، ويحتفظ المستخدمون بحساباتهم. لا يمكن التراجع عن ذلك.',
    open: 'حذف المؤسسة',
    dialog: (name) => `هل تريد حذف ${name}؟`,
    submit: 'حذف المؤسسة',
    done: 'تم حذف المؤسسة',
  },
  memberList: {
    file: 'الأعضاء',
    columns: { roles: 'الأدوار', joined: 'الانضمام' },
    empty: { title: 'لم يتم العثور على أعضاء' },
    count: members,
  },
};
