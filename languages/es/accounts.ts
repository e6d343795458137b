import type { Translations } from '#generated/texts/screens.ts';

export const accountEventTexts: Translations['accountEventTexts'] = {
  'account.linked': 'Método de inicio de sesión vinculado',
  'account.unlinked': 'Método de inicio de sesión desvinculado',
};

export const accountSentences: Translations['accountSentences'] = {
  'account.linked': '{target} vinculó {provider}',
  'account.unlinked': '{target} desvinculó {provider}',
};
