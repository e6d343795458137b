import type { Translations } from '#generated/texts/screens.ts';

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'このキーは存在しません。',
  API_KEY_LIMIT_REACHED: 'API キーの上限に達しました。使用していないキーを削除してください。',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'API キー',
  about: 'プログラムがあなたの代わりに操作できます。キーの権限があなたの権限を超えることはありません。',
  disabled: { title: 'API キーは有効になっていません', about: 'このサービスの運営者に有効化を依頼してください。' },
  verifyFirst: 'キーを作成するにはメールアドレスを確認してください。',
  empty: {
    title: 'API キーはまだありません',
    description: 'アカウントを使用するプログラムごとにキーを作成してください。',
  },
  scopes: { account: 'アカウント', organizations: '所属する組織', administration: '管理' },
  rename: {
    action: '名前を変更',
    title: 'キーの名前を変更',
    name: '名前',
    submit: '名前を保存',
    done: 'キーの名前を変更しました',
  },
  disable: { action: '無効にする', done: 'キーを無効にしました' },
  enable: { action: '有効にする', done: 'キーを有効にしました' },
};

export const apiKeyEventTexts: Translations['apiKeyEventTexts'] = {
  'api-key.created': 'API キーの作成',
  'api-key.updated': 'API キーの変更',
  'api-key.rotated': 'API キーの再発行',
  'api-key.deleted': 'API キーの削除',
};

export const apiKeySentences: Translations['apiKeySentences'] = {
  'api-key.created': '{target} が API キーを作成しました',
  'api-key.updated': '{target} が API キーを変更しました',
  'api-key.rotated': '{target} が API キーを再発行しました',
  'api-key.deleted': '{target} が API キーを削除しました',
};
