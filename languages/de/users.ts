import type { Translations } from '#generated/texts/screens.ts';

export const accountScopeTexts: Translations['accountScopeTexts'] = {
  'account:read': 'Ihre Einladungen ansehen',
  'account:update': 'Ihr Profil ändern',
};
