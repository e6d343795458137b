import type { Translations } from '#generated/texts/screens.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('ar');
const plural = pluralOf('ar');

export const keys: Translations['keys'] = {
  unnamed: 'مفتاح بلا اسم',
  actionsFor: (name) => `إجراءات ${name}`,
  state: { disabled: 'معطّل', expired: 'منتهي الصلاحية' },
  used: 'استُخدم',
  neverUsed: 'لم يُستخدم قط',
  expires: 'تنتهي الصلاحية',
  noExpiry: 'بلا انتهاء صلاحية',
  networks: (networks) => `من ${list(networks)} فقط`,
  noScopes: 'لا توجد أذونات',
  scopes: (count) =>
    plural(count, {
      zero: 'لا أذونات',
      one: 'إذن واحد',
      two: 'إذنان',
      few: `${count} أذونات`,
      many: `${count} إذنًا`,
      other: `${count} إذن`,
    }),
  create: {
    open: 'إنشاء مفتاح',
    title: 'إنشاء مفتاح API',
    name: 'الاسم',
    nameHint: 'البرنامج الذي يستخدم المفتاح.',
    scopes: 'الأذونات',
    expiry: 'انتهاء الصلاحية',
    access: {
      full: { name: 'وصول كامل', about: 'كل الأذونات التي يمكن أن تكون للمفتاح.' },
      read: { name: 'للقراءة فقط', about: 'يطّلع على البيانات ولا يغيّر شيئًا.' },
      restricted: { name: 'مقيّد', about: 'الأذونات التي تختارها فقط.' },
    },
    advanced: 'خيارات متقدمة',
    networks: 'عناوين IP المسموح بها',
    networksHint: 'لا يعمل المفتاح إلا من هذه العناوين أو الشبكات، مفصولة بفواصل. اتركه فارغًا للسماح بأي عنوان.',
    networksInvalid: 'أدخل عناوين مثل 203.0.113.7 أو 192.0.2.0/24، مفصولة بفواصل.',
    submit: 'إنشاء المفتاح',
  },
  lifetimes: { month: 'بعد 30 يومًا', quarter: 'بعد 90 يومًا', year: 'بعد سنة', never: 'أبدًا' },
  created: { title: 'حفظ المفتاح', what: 'المفتاح', about: 'ترسله البرامج في الترويسة x-api-key.' },
  rotate: {
    action: 'استبدال',
    title: 'استبدال المفتاح',
    about: 'ينشئ مفتاحًا جديدًا بالأذونات نفسها.',
    overlap: 'يتوقف المفتاح القديم عن العمل',
    overlaps: { now: 'الآن', day: 'بعد يوم', week: 'بعد أسبوع' },
    submit: 'استبدال المفتاح',
  },
  delete: {
    action: 'حذف',
    question: (name) => `هل تريد حذف ${name}؟`,
    consequences: 'ستتوقف البرامج التي تستخدم هذا المفتاح عن العمل. لا يمكن التراجع عن ذلك.',
    confirm: 'حذف المفتاح',
    done: 'تم حذف المفتاح',
  },
};
