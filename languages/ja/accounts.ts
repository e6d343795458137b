import type { Translations } from '#generated/texts/screens.ts';

export const accountEventTexts: Translations['accountEventTexts'] = {
  'account.linked': 'ログイン方法の連携',
  'account.unlinked': 'ログイン方法の連携解除',
};

export const accountSentences: Translations['accountSentences'] = {
  'account.linked': '{target} が {provider} を連携しました',
  'account.unlinked': '{target} が {provider} の連携を解除しました',
};
