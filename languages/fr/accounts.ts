import type { Translations } from '#generated/texts/screens.ts';

export const accountEventTexts: Translations['accountEventTexts'] = {
  'account.linked': 'Méthode de connexion associée',
  'account.unlinked': 'Méthode de connexion dissociée',
};

export const accountSentences: Translations['accountSentences'] = {
  'account.linked': '{target} a associé {provider}',
  'account.unlinked': '{target} a dissocié {provider}',
};
