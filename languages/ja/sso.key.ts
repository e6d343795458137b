import type { Translations } from '#generated/texts/screens.ts';

export const ssoKey: Translations['ssoKey'] = {
  title: 'クライアント認証',
  withSecret: 'このサービスはクライアントシークレットで認証します。',
  withKey:
    'このサービスは鍵で JWT に署名します (private_key_jwt)。クライアントシークレットに戻すには、上で入力してください。',
  jwksUrl: 'JWKS URL',
  change: {
    action: '代わりに鍵を使用',
    question: 'クライアントシークレットの代わりに鍵を使用しますか?',
    consequences:
      'シークレットは削除されます。次に表示される JWKS URL をプロバイダーに設定するまで、ログインは失敗します。',
    done: 'このサービスは鍵を使用します',
  },
  rotate: {
    action: '新しい鍵を作成',
    question: '新しい鍵を作成しますか?',
    consequences: 'すぐに公開され、1 時間後から署名に使われます。',
    confirm: '鍵を作成',
    done: '鍵を作成しました',
  },
};
