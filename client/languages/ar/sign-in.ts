import type { Translations } from '#client/languages/translations.ts';

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

export const magicLink: Translations['magicLink'] = {
  action: 'إرسال رابط الدخول إلى بريدي',
  title: 'تسجيل الدخول برابط عبر البريد الإلكتروني',
  about: 'سنرسل إليك رابطًا عبر البريد الإلكتروني. لا حاجة إلى كلمة مرور.',
  sent: (email, lifetime) => `تحقق من بريدك الإلكتروني. أرسلنا رابط دخول إلى ${email}؛ مدة صلاحيته: ${lifetime}.`,
};

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
  USERNAME_IS_ALREADY_TAKEN: 'اسم المستخدم هذا محجوز. اختر اسمًا آخر.',
  USERNAME_TOO_SHORT: 'اسم المستخدم هذا قصير جدًا',
  USERNAME_TOO_LONG: 'اسم المستخدم هذا طويل جدًا',
  INVALID_USERNAME: 'استخدم الأحرف والأرقام والنقاط والشرطات السفلية فقط، أو اختر اسمًا آخر',
  INVALID_DISPLAY_USERNAME: 'لا يمكن عرض هذا الاسم. اختر اسمًا آخر.',
  USERNAME_IS_IMMUTABLE: 'لا يمكن تغيير اسم المستخدم',
  notEnabled: 'أسماء المستخدمين غير مفعّلة.',
};

export const usernames: Translations['usernames'] = {
  signInName: 'البريد الإلكتروني أو اسم المستخدم',
  signInNameRequired: 'أدخل بريدًا إلكترونيًا أو اسم مستخدم',
  username: 'اسم المستخدم',
  hint: 'اختياري. أحرف وأرقام ونقاط وشرطات سفلية.',
};

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'تم تسجيل خروجك من هذا الحساب. سجّل الدخول مجددًا.',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'إضافة حساب',
  switchAccount: 'تبديل الحساب',
  signOutOfThis: 'تسجيل الخروج من هذا الحساب',
  signOutOfAll: 'تسجيل الخروج من جميع الحسابات',
  signedIn: 'مسجّلة الدخول على هذا الجهاز',
  continueAs: (name) => `المتابعة بصفة ${name}`,
};
