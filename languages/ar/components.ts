import type { Translations } from '#generated/texts/screens.ts';

export const components: Translations['components'] = {
  loading: 'جارٍ التحميل',
  close: 'إغلاق',
  cancel: 'إلغاء',
  back: 'رجوع',
  failed: 'تعذّر التحميل',
  tryAgain: 'إعادة المحاولة',
  signedInAs: (name) => `أنت مسجّل الدخول بصفة ${name}.`,
  signOut: 'تسجيل الخروج',
  emailVerified: 'تم تأكيد البريد الإلكتروني. سجّل الدخول للمتابعة.',
  manageAccount: 'إدارة الحساب',
  account: (name) => `حسابك: ${name}`,
  addAccount: 'إضافة حساب',
  usePassword: 'استخدام كلمة مرورك',
  commas: 'افصل بين القيم بفواصل.',
  nothingEnabled: 'لم يتم تفعيل أي طريقة لتسجيل الدخول. تواصل مع الدعم.',
  organization: {
    general: 'عام',
    empty: 'لست عضوًا في أي مؤسسة بعد.',
    choose: 'اختر مؤسسة',
    personal: 'حساب شخصي',
    switch: (name) => `المؤسسة: ${name}. تبديل المؤسسة`,
    manage: 'إدارة المؤسسة',
    create: 'إنشاء مؤسسة',
  },
  invitation: { resend: 'إعادة الإرسال', resent: 'تمت إعادة الإرسال' },
};
