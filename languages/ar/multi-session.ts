import type { Translations } from '#generated/texts/screens.ts';

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
