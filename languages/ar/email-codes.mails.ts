import type { MailTranslations } from '#generated/texts/mails.ts';

export const emailCodes: MailTranslations['emailCodes'] = {
  purposes: {
    'sign-in': {
      subject: (app) => `رمز الدخول إلى ${app}`,
      heading: (app) => `تسجيل الدخول إلى ${app}`,
      instruction: () => 'أدخل هذا الرمز لتسجيل الدخول.',
    },
    'email-verification': {
      subject: (app) => `رمز التأكيد في ${app}`,
      heading: () => 'تأكيد بريدك الإلكتروني',
      instruction: (app) => `أدخل هذا الرمز لتأكيد أن هذا هو عنوان بريدك الإلكتروني في ${app}.`,
    },
    'forget-password': {
      subject: (app) => `رمز إعادة تعيين كلمة المرور في ${app}`,
      heading: () => 'إعادة تعيين كلمة المرور',
      instruction: (app) => `أدخل هذا الرمز لاختيار كلمة مرور جديدة لحسابك في ${app}.`,
    },
    'change-email-confirmation': {
      subject: (app) => `تأكيد تغيير بريدك الإلكتروني في ${app}`,
      heading: () => 'هل تريد تغيير بريدك الإلكتروني؟',
      instruction: (app, newEmail) =>
        `لقد طلبت تغيير البريد الإلكتروني لحسابك في ${app} إلى ${newEmail}. أدخل هذا الرمز للمتابعة.`,
    },
    'change-email': {
      subject: (app) => `رمز بريدك الإلكتروني الجديد في ${app}`,
      heading: () => 'تأكيد بريدك الإلكتروني الجديد',
      instruction: (app) => `أدخل هذا الرمز لاستخدام هذا العنوان لحسابك في ${app}.`,
    },
  },
  codeFirst: (code, subject) => `${code} – ${subject}`,
  requestedFrom: (device) => `طُلب من ${device}.`,
  note: (app) =>
    `إذا لم تطلب هذا الرمز، فيمكنك تجاهل هذه الرسالة. لا تشارك الرمز مع أي شخص: لا يطلبه ${app} أبدًا عبر الهاتف أو البريد الإلكتروني أو الدردشة.`,
};
