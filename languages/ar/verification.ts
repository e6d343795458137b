import type { Translations } from '#generated/texts/screens.ts';

export const verificationEventTexts: Translations['verificationEventTexts'] = {
  'email.verified': 'تأكيد البريد الإلكتروني',
  'email.changed': 'تغيير البريد الإلكتروني',
};

export const verificationSentences: Translations['verificationSentences'] = {
  'email.verified': 'أكّد {target} بريده الإلكتروني',
  'email.changed': 'غيّر {target} بريده الإلكتروني',
};
