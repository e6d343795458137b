import type { Translations } from '#generated/texts/screens.ts';

export const ssoSamlErrors: Translations['ssoSamlErrors'] = {
  METADATA_NOT_READABLE: '証明書を含む 1 つの SAML 2.0 プロバイダーのメタデータではありません。',
  CERTIFICATE_REQUIRED: 'プロバイダーのメタデータを入力してください。',
  CERTIFICATE_NOT_ACCEPTED: 'メタデータの証明書には 2,048 ビット以上の RSA 鍵が必要です。',
};

export const ssoSaml: Translations['ssoSaml'] = {
  product: 'その他の SAML 2.0',
  create: 'SAML 2.0 アプリケーションを作成します',
  values: '次の値を入力します',
  acsUrl: 'ACS URL',
  entityId: 'エンティティ ID',
  serviceMetadata: 'このサービスのメタデータ',
  copy: 'メタデータのアドレスをこのページにコピーします',
  download: 'メタデータをダウンロードし、このページに貼り付けます',
  metadataUrl: 'メタデータの URL',
  metadata: 'メタデータ',
  paste: 'メタデータを貼り付ける',
  address: 'アドレスを入力する',
  signInUrl: 'ログイン URL',
  certificate: '証明書の有効期限',
  renew: '新しいメタデータを読み込む',
  renewed: 'メタデータを読み込みました',
};
