import type { Translations } from '#generated/texts/screens.ts';

export const securityNoticeEventTexts: Translations['securityNoticeEventTexts'] = {
  'security-notices.updated': 'セキュリティメールの変更',
};

export const securityNoticeSentences: Translations['securityNoticeSentences'] = {
  'security-notices.updated': '{target} がセキュリティメールの設定を変更しました',
};
