import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const webhookErrors: Translations['webhookErrors'] = {
  INVALID_WEBHOOK_URL: 'https:// で始まる公開 URL を入力してください。',
  WEBHOOK_NOT_FOUND: 'この Webhook は存在しません。',
  WEBHOOK_IS_DISABLED: 'この Webhook は無効です。先に有効にしてください。',
  WEBHOOK_LIMIT_REACHED: 'Webhook の上限に達しました。使用していないものを削除してください。',
  WEBHOOK_DELIVERY_NOT_FOUND: 'この配信は存在しません。',
};

export const webhooks: Translations['webhooks'] = {
  title: 'Webhook',
  about: 'このプラットフォームのイベントをサーバーに通知します。',
  aboutOrganization: (name) => `${name} のイベントをサーバーに通知します。`,
  notAllowed: 'Webhook を管理する権限がありません。',
  empty: { title: 'Webhook はまだありません', description: 'イベントを通知するサーバーの URL を追加してください。' },
  allEvents: 'すべてのイベント',
  events: (count) => plural(count, { other: `${count}件のイベント` }),
  state: { active: '有効', disabled: '無効', failing: '失敗中' },
  since: { created: '作成:', failing: '失敗の開始:', disabled: '無効化:' },
  actionsFor: (url) => `${url} の操作`,
  fields: {
    url: 'URL',
    urlExample: 'https://example.com/webhooks',
    description: '説明',
    events: 'イベント',
    eventsHint: '空欄にすると、今後追加されるものを含むすべてのイベントが対象になります。',
    noEvent: '一致するイベントがありません',
    secret: '署名シークレット',
    secretHidden: '作成時にのみ表示されます',
  },
  subjects: {
    users: 'ユーザー',
    signIn: 'ログイン',
    organizations: '組織',
    members: 'メンバーと招待',
    teams: 'チーム',
    enterprise: 'シングルサインオンとドメイン',
    directories: 'ディレクトリ',
    keys: 'APIキーとサービスアカウント',
    applications: 'アプリケーション',
    agents: 'エージェント',
    webhooks: 'Webhookと監査ストリーム',
    other: 'その他',
  },
  create: { open: 'Webhook を追加', title: 'Webhook を追加', submit: 'Webhook を追加' },
  edit: { action: '編集', title: 'Webhook を編集', submit: 'Webhook を保存', done: 'Webhook を保存しました' },
  secret: {
    title: '署名シークレットを保存',
    what: '署名シークレット',
    about: 'リクエストがこのサービスからのものであることを確認するために、サーバーで必要です。',
  },
  test: {
    action: 'テストイベントを送信',
    event: 'イベント',
    hint: '架空の ID と「test: true」を含む例です。この Webhook だけが受信します。',
    submit: 'イベントを送信',
    done: 'テストイベントを送信しました',
  },
  rotate: {
    action: '署名シークレットを再発行',
    question: '署名シークレットを再発行しますか？',
    consequences: 'サーバーを更新できるように、1日間は両方のシークレットでリクエストに署名します。',
    confirm: 'シークレットを再発行',
  },
  enable: { action: '有効にする', done: 'Webhook を有効にしました' },
  disable: { action: '無効にする', done: 'Webhook を無効にしました' },
  delete: {
    action: '削除',
    question: 'Webhook を削除しますか？',
    consequences: (url) => `${url} はイベントを受信しなくなり、配信の記録は削除されます。`,
    confirm: 'Webhook を削除',
    done: 'Webhook を削除しました',
  },
  deliveries: {
    title: '配信',
    about: '新しい順。失敗した配信は間隔を延ばしながら再試行されます。',
    action: '配信を表示',
    back: 'Webhook に戻る',
    empty: {
      title: '配信はまだありません',
      description: 'テストイベントを送信するか、最初のイベントをお待ちください。',
    },
    status: { pending: '待機中', retrying: '再試行中', delivered: '配信済み', failed: '失敗' },
    all: 'すべて',
    noMatch: { title: '配信が見つかりません' },
    lastSuccess: '最後の成功:',
    noSuccess: 'まだ成功していません',
    filters: {
      search: '配信 ID またはイベント ID で検索',
      time: '最後の試行',
      anyTime: 'すべての期間',
      within: { hour: '過去1時間', day: '過去24時間', week: '過去7日間' },
      range: '期間を指定',
    },
    select: {
      toolbar: '選択した配信',
      selected: (count) => `${number(count)}件を選択中`,
      clear: '選択を解除',
      page: '表示中のすべての配信を選択',
      one: (event) => `${event} を選択`,
    },
    errors: {
      hostNotFound: 'ホストが見つかりません',
      unreachable: 'ホストに到達できません',
      refused: '接続が拒否されました',
      closed: '接続が切断されました',
      timedOut: 'タイムアウト',
      certificate: 'TLS証明書が無効です',
      tls: 'TLSハンドシェイクに失敗しました',
      silent: '受信側が応答しませんでした',
      notAllowed: 'アドレスが許可されていないか、応答が長すぎます',
      secret: '署名シークレットを読み取れません',
    },
    failing: {
      title: '配信に失敗しています',
      titleOf: (cause) => `配信に失敗しています: ${cause}`,
      answered: (status) => `受信側が${status}を返しました`,
      since: '最初の失敗:',
      changeUrl: 'URL を変更',
    },
    columns: {
      event: 'イベント',
      state: '状態',
      response: '応答',
      attempts: '試行',
      created: '作成',
      attempted: '最後の試行',
      next: '次の試行',
    },
    day: {
      title: '過去24時間',
      counts: (delivered, retrying, failed) =>
        `配信済み ${number(delivered)}件 · 失敗（再試行予定） ${number(retrying)}件 · 最終的に失敗 ${number(failed)}件`,
      share: (delivered, all) => `${number(all)}件中${number(delivered)}件を配信済み`,
      none: '配信なし',
      start: '24時間前',
      end: '現在',
    },
    detail: {
      title: '配信',
      eventId: 'イベント ID',
      noAttempt: 'まだ送信されていません。',
      attempt: (attempt) => `試行 ${number(attempt)}`,
      request: 'リクエスト',
      response: '応答',
      noContent: '内容は保存されていません。',
      curl: 'curl としてコピー',
      copy: { headers: 'ヘッダー', body: '本文', response: '応答', code: 'コード' },
      verify: {
        title: '署名を検証する',
        about: '署名シークレット、ヘッダー、受信したままの本文を使います。ライブラリー:',
        standard: 'Standard Webhooks',
        tolerance: '署名の有効期間は5分です。それ以降、コピーしたリクエストはサーバーに拒否されます。',
      },
    },
    redeliver: '再送信',
    retry: '今すぐ再試行',
    redelivered: '配信をキューに追加しました',
    retryAll: {
      action: 'すべて再試行',
      question: (count) => plural(count, { other: `${number(count)}件の配信を再試行しますか？` }),
      consequences: (url) => `失敗した配信と再試行待ちの配信をすべて ${url} に再送信します。一度に最大10,000件です。`,
      confirm: '配信を再試行',
      done: (count) => plural(count, { other: `${number(count)}件の配信をキューに追加しました` }),
    },
    notQueued: {
      title: (count) => plural(count, { other: `${number(count)}件の配信をキューに追加できませんでした` }),
      reasons: {
        'not-found': 'この配信はもう存在しません。',
        waiting: 'すでに最初の試行を待っています。',
      },
    },
    more: '以前の配信を表示',
  },
};

