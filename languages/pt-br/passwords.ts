import type { Translations } from '#generated/texts/screens.ts';

export const passwordEventTexts: Translations['passwordEventTexts'] = {
  'password.changed': 'Senha alterada',
  'password.reset': 'Senha redefinida',
  'password.set': 'Senha adicionada',
};

export const passwordSentences: Translations['passwordSentences'] = {
  'password.changed': '{target} alterou a própria senha',
  'password.reset': '{target} redefiniu a própria senha',
  'password.set': '{target} adicionou uma senha',
};
