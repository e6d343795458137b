import type { MailTranslations } from '#generated/texts/mails.ts';

export const passwords: MailTranslations['passwords'] = {
  resetPassword: {
    subject: (app) => `إعادة تعيين كلمة مرورك في ${app}`,
    heading: 'إعادة تعيين كلمة المرور',
    request: (app) => `تلقينا طلبًا لإعادة تعيين كلمة مرور حسابك في ${app}.`,
    action: 'اختيار كلمة مرور جديدة',
    note: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لن تتغير كلمة مرورك.',
  },
  existingUser: {
    subject: (app) => `لديك حساب بالفعل في ${app}`,
    heading: 'لديك حساب بالفعل',
    explanation: (app) =>
      `تلقينا تسجيلًا بعنوان البريد الإلكتروني هذا، ولديه بالفعل حساب في ${app}. سجّل الدخول، أو أعد تعيين كلمة مرورك إذا نسيتها.`,
    action: (app) => `الانتقال إلى ${app}`,
    note: 'إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة. لم يتغير حسابك.',
  },
  notices: {
    'password.changed': {
      heading: 'تغيّرت كلمة مرورك',
      event: (app, device) => `تم تغيير كلمة مرور حسابك في ${app} من ${device}.`,
    },
    'password.reset': {
      heading: 'أُعيد تعيين كلمة مرورك',
      event: (app, device) => `تمت إعادة تعيين كلمة مرور حسابك في ${app} من ${device}.`,
    },
    'password.set': {
      heading: 'أضفت كلمة مرور',
      event: (app, device) => `تمت إضافة كلمة مرور إلى حسابك في ${app} من ${device}.`,
    },
  },
};
