import type { Translations } from '#generated/texts/screens.ts';

export const accountScopeTexts: Translations['accountScopeTexts'] = {
  'account:read': 'Ver seus convites',
  'account:update': 'Alterar seu perfil',
};
