import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `سجّل مالك في ${organization} الدخول دون تسجيل الدخول الموحّد`,
    heading: 'سجّل مالك الدخول دون تسجيل الدخول الموحّد',
    event: (owner, organization, app) =>
      `سجّل ${owner} الدخول إلى ${app} بكلمة مرور أو مفتاح مرور، مع أن ${organization} تشترط تسجيل الدخول الموحّد.`,
    next: 'يمكن للمالكين فعل ذلك عند تعطّل موفّر الهوية. إذا لم تعرف السبب، فاسأل المالك.',
    note: 'وصلتك هذه الرسالة لأنك مالك في المؤسسة.',
  },
  metadataFailing: {
    subject: (provider) => `تعذّرت قراءة البيانات الوصفية لـ ${provider}`,
    heading: 'تعذّرت قراءة البيانات الوصفية',
    event: (provider, organization, app) =>
      `منذ ثلاثة أيام لم يتمكن ${app} من قراءة البيانات الوصفية لموفّر الهوية ${provider} الذي يسجّل به مستخدمو ${organization} الدخول:`,
    next: 'يستمر تسجيل الدخول في العمل حتى يغيّر الموفّر شهادته أو عناوينه. تحقق من عنوان البيانات الوصفية في إعدادات الاتصال.',
    note: 'وصلتك هذه الرسالة لأنك مالك المؤسسة أو لأنك أضفت الاتصال.',
  },
  certificateExpiring: {
    subject: (provider, duration) => `تنتهي صلاحية شهادة ${provider} خلال ${duration}`,
    heading: (duration) => `تنتهي صلاحية شهادة خلال ${duration}`,
    event: (provider, organization, app) =>
      `يوقّع موفّر الهوية ${provider}، الذي يسجّل به مستخدمو ${organization} الدخول إلى ${app}، بهذه الشهادة.`,
    next: 'اسأل مسؤول موفّر الهوية عمّا إذا كان سيحصل على شهادة أخرى، وأضفها إلى الاتصال قبل أن يستخدمها موفّر الهوية. حتى ذلك الحين يستمر تسجيل الدخول في العمل.',
    note: 'وصلتك هذه الرسالة لأنك تدير تسجيل الدخول الموحّد في المؤسسة.',
  },
  serviceCertificateExpiring: {
    subject: (app, provider, duration) => `تنتهي صلاحية شهادة ${app} لدى ${provider} خلال ${duration}`,
    heading: (app, duration) => `تنتهي صلاحية شهادة ${app} خلال ${duration}`,
    event: (provider, organization, app) =>
      `يوقّع ${app} بهذه الشهادة طلباته إلى موفّر الهوية ${provider}، الذي يسجّل به مستخدمو ${organization} الدخول. بعد ذلك قد يرفض موفّر الهوية هذه الطلبات.`,
    next: 'أنشئ مفتاحًا جديدًا في إعدادات الاتصال، ودع موفّر الهوية يقرأ البيانات الوصفية مجددًا، ثم وقّع بالمفتاح الجديد.',
  },
  postPage: { action: 'متابعة' },
};
