import type { Translations } from '#generated/texts/screens.ts';

export const oauthProviderErrors: Translations['oauthProviderErrors'] = {
  OAUTH_CLIENT_NOT_FOUND: 'このアプリケーションは存在しません。',
  OAUTH_CLIENT_HAS_NO_SECRET: 'このアプリケーションにはシークレットがありません。',
  INVALID_JWKS: 'これらの公開鍵は使用できません。',
  OAUTH_GRANT_NOT_FOUND: 'このアプリは接続されていません。',
  OAUTH_INTERACTION_EXPIRED: 'このリクエストの有効期限が切れました。アプリケーションからやり直してください。',
  OAUTH_CLIENT_LIMIT_REACHED: 'アプリケーション数の上限に達しました。使用していないものを削除してください。',
  OAUTH_CLIENT_IS_FOR_MEMBERS: 'このアプリケーションは組織のメンバー専用です。',
  OAUTH_CLIENT_DESCRIBES_ITSELF: 'このアプリケーションは自らの情報を公開しています。無効化または削除のみ可能です。',
  REGISTRATION_TOKEN_NOT_FOUND: 'この登録トークンはもう存在しません。',
  OAUTH_SCOPE_NOT_GRANTED: 'このアプリには許可されていません。',
  INVALID_OAUTH_REDIRECT_URI: '許可されていないアドレスがあります。',
  RESOURCE_NOT_FOUND: 'この API は存在しません。',
  RESOURCE_ALREADY_EXISTS: 'このアドレスの API はすでに登録されています。',
  INVALID_RESOURCE_URI: 'このアドレスは API の名前に使えません。',
  INVALID_RESOURCE_SCOPES: '各スコープに、このサービスが使用していない固有の名前を付けてください。',
  SERVICE_ACCOUNTS_ARE_FOR_MACHINES: 'サービスアカウントは、ユーザーのいないサービス専用です。',
};

export const oauthEventTexts: Translations['oauthEventTexts'] = {
  'oauth-client.created': 'アプリケーションの登録',
  'oauth-client.registered': 'アプリケーションが自ら登録',
  'oauth-client.updated': 'アプリケーションの変更',
  'oauth-client.secret-rotated': 'アプリケーションのシークレットの置き換え',
  'oauth-client.deleted': 'アプリケーションの削除',
  'oauth-resource.created': 'API の登録',
  'oauth-resource.updated': 'API の変更',
  'oauth-resource.deleted': 'API の削除',
  'oauth-resource.linked': 'アプリケーションへの API の割り当て',
  'oauth-resource.unlinked': 'アプリケーションの API の取り消し',
  'oauth-client.verified': 'アプリケーションの確認',
  'oauth-client-host.changed': 'アプリケーションのホストを変更',
  'oauth-registration-token.created': '登録トークンを作成',
  'oauth-registration-token.deleted': '登録トークンを削除',
  'oauth-client.secret-expiring': 'クライアントシークレットの終了間近',
  'oauth-grant.created': 'アプリケーションの接続',
  'oauth-grant.updated': 'アプリケーションへの追加の許可',
  'oauth-grant.denied': 'アプリケーションの拒否',
  'oauth-grant.revoked': 'アプリケーションの接続解除',
  'oauth-code.reused': '認可コードの再使用',
  'oauth-token.reused': 'リフレッシュトークンの再使用',
  'oauth-logout.failed': 'ログアウトトークンの送信失敗',
};

export const oauthSentences: Translations['oauthSentences'] = {
  'oauth-client.created': '{actor} が[アプリケーション {name} |アプリケーション]を登録しました',
  'oauth-client.registered': 'アプリケーションが自らを登録しました',
  'oauth-client.updated': '{actor} が[アプリケーション {name} |アプリケーション]を変更しました',
  'oauth-client.secret-rotated': '{actor} が[アプリケーション {name} |アプリケーション]のシークレットを置き換えました',
  'oauth-client.deleted': '{actor} が[アプリケーション {name} |アプリケーション]を削除しました',
  'oauth-resource.created': '{actor} が [API {name}|API] を登録しました',
  'oauth-resource.updated': '{actor} が [API {name}|API] を変更しました',
  'oauth-resource.deleted': '{actor} が [API {name}|API] を削除しました',
  'oauth-resource.linked': '{actor} がアプリケーションに [API {name}|API] を割り当てました',
  'oauth-resource.unlinked': '{actor} がアプリケーションの [API {name}|API] を取り消しました',
  'oauth-client.verified': '{actor} が[アプリケーション {name} |アプリケーション]の確認状態を変更しました',
  'oauth-client-host.changed': '{actor} がアプリケーションのホストの確認状態を変更しました',
  'oauth-registration-token.created': '{actor} が登録トークンを作成しました',
  'oauth-registration-token.deleted': '{actor} が登録トークンを削除しました',
  'oauth-client.secret-expiring':
    '[アプリケーション {name} |アプリケーション]のクライアントシークレットがまもなく終了します',
  'oauth-grant.created': '{target} が[アプリケーション {name} |アプリケーション]を接続しました',
  'oauth-grant.updated': '{target} が[アプリケーション {name} |アプリケーション]に追加の許可を与えました',
  'oauth-grant.denied': '{target} が[アプリケーション {name} |アプリケーション]を拒否しました',
  'oauth-grant.revoked': '{target} が[アプリケーション {name} |アプリケーション]の接続を解除しました',
  'oauth-code.reused': '{target} の認可コードが再使用されたため、そのトークンを無効にしました',
  'oauth-token.reused': '{target} のリフレッシュトークンが再使用されたため、関連するトークンを無効にしました',
  'oauth-logout.failed': 'アプリケーションがログアウトトークンを受け付けませんでした',
};

export const oauthProviderAttention: Translations['oauthProviderAttention'] = {
  openRegistration: {
    title: 'アプリケーションの登録が公開されています',
    about: 'どのプログラムも任意の名前で登録できます。',
  },
};
