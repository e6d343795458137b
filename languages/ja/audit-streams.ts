import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const auditStreamErrors: Translations['auditStreamErrors'] = {
  INVALID_AUDIT_STREAM_URL: 'https://（syslog の場合は tls://）で始まる公開アドレスを入力してください。',
  AUDIT_STREAM_NOT_FOUND: 'このストリームは存在しません。',
  AUDIT_STREAM_IS_DISABLED: 'このストリームは無効です。先に有効にしてください。',
  AUDIT_STREAM_LIMIT_REACHED: 'ストリームの上限に達しました。使わないものを削除してください。',
  SEQUENCE_IS_IN_THE_FUTURE: 'すでに記録されたイベントの番号を入力してください。',
};

export const auditStreams: Translations['auditStreams'] = {
  title: '監査ストリーム',
  about: 'このプラットフォームの監査ログを、順番どおりに漏れなくコレクターへ送信します。',
  aboutOrganization: (name) => `${name} の監査ログを、順番どおりに漏れなくコレクターへ送信します。`,
  notAllowed: '監査ストリームを管理する権限がありません。',
  empty: {
    title: 'ストリームはまだありません',
    description: 'Splunk や syslog サーバーなど、コレクターのアドレスを追加してください。',
  },
  presets: {
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
    generic: 'HTTPS（署名付き JSON 行）',
    syslog: 'TLS 経由の syslog',
  },
  formats: { jsonl: 'JSON', ocsf: 'OCSF 1.5', cef: 'CEF' },
  state: { disabled: '無効', failing: '失敗中' },
  upToDate: '最新',
  behind: (count, formatted) =>
    plural(count, {
      other: `${formatted} 件の遅れ`,
    }),
  delivered: '最終配信',
  failing: '失敗の開始',
  position: (sequence) => `位置 ${sequence}`,
  withAddresses: 'IP アドレス付き',
  actionsFor: (name) => `${name} の操作`,
  fields: {
    name: '名前',
    preset: '受信側',
    format: '形式',
    url: 'アドレス',
    token: 'トークン',
    tokenHint: '暗号化して保存され、再表示されません。',
    newTokenHint: '空欄にすると現在のものを使い続けます。',
    ca: '信頼する証明書（PEM）',
    caHint: '独自の認証局の場合。公開の認証局の場合は空欄にしてください。',
    clientCertificate: 'クライアント証明書（PEM）',
    clientKey: 'クライアント証明書の鍵（PEM）',
    events: 'イベント',
    eventsHint: '空欄にすると、今後追加されるものを含むすべてのイベントが対象です。',
    includesOrigin: 'IP アドレスとブラウザーを送信',
    includesOriginHint: 'これらは個人データです。受信側がお客様に代わって処理することになります。',
  },
  create: {
    open: 'ストリームを追加',
    title: 'ストリームを追加',
    submit: 'ストリームを追加',
    done: 'ストリームを追加しました',
  },
  edit: {
    action: '編集',
    title: 'ストリームを編集',
    submit: 'ストリームを保存',
    done: 'ストリームを保存しました',
  },
  secret: {
    title: '署名シークレットを保存してください',
    what: '署名シークレット',
    about: 'リクエストがこのサービスからのものであることをコレクターが検証するために必要です。',
  },
  test: {
    action: 'テストイベントを送信',
    done: 'テストイベントを書き込みました',
  },
  rewind: {
    action: '再送信',
    title: 'イベントを再送信',
    about: 'ストリームが戻り、この番号より後のすべてのイベントを再送信します。0 はログ全体を送信します。',
    field: 'イベント番号',
    submit: '再送信',
    done: 'ストリームを戻しました',
  },
  enable: {
    action: '有効にする',
    done: 'ストリームを有効にしました',
  },
  disable: {
    action: '無効にする',
    done: 'ストリームを無効にしました',
  },
  delete: {
    action: '削除',
    question: 'ストリームを削除しますか？',
    consequences: (name) => `${name} はイベントを受信しなくなり、ストリームの位置は失われます。`,
    confirm: 'ストリームを削除',
    done: 'ストリームを削除しました',
  },
};

export const auditStreamEventTexts: Translations['auditStreamEventTexts'] = {
  'audit-stream.created': '監査ストリームの作成',
  'audit-stream.updated': '監査ストリームの更新',
  'audit-stream.deleted': '監査ストリームの削除',
  'audit-stream.tested': '監査ストリームのテスト',
  'audit-stream.rewound': '監査ストリームの再送信',
  'audit-stream.refused': '監査ストリームの受信側によるイベントの拒否',
  'audit-stream.gap': '監査ストリームの送信前に削除されたイベント',
};

export const auditStreamSentences: Translations['auditStreamSentences'] = {
  'audit-stream.created': '{actor}が監査ストリームを作成しました',
  'audit-stream.updated': '{actor}が監査ストリームを更新しました',
  'audit-stream.deleted': '{actor}が監査ストリームを削除しました',
  'audit-stream.tested': '{actor}が監査ストリームをテストしました',
  'audit-stream.rewound': '{actor}が監査ストリームを戻しました',
  'audit-stream.refused': '監査ストリームの受信側がイベントを拒否しました',
  'audit-stream.gap': 'イベント {from} から {to} は、監査ストリームが送信する前に削除されました',
};

export const auditStreamAttention: Translations['auditStreamAttention'] = {
  behind: { title: '監査ストリームが失敗しています', about: '1時間以上失敗しています。' },
  open: '監査ストリームを開く',
};
