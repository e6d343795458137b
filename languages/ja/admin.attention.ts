import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const attention: Translations['attention'] = {
  review: '確認',
  setUpEmail: 'メールを設定',
  openAuditLog: '監査ログを開く',
};

export const adminAttention: Translations['adminAttention'] = {
  settings: {
    'not in production mode': {
      title: 'サービスは開発モードで動作しています',
      about: 'レート制限は無効で、メールサーバーがない場合、メールは /dev/mailbox に表示されます。',
    },
    'development mode in public': {
      title: '開発モードに他のマシンから接続できます',
      about: 'レート制限は無効で、メールは送信されません。',
    },
    'generated secret': {
      title: 'シークレットは自動生成されたものです',
      about: 'データと同じ場所に保存され、フォルダーのコピーやバックアップにも含まれます。',
    },
    'weak secret': {
      title: 'シークレットが弱すぎます',
      about: '短いか、文字が繰り返されています。openssl rand -base64 32 で生成してください。',
    },
    'http base URL': {
      title: '公開アドレスが暗号化されていません',
      about: 'Cookie とメールのリンクが http で送信されます。',
    },
    'local base URL': {
      title: '公開アドレスはこのマシンでのみ有効です',
      about: 'メールのリンクは他の場所では機能しません。',
    },
    'wildcard trusted origin': {
      title: '信頼するオリジンにワイルドカードがあります',
      about: '一致するホストの所有者が、ログイン中のユーザーとして呼び出しを行えます。',
    },
    'http trusted origin': {
      title: '信頼するオリジンが暗号化されていません',
      about: 'ネットワーク上の攻撃者がなりすませます。',
    },
    'all proxies trusted': {
      title: 'すべてのプロキシが信頼されています',
      about: 'レート制限や監査ログに対して、どのクライアントも IP アドレスを偽装できます。',
    },
    'origin check off': {
      title: '呼び出し元のオリジンが確認されていません',
      about: 'どの Web ページも、ログイン中のユーザーとして呼び出しを行えます。',
    },
    'insecure cookies': {
      title: 'Cookie が https に限定されていません',
      about: 'Secure なしで設定されるため、ネットワークから読み取れます。',
    },
    'weak session cookie': {
      title: 'セッション Cookie が保護されていません',
      about: 'HttpOnly または Secure なしで設定され、スクリプトやネットワークから読み取れます。',
    },
    'unencrypted database connection': {
      title: 'データベース接続が暗号化されない場合があります',
      about:
        'パスワードとすべてのデータがネットワークから読み取られる恐れがあります。sslmode=verify-full を設定してください。',
    },
    'unverified database server': {
      title: 'データベースサーバーが検証されていません',
      about: 'ネットワーク上の攻撃者がなりすませます。sslmode=verify-full を設定してください。',
    },
    'public metrics': { title: 'メトリクスが公開されています', about: 'どのクライアントからも読み取れます。' },
    'verbose log': { title: 'ログが詳細すぎます', about: 'debug と trace のレベルは開発用です。' },
    'sessions without an end': {
      title: '使用中のセッションが終了しません',
      about: '盗まれたセッションも終了しません。',
    },
    'cheap password hashes': {
      title: 'パスワードハッシュの強度が不足しています',
      about: '盗まれたテーブルのパスワードはすぐに推測されます。',
    },
    'passwords of another service': {
      title: 'パスワードが別のサービスに送信されています',
      about: '拒否されたログインには2秒かかります。インポートしたユーザーの多くがログインしたら削除してください。',
    },
    'short passwords': {
      title: '短いパスワードが許可されています',
      about: '8文字未満のパスワードはすぐに推測されます。',
    },
    'captcha and web app': {
      title: 'CAPTCHA が Web アプリのフォームを妨げています',
      about: 'Web アプリとコンポーネントは CAPTCHA を表示しないため、フォームが拒否されます。',
    },
    'audit log without seals': {
      title: '監査ログが変更から保護されていません',
      about: 'データベースの管理者が気付かれずに変更できます。',
    },
  },
  auditLog: {
    'audit log without anchor': {
      title: 'データベース外に監査ログの指紋がありません',
      about: 'データベースの管理者が最新の項目を気付かれずに削除できます。',
    },
    'unsealed audit entries': {
      title: '監査ログの項目がまだ保護されていません',
      about: '1分以上待っています。',
    },
    'audit log changed': {
      title: '監査ログの項目が変更されています',
      about: '最後の検証で記録済みの項目の変更が見つかりました。',
    },
    'audit log not verified': {
      title: '監査ログが最近検証されていません',
      about: '最後の検証から時間が経ちすぎています。',
    },
    'anchor fails': {
      title: '監査ログの指紋を送信できません',
      about: 'できるまで、最新の項目が気付かれずに削除される恐れがあります。',
    },
  },
  emails: {
    'development mailbox': {
      title: 'メールが送信されていません',
      about: 'このマシンのすべてのユーザーが、ログインリンクを含めて /dev/mailbox で読めます。',
    },
    'no mail': { title: 'メールが送信されていません', about: 'ユーザーはパスワードを再設定できません。' },
    delayed: {
      title: (count) => plural(count, { other: `${number(count)}件のメールが待機しています` }),
      about: 'メールサーバーが1分以上受け付けていません。',
    },
    undelivered: {
      title: (count) => plural(count, { other: `${number(count)}通のメールを配信できませんでした` }),
      about: '過去7日間。',
    },
  },
};
