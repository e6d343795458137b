import type { Translations } from '#generated/texts/screens.ts';

export const verificationEventTexts: Translations['verificationEventTexts'] = {
  'email.verified': 'Adresse e-mail validée',
  'email.changed': 'Adresse e-mail modifiée',
};

export const verificationSentences: Translations['verificationSentences'] = {
  'email.verified': '{target} a validé son adresse e-mail',
  'email.changed': '{target} a changé son adresse e-mail',
};
