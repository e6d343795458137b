import type { Translations } from '#generated/texts/screens.ts';

export const passwordEventTexts: Translations['passwordEventTexts'] = {
  'password.changed': 'تغيير كلمة المرور',
  'password.reset': 'إعادة تعيين كلمة المرور',
  'password.set': 'إضافة كلمة مرور',
};

export const passwordSentences: Translations['passwordSentences'] = {
  'password.changed': 'غيّر {target} كلمة مروره',
  'password.reset': 'أعاد {target} تعيين كلمة مروره',
  'password.set': 'أضاف {target} كلمة مرور',
};
