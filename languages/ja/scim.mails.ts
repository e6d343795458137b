import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  added: {
    subject: (organization) => `${organization} にアカウントが追加されました`,
    heading: (organization) => `${organization} のメンバーになりました`,
    event: (organization, email, app) =>
      `${organization} のディレクトリが、${app} のアカウント ${email} を組織に追加しました。`,
    next: (organization) =>
      `今後、${organization} への所属とそこでできることは、このディレクトリが決定します。アカウントは引き続きあなたのものです。`,
    note: '理由に心当たりがない場合は、会社の管理者に確認してください。',
  },
  tokenExpiring: {
    subject: (directory, duration) => `${directory} のトークンはあと${duration}で期限が切れます`,
    heading: (duration) => `トークンの期限があと${duration}で切れます`,
    event: (directory, organization, app) =>
      `ディレクトリ ${directory} は、このトークンを使って ${app} で ${organization} のユーザーを作成、変更、削除しています。期限が切れると、ディレクトリの変更は反映されなくなります。`,
    next: 'ディレクトリの設定で新しいトークンを作成し、ディレクトリに入力してから、古いトークンを取り消してください。',
    note: '組織のディレクトリを管理しているため、このメールをお送りしています。',
  },
};
