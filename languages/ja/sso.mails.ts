import type { MailTranslations } from '#generated/texts/mails.ts';

export const sso: MailTranslations['sso'] = {
  breakGlass: {
    subject: (organization) => `${organization} のオーナーがシングルサインオンを使わずにログインしました`,
    heading: 'オーナーがシングルサインオンを使わずにログインしました',
    event: (owner, organization, app) =>
      `${organization} はシングルサインオンを必須にしていますが、${owner} がパスワードまたはパスキーで ${app} にログインしました。`,
    next: 'ID プロバイダーに障害があるとき、オーナーはこの方法でログインできます。理由に心当たりがない場合は、そのオーナーに確認してください。',
    note: 'このメールは、あなたが組織のオーナーであるため送信されています。',
  },
};
