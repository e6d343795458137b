import type { Translations } from '#generated/texts/screens.ts';

export const accountScopeTexts: Translations['accountScopeTexts'] = {
  'account:read': 'Consulter vos invitations',
  'account:update': 'Modifier votre profil',
};
