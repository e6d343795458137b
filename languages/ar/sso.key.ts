import type { Translations } from '#generated/texts/screens.ts';

export const ssoKey: Translations['ssoKey'] = {
  title: 'مصادقة العميل',
  withSecret: 'تصادق هذه الخدمة بسرّ العميل.',
  withKey: 'توقّع هذه الخدمة رمز JWT بمفتاح (private_key_jwt). لاستخدام سرّ العميل مجددًا، أدخل سرًّا أعلاه.',
  jwksUrl: 'عنوان JWKS',
  change: {
    action: 'استخدام مفتاح بدلًا منه',
    question: 'استخدام مفتاح بدلًا من سرّ العميل؟',
    consequences: 'يُحذف السرّ. يفشل تسجيل الدخول حتى يحصل الموفّر على عنوان JWKS الذي يظهر بعد ذلك.',
    done: 'تستخدم هذه الخدمة مفتاحًا',
  },
  rotate: {
    action: 'إنشاء مفتاح جديد',
    question: 'إنشاء مفتاح جديد؟',
    consequences: 'يُنشر فورًا ويوقّع بعد ساعة.',
    confirm: 'إنشاء المفتاح',
    done: 'أُنشئ المفتاح',
  },
};
