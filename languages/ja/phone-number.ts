import type { Translations } from '#generated/texts/screens.ts';

export const phoneNumberEventTexts: Translations['phoneNumberEventTexts'] = {
  'phone-code.refused': 'SMS コードの拒否',
};

export const phoneNumberSentences: Translations['phoneNumberSentences'] = {
  'phone-code.refused': '{target} の SMS コードが間違っていました',
};
