import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

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

export const serviceAccountEventTexts: Translations['serviceAccountEventTexts'] = {
  'service-account.created': 'サービスアカウントの作成',
  'service-account.updated': 'サービスアカウントの更新',
  'service-account.deleted': 'サービスアカウントの削除',
  'service-account.key-created': 'サービスアカウントのキーの作成',
  'service-account.key-rotated': 'サービスアカウントのキーの再発行',
  'service-account.key-deleted': 'サービスアカウントのキーの削除',
};

export const serviceAccountSentences: Translations['serviceAccountSentences'] = {
  'service-account.created': '{actor} が {role} として[サービスアカウント {name} |サービスアカウント]を作成しました',
  'service-account.updated': '{actor} が[サービスアカウント {name} |サービスアカウント]を更新しました',
  'service-account.deleted': '{actor} が[サービスアカウント {name} |サービスアカウント]を削除しました',
  'service-account.key-created': '{actor} が[サービスアカウント {name} |サービスアカウント]のキーを作成しました',
  'service-account.key-rotated': '{actor} が[サービスアカウント {name} |サービスアカウント]のキーを再発行しました',
  'service-account.key-deleted': '{actor} が[サービスアカウント {name} |サービスアカウント]のキーを削除しました',
};
