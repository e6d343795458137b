import type { MailTranslations } from '#generated/texts/mails.ts';

export const apiKeys: MailTranslations['apiKeys'] = {
  keyCreated: {
    subject: (app) => `${app} の新しい API キー`,
    heading: 'API キーが作成されました',
    unnamed: 'API キー',
    named: (name) => `API キー「${name}」`,
    event: (key, app) => `${app} アカウントの${key}が作成されました。`,
    note: '作成した覚えがない場合は、キーを削除し、パスワードを変更してください。',
  },
  notices: {
    'api-key.rotated': {
      heading: 'API キーを再発行しました',
      event: (app, device) => `${device} から、${app} のアカウントの API キーのシークレットが置き換えられました。`,
    },
  },
};
