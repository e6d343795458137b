import type { Translations } from '#generated/texts/screens.ts';

export const accountEventTexts: Translations['accountEventTexts'] = {
  'account.linked': 'Método de login conectado',
  'account.unlinked': 'Método de login desconectado',
};

export const accountSentences: Translations['accountSentences'] = {
  'account.linked': '{target} conectou {provider}',
  'account.unlinked': '{target} desconectou {provider}',
};