export const webhookEventTexts: Translations['webhookEventTexts'] = {
  'webhook.created': 'Webhook の作成',
  'webhook.updated': 'Webhook の更新',
  'webhook.deleted': 'Webhook の削除',
  'webhook.secret-rotated': 'Webhook の署名シークレットの再発行',
  'webhook.tested': 'Webhook のテスト',
  'webhook.disabled': '配信失敗による Webhook の無効化',
};

export const webhookSentences: Translations['webhookSentences'] = {
  'webhook.created': '{actor} が [{host} への Webhook|Webhook] を作成しました',
  'webhook.updated': '{actor} が [{host} への Webhook|Webhook] を更新しました',
  'webhook.deleted': '{actor} が [{host} への Webhook|Webhook] を削除しました',
  'webhook.secret-rotated': '{actor} が [{host} への Webhook|Webhook] の署名シークレットを再発行しました',
  'webhook.tested': '{actor} が [{host} への Webhook|Webhook] をテストしました',
  'webhook.disabled': '配信の失敗により [{host} への Webhook|Webhook] が無効になりました',
};

export const webhookAttention: Translations['webhookAttention'] = {
  failing: (count) => plural(count, { other: `${number(count)}件のWebhookが失敗しています` }),
  about: '失敗した配信は再試行されます。長く失敗する Webhook は無効になります。',
  open: (count) => plural(count, { other: 'Webhook を開く' }),
};
