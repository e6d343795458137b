import type { Translations } from '#generated/texts/screens.ts';

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
  add: 'إضافة اسم مستخدم',
  username: 'اسم المستخدم',
  rule: (length) => `استخدم ${length} على الأقل من الأحرف أو الأرقام أو النقاط أو الشرطات السفلية`,
};

export const usernameEventTexts: Translations['usernameEventTexts'] = {
  'username.changed': 'تغيير اسم المستخدم',
};

export const usernameSentences: Translations['usernameSentences'] = {
  'username.changed': 'غيّر {target} اسم المستخدم',
};
