import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ar');
const plural = pluralOf('ar');

export const attention: Translations['attention'] = {
  review: 'مراجعة',
  setUpEmail: 'إعداد البريد',
  openAuditLog: 'فتح سجل التدقيق',
};

export const adminAttention: Translations['adminAttention'] = {
  settings: {
    'not in production mode': {
      title: 'الخدمة تعمل في وضع التطوير',
      about: 'حدود الطلبات معطّلة، وتظهر الرسائل في /dev/mailbox ما لم يُعيَّن خادم بريد.',
    },
    'development mode in public': {
      title: 'يمكن لأجهزة أخرى الوصول إلى وضع التطوير',
      about: 'حدود الطلبات معطّلة والرسائل لا تُرسل.',
    },
    'generated secret': {
      title: 'السر مُولَّد تلقائيًا',
      about: 'يُحفظ بجانب البيانات، وكذلك في نسخ المجلد ونسخه الاحتياطية.',
    },
    'weak secret': { title: 'السر ضعيف', about: 'إنه قصير أو يكرر الأحرف. أنشئ سرًا بالأمر openssl rand -base64 32.' },
    'http base URL': { title: 'العنوان العام غير مشفّر', about: 'تُرسل ملفات تعريف الارتباط وروابط الرسائل عبر http.' },
    'local base URL': { title: 'العنوان العام يعمل على هذا الجهاز فقط', about: 'روابط الرسائل لا تعمل في مكان آخر.' },
    'wildcard trusted origin': {
      title: 'أحد المصادر الموثوقة يحتوي على حرف بدل',
      about: 'يمكن لمالك أي مضيف مطابق إجراء طلبات باسم المستخدمين المسجّلين.',
    },
    'http trusted origin': { title: 'أحد المصادر الموثوقة غير مشفّر', about: 'يمكن لمهاجم في الشبكة انتحاله.' },
    'all proxies trusted': {
      title: 'جميع الوكلاء موثوقون',
      about: 'يمكن لأي عميل تزوير عنوان IP، للحدود ولسجل التدقيق.',
    },
    'origin check off': {
      title: 'لا يُفحص مصدر الطلبات',
      about: 'يمكن لأي صفحة ويب إجراء طلبات باسم المستخدمين المسجّلين.',
    },
    'insecure cookies': {
      title: 'ملفات تعريف الارتباط غير مقصورة على https',
      about: 'تُعيَّن بدون Secure، فيمكن للشبكة قراءتها.',
    },
    'weak session cookie': {
      title: 'ملف تعريف ارتباط الجلسة غير محمي',
      about: 'يُعيَّن بدون HttpOnly أو Secure: يمكن للنصوص البرمجية أو الشبكة قراءته.',
    },
    'unencrypted database connection': {
      title: 'قد يكون اتصال قاعدة البيانات غير مشفّر',
      about: 'يمكن للشبكة قراءة كلمة المرور وكل البيانات. عيّن sslmode=verify-full.',
    },
    'unverified database server': {
      title: 'لا يجري التحقق من خادم قاعدة البيانات',
      about: 'يمكن لمهاجم في الشبكة انتحاله. عيّن sslmode=verify-full.',
    },
    'public metrics': { title: 'المقاييس عامة', about: 'يمكن لأي عميل قراءتها.' },
    'verbose log': { title: 'السجل مفصّل أكثر من اللازم', about: 'المستويان debug وtrace مخصصان للتطوير.' },
    'sessions without an end': { title: 'الجلسات المستخدمة لا تنتهي أبدًا', about: 'ولا تنتهي جلسة مسروقة أيضًا.' },
    'cheap password hashes': {
      title: 'تجزئات كلمات المرور سهلة التخمين',
      about: 'تُخمَّن كلمات المرور في جدول مسروق بسرعة.',
    },
    'passwords of another service': {
      title: 'تُرسل كلمات المرور إلى خدمة أخرى',
      about: 'تستغرق عمليات الدخول المرفوضة ثانيتين. أزِله عندما يسجّل معظم المستخدمين المستوردين الدخول.',
    },
    'short passwords': { title: 'كلمات المرور القصيرة مقبولة', about: 'كلمات المرور الأقل من 8 أحرف تُخمَّن بسرعة.' },
    'captcha and web app': {
      title: 'اختبار captcha يحجب نماذج تطبيق الويب',
      about: 'لا يعرض تطبيق الويب والمكونات captcha، فتُرفض نماذجهما.',
    },
    'audit log without seals': {
      title: 'سجل التدقيق غير محمي من التغيير',
      about: 'يمكن لمسؤولي قاعدة البيانات تغييره دون أن يُلاحظ.',
    },
  },
  auditLog: {
    'audit log without anchor': {
      title: 'لا توجد بصمة لسجل التدقيق خارج قاعدة البيانات',
      about: 'يمكن لمسؤولي قاعدة البيانات حذف أحدث الإدخالات دون أن يُلاحظ.',
    },
    'unsealed audit entries': {
      title: 'إدخالات في سجل التدقيق غير محمية بعد',
      about: 'تنتظر منذ أكثر من دقيقة.',
    },
    'audit log changed': { title: 'غُيِّرت إدخالات في سجل التدقيق', about: 'وجد آخر تحقق تغييرات في الإدخالات المسجّلة.' },
    'audit log not verified': {
      title: 'لم يجرِ التحقق من سجل التدقيق مؤخرًا',
      about: 'مضى على آخر تحقق وقت أطول من اللازم.',
    },
    'anchor fails': {
      title: 'يتعذّر إرسال بصمة سجل التدقيق',
      about: 'حتى ذلك الحين يمكن حذف أحدث الإدخالات دون أن يُلاحظ.',
    },
  },
  emails: {
    'development mailbox': {
      title: 'الرسائل لا تُرسل',
      about: 'يمكن لكل مستخدمي هذا الجهاز قراءتها في /dev/mailbox مع روابط الدخول.',
    },
    'no mail': { title: 'الرسائل لا تُرسل', about: 'لا يمكن للمستخدمين إعادة تعيين كلمة المرور.' },
    delayed: {
      title: (count) =>
        plural(count, {
          zero: `${number(count)} رسالة تنتظر`,
          one: `رسالة واحدة (${number(count)}) تنتظر`,
          two: `رسالتان (${number(count)}) تنتظران`,
          few: `${number(count)} رسائل تنتظر`,
          many: `${number(count)} رسالة تنتظر`,
          other: `${number(count)} رسالة تنتظر`,
        }),
      about: 'لم يقبلها خادم البريد منذ أكثر من دقيقة.',
    },
    undelivered: {
      title: (count) =>
        plural(count, {
          zero: `تعذّر تسليم ${number(count)} رسالة`,
          one: 'تعذّر تسليم رسالة واحدة',
          two: 'تعذّر تسليم رسالتين',
          few: `تعذّر تسليم ${number(count)} رسائل`,
          many: `تعذّر تسليم ${number(count)} رسالة`,
          other: `تعذّر تسليم ${number(count)} رسالة`,
        }),
      about: 'خلال آخر 7 أيام.',
    },
  },
};
