import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const scimEventTexts: Translations['scimEventTexts'] = {
  'directory.created': 'ディレクトリの接続',
  'directory.updated': 'ディレクトリの更新',
  'directory.deleted': 'ディレクトリの切断',
  'directory.mapping-changed': 'ディレクトリグループの割り当てが変更されました',
  'directory.token-created': 'ディレクトリのトークンの作成',
  'directory.token-deleted': 'ディレクトリのトークンの取り消し',
  'directory.token-expiring': 'ディレクトリのトークンの期限切れ間近',
  'directory-user.created': 'ディレクトリのユーザーの作成',
  'directory-user.updated': 'ディレクトリのユーザーの更新',
  'directory-user.deactivated': 'ディレクトリのユーザーの無効化',
  'directory-user.reactivated': 'ディレクトリのユーザーの再有効化',
  'directory-user.deleted': 'ディレクトリのユーザーの削除',
  'directory-group.created': 'ディレクトリのグループの作成',
  'directory-group.updated': 'ディレクトリのグループの更新',
  'directory-group.deleted': 'ディレクトリのグループの削除',
  'directory-group.member-added': 'ディレクトリのグループへのメンバーの追加',
  'directory-group.member-removed': 'ディレクトリのグループからのメンバーの削除',
};

export const scimSentences: Translations['scimSentences'] = {
  'directory.created': '{actor} がディレクトリを接続しました',
  'directory.updated': '{actor} がディレクトリを更新しました',
  'directory.deleted': '{actor} がディレクトリを切断しました',
  'directory.mapping-changed': '{actor} がディレクトリグループのロールとチームを変更しました',
  'directory.token-created': '{actor} がディレクトリのトークンを作成しました',
  'directory.token-deleted': '{actor} がディレクトリのトークンを取り消しました',
  'directory.token-expiring': 'ディレクトリのトークンの期限がまもなく切れます',
  'directory-user.created': 'ディレクトリがユーザーを作成しました',
  'directory-user.updated': 'ディレクトリがユーザーを更新しました',
  'directory-user.deactivated': 'ディレクトリがユーザーを無効にしました',
  'directory-user.reactivated': 'ディレクトリがユーザーを再び有効にしました',
  'directory-user.deleted': 'ディレクトリがユーザーを削除しました',
  'directory-group.created': 'ディレクトリがグループを作成しました',
  'directory-group.updated': 'ディレクトリがグループを更新しました',
  'directory-group.deleted': 'ディレクトリがグループを削除しました',
  'directory-group.member-added': 'ディレクトリがユーザーをグループに追加しました',
  'directory-group.member-removed': 'ディレクトリがユーザーをグループから削除しました',
};

export const scimScopeTexts: Translations['scimScopeTexts'] = { 'directory:read': '組織のディレクトリの表示' };

export const scimErrors: Translations['scimErrors'] = {
  DIRECTORY_NOT_FOUND: 'ディレクトリの接続は解除されました。',
  DIRECTORY_ALREADY_EXISTS: '組織にはすでにディレクトリがあります。',
  DIRECTORY_GROUP_NOT_FOUND: 'ディレクトリがこのグループを削除しました。',
  DIRECTORY_TOKEN_NOT_FOUND: 'このトークンは失効しました。',
  DIRECTORY_TOKEN_LIMIT_REACHED: 'ディレクトリのトークンは5個までです。使わなくなったものを失効させてください。',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES: 'このディレクトリを変更する権限がありません。',
};

