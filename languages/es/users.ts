import type { Translations } from '#generated/texts/screens.ts';

export const accountScopeTexts: Translations['accountScopeTexts'] = {
  'account:read': 'Ver sus invitaciones',
  'account:update': 'Cambiar su perfil',
};
