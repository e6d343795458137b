import type { Translations } from '#generated/texts/screens.ts';

export const emailCodeEntries: Translations['emailCodeEntries'] = {
  signIn: 'إرسال رمز الدخول إلى بريدي',
  passwordReset: 'إرسال رمز إلى بريدي بدلًا من ذلك',
  verification: 'استخدام رمز بدلًا من ذلك',
  emailChange: 'استخدام رموز بدلًا من رابط',
};

export const emailCodeErrors: Translations['emailCodeErrors'] = {
  OTP_EXPIRED: 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
  INVALID_OTP: 'هذا الرمز غير صحيح أو سبق استخدامه. أدخل أحدث رمز في المتصفح الذي طلبه.',
  TOO_MANY_ATTEMPTS: 'رموز خاطئة كثيرة جدًا. حاول مرة أخرى بعد 15 دقيقة.',
};

export const emailCodes: Translations['emailCodes'] = {
  send: 'إرسال رمز إلى بريدي',
  sent: (email, lifetime) => `تحقق من بريدك الإلكتروني. أرسلنا رمزًا إلى ${email}؛ مدة صلاحيته: ${lifetime}.`,
  code: 'الرمز',
  otherEmail: 'استخدام بريد إلكتروني آخر',
  signIn: {
    title: 'تسجيل الدخول برمز عبر البريد الإلكتروني',
    about: 'سنرسل إليك رمزًا عبر البريد الإلكتروني. لا حاجة إلى كلمة مرور.',
    action: 'تسجيل الدخول',
  },
  verify: {
    title: 'تأكيد بريدك الإلكتروني',
    about: 'سنرسل إليك رمزًا عبر البريد الإلكتروني. أدخله في هذا المتصفح.',
    action: 'تأكيد البريد الإلكتروني',
  },
  verified: { title: 'تم تأكيد البريد الإلكتروني', next: 'متابعة' },
  reset: {
    title: 'إعادة تعيين كلمة المرور',
    about: 'سنرسل إليك رمزًا إذا كان هناك حساب مرتبط ببريدك الإلكتروني.',
    newPassword: 'كلمة المرور الجديدة',
    action: 'تغيير كلمة المرور',
  },
  passwordChanged: {
    title: 'تم تغيير كلمة المرور',
    about: 'تم تسجيل خروجك من جميع الأجهزة.',
    next: 'تسجيل الدخول',
  },
  change: {
    title: 'تغيير بريدك الإلكتروني',
    about: 'سنرسل رمزًا إلى عنوانك الحالي إذا كان مؤكَّدًا، ثم رمزًا إلى العنوان الجديد.',
    newEmail: 'البريد الإلكتروني الجديد',
    codeFromCurrent: 'الرمز المرسل إلى بريدك الإلكتروني الحالي',
    codeFromNew: 'الرمز المرسل إلى بريدك الإلكتروني الجديد',
    next: 'متابعة',
    action: 'تغيير البريد الإلكتروني',
    done: 'تم تغيير البريد الإلكتروني',
  },
};

export const emailCodeEventTexts: Translations['emailCodeEventTexts'] = {
  'email-code.refused': 'رفض رمز البريد الإلكتروني',
};

export const emailCodeSentences: Translations['emailCodeSentences'] = {
  'email-code.refused': 'رمز بريد إلكتروني خاطئ لـ {target}',
};
