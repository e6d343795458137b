import type { Translations } from '#generated/texts/screens.ts';

export const oauthConsent: Translations['oauthConsent'] = {
  title: (app) => `يريد ${app} استخدام حسابك`,
  titleMore: (app) => `يطلب ${app} المزيد`,
  registeredBy: (service) => `سجّله مشغّل ${service}`,
  ofOrganization: (organization) => `تطبيق تابع لـ ${organization}`,
  selfNamed: (name) => `يريد برنامج يسمي نفسه «${name}» استخدام حسابك`,
  callsItself: (name) => `يسمي نفسه «${name}»`,
  verifiedBy: (service) => `تحققت منه ${service}`,
  notVerified: 'لم يُتحقق منه',
  registeredItself: 'سجّل نفسه بنفسه، ولم يُتحقق من اسمه.',
  actsIn: 'أين يعمل نيابة عنك',
  everywhere: 'جميع مؤسساتي',
  refused: {
    title: (app) => `${app} مخصص للأعضاء`,
    about: (organization) => `اطلب الوصول من أحد مسؤولي ${organization}.`,
    action: 'العودة إلى التطبيق',
  },
  scopes: 'سيتمكن التطبيق من:',
  before: 'ما سمحت به من قبل',
  target: {
    site: 'ينقلك إلى {value}.',
    device: 'ينقلك إلى برنامج على {value}. لا تتابع إلا إذا كنت قد شغّلته للتو.',
    thisComputer: 'هذا الكمبيوتر',
    app: 'يفتح التطبيق {value}.',
  },
  disconnect: 'يمكنك فصله في أي وقت ضمن «التطبيقات المتصلة».',
  privacyPolicy: 'سياسة الخصوصية',
  terms: 'شروط الخدمة',
  allow: 'السماح',
  cancel: 'إلغاء',
  select: {
    title: 'اختر حسابًا',
    about: (app) => `المتابعة إلى ${app}.`,
    action: 'المتابعة بهذا الحساب',
  },
  prove: {
    title: 'أكّد هويتك',
    about: (app) => `يطلب منك ${app} تأكيد هويتك.`,
  },
  expired: {
    title: 'لا يمكن متابعة هذا الطلب',
    about: 'ابدأ من جديد من التطبيق.',
  },
};

export const failedRequests: Translations['failedRequests'] = {
  unknownApplication: 'هذا التطبيق غير مسجّل هنا أو تم تعطيله. تواصل مع الدعم الخاص به.',
  wrongAddress: 'سينقلك هذا التطبيق إلى عنوان غير مسجّل. تواصل مع الدعم الخاص به.',
  expired: 'انتهت صلاحية هذا الطلب. ابدأ من جديد من التطبيق.',
  impersonating: 'لا يمكنك تسجيل الدخول إلى التطبيقات أثناء التصرف بصفة مستخدم آخر.',
};
