import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const domainErrors: Translations['domainErrors'] = {
  INVALID_DOMAIN: 'https:// や @ を付けずに、example.com のようなドメインを入力してください。',
  PUBLIC_DOMAIN: 'このドメインのメールアドレスは誰でも取得できます。自社のドメインを入力してください。',
  DOMAIN_ALREADY_ADDED: 'このドメインはすでに追加されています。',
  DOMAIN_LIMIT_REACHED: 'ドメイン数の上限に達しました。使用していないドメインを削除してください。',
  DOMAIN_NOT_FOUND: 'このドメインは削除されました。',
  DOMAIN_RECORD_NOT_FOUND: 'レコードはまだありません。',
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS:
    '他の TXT レコードはありますが、このレコードはありません。名前と値を比較してください。',
  DOMAIN_LOOKUP_FAILED: 'このドメインのネームサーバーが応答しません。しばらくしてからもう一度お試しください。',
  DOMAIN_IS_TAKEN:
    '別の組織がこのドメインを確認しています。その組織のレコードが削除されてから、もう一度確認してください。',
};

export const domains: Translations['domains'] = {
  title: 'ドメイン',
  about: (organization) => `${organization} に属するメールドメインです。`,
  notAllowed: 'ドメインを表示する権限がありません。',
  empty: { title: 'ドメインはまだありません', description: '組織のメールアドレスのドメインを確認してください。' },
  add: {
    open: 'ドメインを追加',
    title: 'ドメインを追加',
    submit: 'ドメインを追加',
    field: 'ドメイン',
    example: 'example.com',
    hint: 'メールアドレスの @ より後の部分です。',
  },
  status: { pending: '未確認', verified: '確認済み', failing: 'レコードなし', lost: '確認の失効' },
  added: '追加:',
  checked: '検査:',
  includesSubdomains: 'サブドメインを含む',
  failing: (since, until) =>
    `${since}からレコードが見つかりません。${until}までに元に戻らない場合、ドメインの確認は失効します。`,
  lost: (since) => `レコードが見つからなかったため、このドメインの確認は${since}に失効しました。`,
  record: {
    title: (domain) => `${domain} を管理している場所に、このレコードを追加してください`,
    type: '種類',
    name: '名前',
    value: '値',
    fullName: '完全な名前',
    names:
      'ほとんどの DNS プロバイダーは名前にドメインを付け加えます。そうでない場合は、完全な名前を入力してください。',
    copyName: '名前',
    copyFullName: '完全な名前',
    copyValue: '値',
  },
  check: {
    submit: '今すぐ確認',
    submitOf: (domain) => `${domain} を今すぐ確認`,
    delay: 'DNS の変更には 1 時間ほどかかることがあります。',
    again: 'このページを開いている間、1 分ごとに確認します。',
    others: (count, name) =>
      plural(count, {
        other: `${name} に ${count} 件の TXT レコードが見つかりましたが、このレコードはありません。`,
      }),
    done: (domain) => `${domain} が確認されました`,
  },
  actionsFor: (domain) => `${domain} の操作`,
  subdomains: {
    include: 'サブドメインを含める',
    exclude: 'サブドメインを除外',
    included: 'サブドメインを含めました',
    excluded: 'サブドメインを除外しました',
  },
  remove: {
    action: '削除',
    question: (domain) => `${domain} を削除しますか?`,
    consequences: (domain) => `${domain} は組織に属さなくなります。もう一度追加するには、新しいレコードが必要です。`,
    confirm: 'ドメインを削除',
    done: 'ドメインを削除しました',
  },
};

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'ドメインの追加',
  'organization-domain.updated': 'ドメインの更新',
  'organization-domain.verified': 'ドメインの確認',
  'organization-domain.failing': 'ドメインの DNS レコードの欠落',
  'organization-domain.lost': 'ドメインの確認の失効',
  'organization-domain.removed': 'ドメインの削除',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} がドメイン {domain} を追加しました',
  'organization-domain.updated': '{actor} がドメイン {domain} を更新しました',
  'organization-domain.verified': 'ドメイン {domain} が確認されました',
  'organization-domain.failing': '{domain} の DNS レコードが見つかりません',
  'organization-domain.lost': 'ドメイン {domain} の確認が失効しました',
  'organization-domain.removed': '{actor} がドメイン {domain} を削除しました',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = { 'domain:read': '組織のドメインの表示' };
