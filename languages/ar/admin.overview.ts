import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const overview: Translations['overview'] = {
  title: 'نظرة عامة',
  about: 'المستخدمون والبريد الإلكتروني وإعدادات هذا التثبيت.',
  totals: {
    users: (count) => plural(count, { other: 'المستخدمون' }),
    organizations: (count) => plural(count, { other: 'المؤسسات' }),
  },
  mails: {
    waiting: (count) => plural(count, { other: 'رسائل قيد الانتظار' }),
    undelivered: (count) => plural(count, { other: 'رسائل لم تُسلَّم خلال 7 أيام' }),
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
    today: 'اليوم',
    inTotal: (total) => `${total} خلال 30 يومًا`,
    onADay: (most) => `${most} كحد أقصى في اليوم`,
    chart: (name, [first, last], summary) => `${name} حسب اليوم، من ${first} إلى ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'عرض كجدول',
    hideTable: 'إخفاء الجدول',
    day: 'اليوم (UTC)',
    table: 'أرقام آخر 30 يومًا',
  },
  checklist: {
    title: 'البدء',
    about: (done, all) => `اكتمل ${done} من ${all}`,
    done: 'مكتمل',
    open: 'للتنفيذ',
    items: {
      administrator: { title: 'إنشاء مسؤول', about: 'أنت مسجّل الدخول بصفة مسؤول.' },
      secondFactor: {
        title: 'حماية حسابك بخطوة ثانية',
        about: 'يمكن للمسؤولين تغيير كل حساب.',
        next: 'الانتقال إلى «الأمان»',
      },
      mail: {
        title: 'إرسال رسائل البريد الإلكتروني',
        about: 'عيّن SMTP_URL ليتلقى المستخدمون روابط التأكيد وإعادة التعيين.',
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
  findings: {
    title: 'إعدادات يجب التحقق منها',
    about: 'غير آمنة لخدمة عامة. يعرض الأمر npm run doctor النتيجة نفسها.',
    none: 'لم يتم العثور على إعدادات غير آمنة.',
  },
};
