import type { Translations } from '#generated/texts/screens.ts';

export const phoneNumberEventTexts: Translations['phoneNumberEventTexts'] = {
  'phone-code.refused': 'Code par SMS refusé',
};

export const phoneNumberSentences: Translations['phoneNumberSentences'] = {
  'phone-code.refused': 'Code par SMS incorrect\u00a0: {target}',
};
