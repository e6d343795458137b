import type { Translations } from '#generated/texts/screens.ts';

export const phoneNumberEventTexts: Translations['phoneNumberEventTexts'] = {
  'phone-code.refused': 'Código por SMS rejeitado',
};

export const phoneNumberSentences: Translations['phoneNumberSentences'] = {
  'phone-code.refused': 'Código por SMS errado para {target}',
};
