import type { Translations } from '#generated/texts/screens.ts';

export const phoneNumberEventTexts: Translations['phoneNumberEventTexts'] = {
  'phone-code.refused': 'SMS-Code abgelehnt',
};

export const phoneNumberSentences: Translations['phoneNumberSentences'] = {
  'phone-code.refused': 'Falscher SMS-Code: {target}',
};
