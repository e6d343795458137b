import type { Translations } from '#generated/texts/screens.ts';
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
  scopes: (count) => plural(count, { other: `${count}件の権限` }),
  create: {
    open: 'キーを作成',
    title: 'API キーを作成',
    name: '名前',
    nameHint: 'キーを使用するプログラム。',
    scopes: '権限',
    expiry: '有効期限',
    access: {
      full: { name: 'フルアクセス', about: 'キーに付与できるすべての権限。' },
      read: { name: '読み取り専用', about: 'データを参照するだけで、変更しません。' },
      restricted: { name: '制限付き', about: '選択した権限のみ。' },
    },
    advanced: '詳細設定',
    networks: '許可するIPアドレス',
    networksHint:
      'これらのアドレスまたはネットワークからのみキーを使えます。カンマ区切りで入力します。空欄にするとすべて許可されます。',
    networksInvalid: '203.0.113.7 や 192.0.2.0/24 のようなアドレスをカンマ区切りで入力してください。',
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
