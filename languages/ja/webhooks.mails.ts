import type { MailTranslations } from '#generated/texts/mails.ts';

export const webhooks: MailTranslations['webhooks'] = {
  disabled: {
    subject: (app) => `${app} の Webhook が無効になりました`,
    heading: 'Webhook が無効になりました',
    event: (host, app) => `${app} は長時間、${host} にイベントを配信できませんでした。`,
    next: '受信側を修復してから、Webhook を再び有効にしてください。受信できなかったイベントはイベントログで確認できます。',
    note: 'この Webhook を管理できるため、このメールをお送りしています。',
  },
};
