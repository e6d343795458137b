import type { Translations } from '#generated/texts/screens.ts';

export const passwordEventTexts: Translations['passwordEventTexts'] = {
  'password.changed': 'Mot de passe modifié',
  'password.reset': 'Mot de passe réinitialisé',
  'password.set': 'Mot de passe ajouté',
};

export const passwordSentences: Translations['passwordSentences'] = {
  'password.changed': '{target} a changé son mot de passe',
  'password.reset': '{target} a réinitialisé son mot de passe',
  'password.set': '{target} a ajouté un mot de passe',
};
