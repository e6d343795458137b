import type { Translations } from '#client/languages/translations.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('ja');
const plural = pluralOf('ja');

export const keys: Translations['keys'] = {
  unnamed: '名前のないキー',
  actionsFor: (name) => `${name} の操作`,
  state: { disabled: '無効', expired: '期限切れ' },
  used: '使用:',
  neverUsed: '未使用',
  expires: '有効期限:',
  noExpiry: '無期限',
  networks: (networks) => `${list(networks)} からのみ`,
  noScopes: '権限なし',
  create: {
    open: 'キーを作成',
    title: 'API キーを作成',
    name: '名前',
    nameHint: 'キーを使用するプログラム。',
    scopes: '権限',
    expiry: '有効期限',
    networks: 'ネットワーク',
    networksHint: '192.0.2.0/24 のようなアドレスをカンマ区切りで入力します。空欄にするとすべて許可されます。',
    networksInvalid: '192.0.2.0/24 のようなネットワークをカンマ区切りで入力してください。',
    submit: 'キーを作成',
  },
  lifetimes: { month: '30日後', quarter: '90日後', year: '1年後', never: '無期限' },
  created: { title: 'キーを保存', what: 'キー', about: 'プログラムは x-api-key ヘッダーで送信します。' },
  rotate: {
    action: '再発行',
    title: 'キーを再発行',
    about: '同じ権限の新しいキーを作成します。',
    overlap: '古いキーが使用できなくなる時期',
    overlaps: { now: '今すぐ', day: '1日後', week: '1週間後' },
    submit: 'キーを再発行',
  },
  delete: {
    action: '削除',
    question: (name) => `${name} を削除しますか？`,
    consequences: 'このキーを使用するプログラムは動作しなくなります。この操作は取り消せません。',
    confirm: 'キーを削除',
    done: 'キーを削除しました',
  },
};

export const keyScopes: Translations['keyScopes'] = {
  'account:read': '自分への招待の表示',
  'account:update': 'プロフィールの変更',
  'organization:read': '組織、メンバー、ロール、チーム、その履歴の表示',
  'organization:create': '組織の作成',
  'organization:update': '組織の変更',
  'member:update': 'メンバーのロールとチームの変更',
  'member:delete': 'メンバーの削除',
  'member:create': '任意のユーザーを任意の組織に追加',
  'invitation:create': 'メンバーの招待',
  'invitation:cancel': '招待のキャンセル',
  'team:create': 'チームの作成',
  'team:update': 'チームの変更',
  'team:delete': 'チームの削除',
  'user:list': 'ユーザーの一覧表示',
  'user:get': 'ユーザーの表示',
  'user:create': 'ユーザーの作成',
  'user:update': 'ユーザーの変更',
  'user:set-role': 'ユーザーのロールの変更',
  'user:set-password': 'ユーザーのパスワードとメールアドレスの設定',
  'user:ban': 'ユーザーの利用停止とその解除',
  'user:delete': 'ユーザーの削除',
  'session:list': 'ユーザーのセッションの表示',
  'session:revoke': 'ユーザーのログアウト',
  'organization:list': 'すべての組織の一覧表示',
  'organization:get': 'すべての組織とそのメンバーの表示',
  'audit:list': '監査ログとイベントの表示',
};

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

export const serviceAccountErrors: Translations['serviceAccountErrors'] = {
  SERVICE_ACCOUNT_NOT_FOUND: 'このサービスアカウントは存在しません。',
  SERVICE_ACCOUNT_LIMIT_REACHED: 'サービスアカウントの上限に達しました。使用していないものを削除してください。',
};

export const serviceAccounts: Translations['serviceAccounts'] = {
  title: 'サービスアカウント',
  about: '個人ではなくプラットフォームのために動作するプログラムの ID。',
  aboutOrganization: (name) => `個人ではなく ${name} のために動作するプログラムの ID。`,
  notAllowed: 'サービスアカウントを管理する権限がありません。',
  disabled: {
    title: 'サービスアカウントは有効になっていません',
    about: 'このサービスの運営者に API キーの有効化を依頼してください。',
  },
  empty: {
    title: 'サービスアカウントはまだありません',
    description: '人が離れても動作し続ける必要があるプログラムごとに作成してください。',
  },
  keys: (count) => (count === 0 ? 'キーなし' : plural(count, { other: `${count}個のキー` })),
  state: { disabled: '無効' },
  actionsFor: (name) => `${name} の操作`,
  create: { open: 'サービスアカウントを作成', title: 'サービスアカウントを作成', submit: 'サービスアカウントを作成' },
  fields: { name: '名前', nameHint: 'アカウントを使用するプログラム。', role: 'ロール' },
  edit: {
    action: '編集',
    title: 'サービスアカウントを編集',
    submit: '変更を保存',
    done: 'サービスアカウントを更新しました',
  },
  disable: { action: '無効にする', done: 'サービスアカウントを無効にしました' },
  enable: { action: '有効にする', done: 'サービスアカウントを有効にしました' },
  delete: {
    action: '削除',
    question: (name) => `${name} を削除しますか？`,
    consequences: 'キーは使用できなくなります。この操作は取り消せません。',
    confirm: 'サービスアカウントを削除',
    done: 'サービスアカウントを削除しました',
  },
  account: {
    action: 'キーを表示',
    about: 'プログラムがリクエストとともに送信するキー。',
    back: 'サービスアカウントに戻る',
    isDisabled: 'このサービスアカウントは無効です。キーは使用できません。',
    empty: { title: 'キーはまだありません', description: 'キーを作成し、プログラムの設定に保存してください。' },
    gone: '削除された可能性があります。',
  },
  scopes: {
    platform: { organizations: '組織', administration: '管理' },
    organization: { organizations: 'この組織' },
  },
};
