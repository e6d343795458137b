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
};
