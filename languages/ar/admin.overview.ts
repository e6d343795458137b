import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const overview: Translations['overview'] = {
  title: 'نظرة عامة',
  period: {
    label: 'الفترة',
    days: (count) =>
      plural(count, {
        zero: `${number(count)} يوم`,
        one: 'يوم واحد',
        two: 'يومان',
        few: `${number(count)} أيام`,
        many: `${number(count)} يومًا`,
        other: `${number(count)} يوم`,
      }),
  },
  totals: {
    users: (count) =>
      plural(count, {
        zero: 'مستخدم',
        one: 'مستخدم',
        two: 'مستخدمان',
        few: 'مستخدمين',
        many: 'مستخدمًا',
        other: 'مستخدم',
      }),
    organizations: (count) =>
      plural(count, { zero: 'مؤسسة', one: 'مؤسسة', two: 'مؤسستان', few: 'مؤسسات', many: 'مؤسسة', other: 'مؤسسة' }),
  },
  mails: {
    undelivered: (count) =>
      plural(count, {
        zero: `تعذّر تسليم ${number(count)} رسالة خلال 7 أيام`,
        one: 'تعذّر تسليم رسالة واحدة خلال 7 أيام',
        two: 'تعذّر تسليم رسالتين خلال 7 أيام',
        few: `تعذّر تسليم ${number(count)} رسائل خلال 7 أيام`,
        many: `تعذّر تسليم ${number(count)} رسالة خلال 7 أيام`,
        other: `تعذّر تسليم ${number(count)} رسالة خلال 7 أيام`,
      }),
    delayed: (count) =>
      plural(count, {
        zero: `لا توجد رسائل متأخرة (${number(count)}).`,
        one: `رسالة واحدة (${number(count)}) تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        two: `رسالتان (${number(count)}) تنتظران منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        few: `${number(count)} رسائل تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        many: `${number(count)} رسالة تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
        other: `${number(count)} رسالة تنتظر منذ أكثر من دقيقة. تحقق من خادم البريد.`,
      }),
  },
  figures: {
    signUps: 'عمليات التسجيل',
    activeUsers: 'المستخدمون الذين سجّلوا الدخول',
    failedSignIns: 'محاولات الدخول الفاشلة',
    inTotal: (days) =>
      plural(days, {
        zero: `خلال ${number(days)} يوم`,
        one: 'خلال يوم واحد',
        two: 'خلال يومين',
        few: `خلال ${number(days)} أيام`,
        many: `خلال ${number(days)} يومًا`,
        other: `خلال ${number(days)} يوم`,
      }),
    dashed: (days) =>
      plural(days, {
        zero: 'الخط المتقطع: الفترة السابقة. تُقارن النسب بها.',
        one: 'الخط المتقطع: اليوم السابق. تُقارن النسب به.',
        two: 'الخط المتقطع: اليومان السابقان. تُقارن النسب بهما.',
        few: `الخط المتقطع: ${number(days)} أيام سابقة. تُقارن النسب بها.`,
        many: `الخط المتقطع: ${number(days)} يومًا سابقًا. تُقارن النسب بها.`,
        other: `الخط المتقطع: ${number(days)} يوم سابق. تُقارن النسب بها.`,
      }),
    chart: (name, [first, last], summary) => `${name} حسب اليوم، من ${first} إلى ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'عرض كجدول',
    hideTable: 'إخفاء الجدول',
    day: 'اليوم (UTC)',
    table: (days) =>
      plural(days, {
        zero: `أرقام آخر ${number(days)} يوم`,
        one: 'أرقام اليوم الأخير',
        two: 'أرقام آخر يومين',
        few: `أرقام آخر ${number(days)} أيام`,
        many: `أرقام آخر ${number(days)} يومًا`,
        other: `أرقام آخر ${number(days)} يوم`,
      }),
  },
  checklist: {
    title: 'البدء',
    about: (done, all) => `اكتمل ${done} من ${all}`,
    hide: 'إخفاء',
    done: 'مكتمل',
    open: 'للتنفيذ',
    items: {
      administrator: { title: 'إنشاء مسؤول', about: 'أنت مسجّل الدخول بصفة مسؤول.' },
      secondFactor: {
        title: 'حماية حسابك بعامل ثانٍ',
        about: 'يمكن للمسؤولين تغيير كل حساب.',
        next: 'الانتقال إلى «الأمان»',
      },
      mail: {
        title: 'إرسال رسائل البريد الإلكتروني',
        about: 'عيّن SMTP_URL ليتلقى المستخدمون روابط التأكيد وإعادة التعيين.',
        next: 'إرسال رسالة اختبار',
      },
      production: { title: 'التشغيل في وضع الإنتاج', about: 'عيّن NODE_ENV=production وسرًا خاصًا بك.' },
      address: {
        title: 'تعيين العنوان العام',
        about: 'عيّن BASE_URL إلى عنوان https، مثل https://auth.example.com.',
      },
      organization: {
        title: 'إنشاء مؤسسة',
        about: 'تجمع المؤسسات المستخدمين، مع أدوار ودعوات.',
        next: 'إنشاء مؤسسة',
      },
    },
  },
  latest: {
    title: 'أحدث الأحداث',
    all: 'كل الأحداث',
    times: (count, formatted) =>
      plural(count, {
        zero: `${formatted} مرة`,
        one: `مرة واحدة (${formatted})`,
        two: `مرتان (${formatted})`,
        few: `${formatted} مرات`,
        many: `${formatted} مرة`,
        other: `${formatted} مرة`,
      }),
  },
  attention: { title: 'يحتاج إلى انتباه', none: 'لا شيء يحتاج إلى انتباه، ولم يُعثر على إعدادات غير آمنة.' },
};
