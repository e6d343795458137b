import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const audit: Translations['audit'] = {
  file: '監査ログ',
  filters: {
    event: 'イベント',
    allEvents: 'すべてのイベント',
    actor: '実行者',
    target: '対象',
    anyone: '名前またはメールアドレス',
    noMatch: 'ユーザーが見つかりません',
    loading: '検索中…',
    from: '開始日',
    to: '終了日',
    clear: 'フィルターをクリア',
  },
  columns: { event: 'イベント', when: '日時', details: '詳細' },
  details: (sentence) => `詳細: ${sentence}`,
  detail: {
    title: 'イベントの詳細',
    event: 'イベント',
    time: '時刻',
    utc: 'UTC',
    actor: '実行者',
    target: '対象',
    invitee: '招待されたアドレス',
    organization: '組織',
    ipAddress: 'IP アドレス',
    device: 'デバイス',
    userAgent: 'ユーザーエージェント',
    id: 'イベント ID',
    copyJson: 'JSON としてコピー',
    copied: 'コピーしました',
    what: { event: 'イベント', actor: '実行者 ID', target: '対象 ID', organization: '組織 ID', id: 'イベント ID' },
    facts: {
      impersonating: '代理操作したユーザー',
      apiKey: 'API キー',
      invitationId: '招待',
      teamId: 'チーム',
      roleId: 'ロール ID',
      webhookId: 'Webhook',
      serviceAccountId: 'サービスアカウント',
      keyId: 'キー',
      oauthClientId: 'アプリケーション',
      resourceId: 'API',
      scopes: '許可された内容',
      from: '変更前',
      to: '変更後',
      role: 'ロール',
      fields: '変更された項目',
      provider: 'プロバイダー',
      reason: '理由',
      expires: '有効期限',
      sessions: 'セッション',
      count: '繰り返し回数',
      call: '呼び出し',
      code: 'エラー',
      method: '方法',
      by: '実行元',
      mail: 'メール',
    },
  },
  none: '–',
  server: 'サーバー',
  unknownUser: '不明なアカウント',
  unknownAddress: '不明なアドレス',
  deletedUser: '削除されたユーザー',
  organization: '組織',
  deletedOrganization: '削除された組織',
  impersonating: '（代理操作中）',
  byImpersonator: '（{actor} による代理操作）',
  byApiKey: '（API キーを使用）',
  repeated: (count) => plural(count, { other: `（他${number(count)}回）` }),
  empty: { title: 'イベントが見つかりません', description: '別のフィルターまたは期間をお試しください。' },
  count: (total, formatted) => plural(total, { other: `${formatted}件のイベント` }),
};

export const coreEventTexts: Translations['coreEventTexts'] = {
  'user.signed-up': '新規登録',
  'session.started': 'ログイン',
  'session.refused': 'ログイン失敗',
  'session.ended': 'ログアウト',
  'mail.undelivered': 'メールの未配信',
};

export const coreSentences: Translations['coreSentences'] = {
  'user.signed-up': '{target} が新規登録しました',
  'session.started': '{target} がログインしました',
  'session.refused': '{target} のログインに失敗しました',
  'session.ended': { self: '{actor} がログアウトしました', other: '{actor} が {target} をログアウトさせました' },
  'mail.undelivered': 'メールを配信できませんでした',
};

export const auditScopeTexts: Translations['auditScopeTexts'] = {
  'audit:list': '監査ログとイベントの表示',
};
