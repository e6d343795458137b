import type { Translations } from '#generated/texts/screens.ts';

export const accountScopeTexts: Translations['accountScopeTexts'] = {
  'account:read': '自分への招待の表示',
  'account:update': 'プロフィールの変更',
};
