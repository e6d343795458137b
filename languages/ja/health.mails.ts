import type { MailTranslations } from '#generated/texts/mails.ts';

export const health: MailTranslations['health'] = {
  errorPage: {
    title: '問題が発生しました',
    advice: 'もう一度お試しください。問題が続く場合は、このコードを添えてサポートにご連絡ください。',
    back: (app) => `${app} に戻る`,
    code: 'エラーコード:',
    iconLabel: '警告',
  },
};
