import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');
const users = (count: number) => plural(count, { other: `${number(count)}人のユーザー` });
const members = (count: number, formatted: string) => plural(count, { other: `${formatted}人のメンバー` });

/** Of every list with a selection. */
export const selection: Translations['selection'] = {
  selected: (count) => `${number(count)}人を選択中`,
  clear: '選択を解除',
  select: (name) => `${name} を選択`,
  others: (count) => `ほか${number(count)}人`,
  progress: (done, count) => `${number(done)} / ${number(count)}`,
  close: '閉じる',
};

export const bulk: Translations['bulk'] = {
  toolbar: '選択したユーザー',
  selectPage: 'このページのすべてのユーザーを選択',
  failed: {
    title: (count) => `${users(count)}を変更できませんでした`,
    about: (done) =>
      done === 0
        ? '変更されたユーザーはいません。'
        : `${users(done)}を変更しました。残りのユーザーは選択されたままです:`,
  },
  ban: {
    open: '利用停止',
    title: (count) => `${users(count)}を利用停止にしますか？`,
    about: 'ログアウトし、ログインをブロックします。',
    submit: (count) => `${users(count)}を利用停止`,
    done: (count) => `${users(count)}を利用停止にしました`,
  },
  unban: {
    open: '利用停止を解除',
    title: (count) => `${users(count)}の利用停止を解除しますか？`,
    about: '再びログインできるようになります。',
    submit: (count) => `${users(count)}の利用停止を解除`,
    done: (count) => `${users(count)}の利用停止を解除しました`,
  },
  signOut: {
    open: 'ログアウト',
    title: (count) => `${users(count)}をログアウトしますか？`,
    about: 'すべてのデバイスで再度ログインが必要になります。',
    submit: (count) => `${users(count)}をログアウト`,
    done: (count) => `${users(count)}をログアウトしました`,
  },
  remove: {
    open: '削除',
    title: (count) => `${users(count)}を削除しますか？`,
    about: 'セッション、ログイン方法、メンバーシップを削除します。この操作は取り消せません。',
    confirmation: users,
    submit: (count) => `${users(count)}を削除`,
    done: (count) => `${users(count)}を削除しました`,
  },
};

export const adminOrganizations: Translations['adminOrganizations'] = {
  title: '組織',
  search: '名前、URL、ID で検索',
  file: '組織',
  columns: { name: '名前', members: 'メンバー', createdAt: '作成' },
  members: (count) => members(count, number(count)),
  empty: { title: '組織が見つかりません' },
  count: (total, formatted) => plural(total, { other: `${formatted}件の組織` }),
  back: 'すべての組織',
  notFound: {
    title: '組織が見つかりません',
    about: 'リンクが間違っているか、組織が削除された可能性があります。',
    next: 'すべての組織へ',
  },
  tabs: { label: '組織', overview: '概要', members: 'メンバー', activity: 'アクティビティ' },
  facts: {
    id: 'ID',
    copyId: '組織 ID',
    url: 'URL',
    created: '作成',
    members: 'メンバー',
    teams: 'チーム',
    invitations: '招待',
    pending: (count) => `保留中${number(count)}件`,
    twoFactor: '2要素認証',
    required: 'メンバーに必須',
  },
  edit: {
    title: '詳細',
    name: '名前',
    slug: 'URL',
    slugDescription: '現在の URL は使用できなくなります。',
    submit: '詳細を保存',
    done: '組織を保存しました',
  },
  setUp: {
    title: 'セットアップリンク',
    about: '組織の IT 担当者が、アカウントなしでシングルサインオンやディレクトリを設定できるようにします。',
    action: 'セットアップリンクを作成',
  },
  remove: {
    title: '組織を削除',
    about: 'メンバーシップ、招待、チームを削除します。ユーザーのアカウントは残ります。この操作は取り消せません。',
    open: '組織を削除',
    dialog: (name) => `${name} を削除しますか？`,
    submit: '組織を削除',
    done: '組織を削除しました',
  },
  memberList: {
    file: 'メンバー',
    columns: { roles: 'ロール', joined: '参加' },
    empty: { title: 'メンバーが見つかりません' },
    count: members,
  },
};
