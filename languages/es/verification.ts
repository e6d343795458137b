import type { Translations } from '#generated/texts/screens.ts';

export const verificationEventTexts: Translations['verificationEventTexts'] = {
  'email.verified': 'Correo electrónico verificado',
  'email.changed': 'Correo electrónico cambiado',
};

export const verificationSentences: Translations['verificationSentences'] = {
  'email.verified': '{target} verificó su correo electrónico',
  'email.changed': '{target} cambió su correo electrónico',
};
