import type { MailTranslations } from '#generated/texts/mails.ts';

export const passkeys: MailTranslations['passkeys'] = {
  cloneSuspected: {
    subject: (app) => `${app} がパスキーによるログインを拒否しました`,
    heading: 'パスキーが複製された可能性があります',
    unnamed: 'パスキー',
    named: (name) => `パスキー「${name}」`,
    event: (passkey, app) =>
      `${app} アカウントの${passkey}が拒否されました。署名カウンターが増加しなかったため、複製が存在する可能性があります。`,
    note: '別の方法でログインし、「セキュリティ」でこのパスキーを削除してください。',
  },
};
