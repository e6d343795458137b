import type { Translations } from '#generated/texts/screens.ts';

export const signInErrors: Translations['signInErrors'] = {
  EMAIL_NOT_VERIFIED: 'أكّد بريدك الإلكتروني أولًا.',
  INVALID_EMAIL_OR_PASSWORD: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  USER_ALREADY_EXISTS: 'يوجد بالفعل حساب بهذا البريد الإلكتروني. سجّل الدخول بدلًا من ذلك.',
  notEnabled: 'طريقة تسجيل الدخول هذه غير مفعّلة.',
  signUpClosed: 'التسجيل مغلق.',
  resetNotEnabled: 'لا يمكن إعادة تعيين كلمات المرور عبر البريد الإلكتروني هنا. تواصل مع الدعم.',
  verificationNotEnabled: 'لا يمكن لهذه الخدمة إرسال رسائل التأكيد. تواصل مع الدعم.',
  PASSWORD_TOO_SHORT: 'كلمة المرور هذه قصيرة جدًا',
  PASSWORD_TOO_LONG: 'كلمة المرور هذه طويلة جدًا',
  PASSWORD_COMPROMISED: 'كلمة المرور هذه شائعة جدًا. اختر كلمة مرور أخرى.',
  PASSWORD_TOO_SIMILAR: 'كلمة المرور هذه تشبه اسمك أو بريدك الإلكتروني كثيرًا. اختر كلمة مرور أخرى.',
};

export const signIn: Translations['signIn'] = {
  password: 'كلمة المرور',
  signIn: {
    title: (app) => `تسجيل الدخول إلى ${app}`,
    sessionEnded: 'انتهت جلستك. سجّل الدخول للمتابعة.',
    needsSetup: 'لا يوجد مسؤول بعد. افتح رابط الإعداد المعروض في الوحدة الطرفية للخادم.',
    joining: (organization) => `سجّل الدخول للانضمام إلى ${organization}.`,
    remember: 'إبقائي مسجّلًا الدخول',
    forgotPassword: 'هل نسيت كلمة المرور؟',
    action: 'تسجيل الدخول',
    next: 'متابعة',
    otherWays: 'طرق أخرى لتسجيل الدخول',
    newHere: 'جديد هنا؟',
    signUp: 'إنشاء حساب',
    continueWith: (provider) => `المتابعة باستخدام ${provider}`,
    or: 'أو',
  },
  signUp: {
    title: (app) => `إنشاء حسابك في ${app}`,
    joining: (organization) => `أنشئ حسابًا للانضمام إلى ${organization}.`,
    name: 'الاسم',
    action: 'إنشاء حساب',
    hasAccount: 'لديك حساب بالفعل؟',
    sentTitle: 'تحقق من بريدك الإلكتروني',
    sent: (email) => `أرسلنا رابطًا إلى ${email}. افتحه لإكمال إنشاء حسابك.`,
  },
  verification: {
    sent: (email) => `أكّد بريدك الإلكتروني أولًا. أرسلنا للتو رابطًا جديدًا إلى ${email}.`,
    sentToUser: 'أكّد بريدك الإلكتروني أولًا. أرسلنا إليك للتو رابطًا جديدًا.',
    sentAgain: (email) => `أرسلنا رابطًا آخر إلى ${email}.`,
    resend: 'إعادة إرسال الرابط',
  },
  forgotPassword: {
    title: 'إعادة تعيين كلمة المرور',
    about: (lifetime) => `سنرسل إليك رابطًا عبر البريد الإلكتروني لاختيار كلمة مرور جديدة. مدة صلاحيته: ${lifetime}.`,
    action: 'إرسال رابط إعادة التعيين',
    sent: (email, lifetime) =>
      `إذا كان هناك حساب مرتبط بـ ${email}، فقد أرسلنا رابط إعادة التعيين. مدة صلاحيته: ${lifetime}.`,
  },
  resetPassword: {
    title: 'اختيار كلمة مرور جديدة',
    linkFailed: 'هذا الرابط لا يعمل',
    requestLink: 'طلب رابط جديد',
    newPassword: 'كلمة المرور الجديدة',
    action: 'تغيير كلمة المرور',
    first: {
      title: 'اختيار كلمة مرور',
      password: 'كلمة المرور',
      action: 'حفظ كلمة المرور',
      done: 'تم حفظ كلمة مرورك. يمكنك تسجيل الدخول الآن.',
    },
    done: 'تم تغيير كلمة المرور. تم تسجيل خروجك من جميع الأجهزة.',
  },
};

export const verifiedEmail: Translations['verifiedEmail'] = {
  title: 'تم تأكيد البريد الإلكتروني',
  about: 'يمكنك إغلاق علامة التبويب هذه أو المتابعة إلى حسابك.',
  linkFailed: 'هذا الرابط لا يعمل',
  next: 'المتابعة إلى حسابك',
  newLink: 'الانتقال إلى حسابك',
};
