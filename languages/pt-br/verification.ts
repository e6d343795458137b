import type { Translations } from '#generated/texts/screens.ts';

export const verificationEventTexts: Translations['verificationEventTexts'] = {
  'email.verified': 'E-mail confirmado',
  'email.changed': 'E-mail alterado',
};

export const verificationSentences: Translations['verificationSentences'] = {
  'email.verified': '{target} confirmou o próprio e-mail',
  'email.changed': '{target} alterou o próprio e-mail',
};