export const scim: Translations['scim'] = {
  title: 'ディレクトリ',
  about: (organization) => `会社のディレクトリが ${organization} に送るユーザーとグループです。`,
  notAllowed: 'ディレクトリを表示する権限がありません。',
  empty: {
    title: '接続されたディレクトリはありません',
    description: 'Okta、Microsoft Entra ID などが SCIM 2.0 でメンバーを作成、変更、削除します。',
  },
  connect: { open: 'ディレクトリを接続', title: 'ディレクトリを接続', submit: '接続' },
  created: {
    title: 'トークンを保存してください',
    what: 'トークン',
    about: '設定に表示されるベース URL とともに、ディレクトリに入力してください。',
  },
  tabs: { users: 'ユーザー', groups: 'グループ', requests: 'リクエスト', settings: '設定' },
  waiting: '最初のリクエストを待っています',
  lastRequest: '最後のリクエスト',
  state: { on: 'オン', off: 'オフ' },
  fields: {
    name: '名前',
    nameHint: '例：製品名（Okta、Entra ID）',
    defaultRole: '新しいメンバーのロール',
    ceilingRole: '最上位のロール',
    ceilingHint: 'ディレクトリは、これより上位のロールを付与も変更もしません。',
  },
  users: {
    empty: {
      title: 'ユーザーはまだいません',
      description: 'ディレクトリでアプリケーションにユーザーを割り当ててください。',
    },
    count: (total, formatted) => plural(total, { other: `${formatted} 人のユーザー` }),
    inactive: '無効',
    noAccount: 'アカウントなし',
  },
  groups: {
    empty: {
      title: 'グループはまだありません',
      description: 'ロールとチームを付与するには、ディレクトリからグループを送ってください。',
    },
    count: (total, formatted) => plural(total, { other: `${formatted} 個のグループ` }),
    members: (count) => plural(count, { other: `メンバー ${count} 人` }),
    team: (name) => `チーム ${name}`,
    change: '変更',
    changeOf: (name) => `${name} が付与するものを変更`,
    title: (name) => `${name} のメンバー`,
    about: 'メンバーはこれらのロールとチームをすぐに受け取り、グループを離れると失います。',
    roles: 'ロール',
    teamField: 'チーム',
    noTeam: 'なし',
    submit: '保存',
    done: 'グループを変更しました',
  },
  requests: {
    empty: {
      title: '拒否されたリクエストはありません',
      description: 'ディレクトリから送信された内容はすべて受け付けられました。',
    },
    about: '過去 30 日間に拒否されたリクエスト (最大 100 件)。',
  },
  tokens: {
    title: '接続',
    about: 'ベース URL とトークンをディレクトリに入力してください。',
    url: 'ベース URL',
    unnamed: '名前のないトークン',
    used: '使用',
    neverUsed: '未使用',
    expires: '有効期限',
    expired: '期限切れ',
    add: {
      open: 'トークンを作成',
      title: 'トークンを作成',
      about: '交換するには、新しいトークンをディレクトリに入力してから、古いトークンを失効させてください。',
      submit: 'トークンを作成',
    },
    revoke: {
      action: '失効',
      question: (start) => `${start}… を失効させますか？`,
      consequences: 'このトークンによるリクエストはすぐに拒否されます。',
      confirm: 'トークンを失効',
      done: 'トークンを失効させました',
    },
  },
  edit: {
    title: 'メンバー',
    about: 'ディレクトリが追加するメンバーができること。',
    submit: '保存',
    done: 'ディレクトリを変更しました',
  },
  confirm: {
    title: '未承認',
    about:
      'セットアップリンクを持つ人がこのディレクトリを接続しました。ユーザーとグループを読み取れますが、変更はできません。',
    waiting:
      'ディレクトリは読み取りができます。組織のオーナーが承認すると、ユーザーとグループを変更するようになります。',
    action: 'ディレクトリを承認',
    question: (name) => `${name} を承認しますか？`,
    consequences: '今後、ディレクトリがメンバーを作成、変更、削除します。',
    done: 'ディレクトリを承認しました',
  },
  disable: {
    title: 'オフにする',
    about: '再びオンにするまで、ディレクトリのリクエストは拒否されます。メンバーのアクセスは変わりません。',
    action: 'オフにする',
    question: (name) => `${name} をオフにしますか？`,
    done: 'ディレクトリをオフにしました',
    isDisabled: 'このディレクトリはオフです。リクエストは拒否されます。',
  },
  enable: {
    title: 'オンにする',
    about: 'ディレクトリのリクエストを再び受け付けます。',
    action: 'オンにする',
    question: (name) => `${name} をオンにしますか？`,
    done: 'ディレクトリをオンにしました',
  },
  disconnect: {
    title: '接続を解除',
    about: 'ディレクトリのユーザーとグループを消去します。',
    action: 'ディレクトリの接続を解除',
    question: (name) => `${name} の接続を解除しますか？`,
    consequences: 'メンバーはロールとチームを保ったまま組織に残ります。以後は手動で管理します。',
    confirm: '接続を解除',
    done: 'ディレクトリの接続を解除しました',
  },
};
