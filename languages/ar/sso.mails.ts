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
  certificateExpiring: {
    subject: (provider, duration) => `تنتهي صلاحية شهادة ${provider} خلال ${duration}`,
    heading: (duration) => `تنتهي صلاحية شهادة خلال ${duration}`,
    event: (provider, organization, app) =>
      `يوقّع موفّر الهوية ${provider}، الذي يسجّل به مستخدمو ${organization} الدخول إلى ${app}، بهذه الشهادة.`,
    next: 'اسأل مسؤول موفّر الهوية عمّا إذا كان سيحصل على شهادة أخرى، وأضفها إلى الاتصال قبل أن يستخدمها موفّر الهوية. حتى ذلك الحين يستمر تسجيل الدخول في العمل.',
    note: 'وصلتك هذه الرسالة لأنك مالك المؤسسة أو لأنك أضفت الاتصال.',
  },
};
