import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditChain: MailTranslations['auditChain'] = {
  checkpoint: {
    subject: (app, day) => `${app} の監査ログ：${day} のチェックポイント`,
    heading: (number) => `チェックポイント ${number}`,
    facts: (day, entries) => `${day} までに、監査ログには封印されたエントリが ${entries} 件あります。`,
    use: 'このメールを保管してください。以後エントリが削除・変更されていないことを証明するには、次の行をファイルに保存し、コマンド npm run audit -- verify --anchor に渡します。',
    note: 'このアドレスが監査ログのアンカーであるため、このメールをお送りしています。',
  },
  violation: {
    subject: (app) => `${app} の監査ログが変更されました`,
    heading: '監査ログが変更されました',
    event: (app, count) => `${app} の監査ログの検証で、記録されたエントリの変更が見つかりました：${count}。`,
    next: 'これはデータベースの管理者、またはそのサーバーを乗っ取った人にしかできません。何かを変更する前に、データベースのコピーを保存してください。',
    action: '変更を表示',
    note: '監査ログを閲覧できるため、このメールをお送りしています。',
  },
};
