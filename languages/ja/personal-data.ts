import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const personalData: Translations['personalData'] = {
  title: 'あなたのデータ',
  about: '保存されているあなたに関するすべての情報。',
  onHold: '法的義務のため、アカウントは現在削除できません。',
  secrets: 'パスワードとキーはエクスポートに含まれません。',
  download: 'ダウンロード',
  json: 'JSON（プログラム用）',
  html: 'Webページ',
  done: 'エクスポートをダウンロードしました',
  notStored: '未保存',
  disabled: {
    title: 'エクスポートは有効になっていません',
    about: 'データについてはサービスの運営者にお問い合わせください。',
  },
  rows: (count, formatted) => plural(count, { other: `${formatted}件` }),
  exported: 'エクスポート元',
};

export const personalDataTables: Translations['personalDataTables'] = {
  profile: { name: 'プロフィール', about: '名前、アドレス、写真、設定。' },
  pictures: { name: 'アップロードした写真', about: 'アップロードした写真。' },
  signInMethods: { name: 'ログイン方法', about: 'パスワードとログインに使うプロバイダー。秘密の値は含みません。' },
  passkeys: { name: 'パスキー', about: 'パスキーの名前、デバイス、最終使用日時。' },
  secondFactors: { name: '2要素認証', about: '使用している第2要素。秘密の値は含みません。' },
  backupCodes: { name: 'バックアップコード', about: '作成日時と使用日時。コード自体は含みません。' },
  secondFactorRecovery: { name: '2要素認証の復旧', about: '失った第2要素を削除する申請。' },
  sessions: { name: 'セッション', about: 'ログイン中のブラウザーとそのIPアドレス。' },
  trustedBrowsers: { name: '信頼済みブラウザー', about: '第2要素を省略するブラウザー。' },
  pendingSignIns: { name: '進行中のログイン', about: '第2要素を待っているログイン。' },
  mailedLinks: { name: 'リンクとコード', about: '送信済みで未使用のリンクとコード。値は含みません。' },
  apiKeys: { name: 'APIキー', about: 'APIキーの情報。キー自体は含みません。' },
  memberships: { name: 'メンバーシップ', about: '所属する組織とロール。' },
  organizations: { name: '自分の組織', about: 'ほかにメンバーがいない組織。' },
  teams: { name: 'チーム', about: '所属するチーム。' },
  invitations: { name: '招待', about: '受け取った招待と送った招待。ほかの人のアドレスは含みません。' },
  organizationAccount: { name: '管理対象アカウント', about: 'アカウントを作成し管理している組織。' },
  directoryEntries: { name: 'ディレクトリの項目', about: '組織のディレクトリから送られた情報。' },
  directoryGroups: { name: 'ディレクトリのグループ', about: '所属するディレクトリのグループ。' },
  singleSignOnSessions: { name: 'シングルサインオン', about: '組織のIDプロバイダーで開始したセッション。' },
  singleSignOnAttempts: { name: 'シングルサインオンの試行', about: '組織のIDプロバイダーによる最近のログイン。' },
  applications: { name: '連携アプリ', about: 'アカウントの利用を許可したアプリ。' },
  applicationTokens: { name: 'アプリのトークン', about: 'アプリの現在のアクセス。トークン自体は含みません。' },
  agents: { name: 'エージェント', about: '自ら動作するプログラムに許可した内容と期限。' },
  agentUsage: { name: 'エージェントの利用', about: 'エージェントが各日に行った呼び出しの回数。' },
  agentTokens: {
    name: 'エージェントのトークン',
    about: 'エージェントが引き渡したアクセス。トークン自体は含みません。',
  },
  applicationSessions: { name: 'アプリへのログイン', about: 'セッション中にログインしたアプリ。' },
  webhooks: { name: 'Webhook', about: '作成したWebhook。' },
  activity: { name: 'アクティビティ', about: '操作とアカウントの出来事。IPアドレスを含みます。' },
  unsentMails: { name: '未送信のメール', about: '送信待ちのメール。' },
  recentAnswers: { name: 'プログラムへの応答', about: 'APIキーによる再試行への応答。1日間保存。' },
  imports: { name: 'インポート', about: 'アカウントがほかのサービスからインポートされたこと。' },
  exports: { name: 'エクスポート', about: 'データをエクスポートした日時。' },
};

export const personalDataErrors: Translations['personalDataErrors'] = {
  EXPORT_NOT_FOUND: 'このエクスポートは期限切れです。もう一度ダウンロードしてください。',
  EXPORT_LIMIT_REACHED: '今日はすでに3回エクスポートしました。明日もう一度お試しください。',
  LEGAL_HOLD: '法的義務のため現在は削除できません。',
  HOLD_NOT_FOUND: 'この訴訟ホールドは終了しています。',
};

export const personalDataEventTexts: Translations['personalDataEventTexts'] = {
  'personal-data.exported': '個人データのエクスポート',
  'user.data-exported': 'ユーザーのデータのエクスポート',
  'user.inactivity-noticed': '未使用の通知の送信',
  'organization.exported': '組織のエクスポート',
  'legal-hold.created': '訴訟ホールドの作成',
  'legal-hold.lifted': '訴訟ホールドの解除',
};

export const personalDataSentences: Translations['personalDataSentences'] = {
  'personal-data.exported': '{target}が自分のデータをエクスポートしました',
  'user.data-exported': '{actor}が{target}のデータをエクスポートしました',
  'user.inactivity-noticed': '{target} に、使われていないためアカウントが削除されることを通知しました',
  'organization.exported': '{actor}が{organization}のデータをエクスポートしました',
  'legal-hold.created': '{actor}が訴訟ホールドを作成しました',
  'legal-hold.lifted': '{actor}が訴訟ホールドを解除しました',
};

export const administeredData: Translations['administeredData'] = {
  title: '個人データ',
  about: 'このユーザーについて保存されている内容と、削除できるかどうか。',
  onHold: '保全中',
  export: {
    title: 'データをエクスポート',
    about: 'ユーザーについて保存されているすべての内容（秘密情報を除く）。ユーザーにメールで通知されます。',
    open: 'データをエクスポート',
    done: 'データをエクスポートしました',
  },
  hold: {
    title: '法的保全',
    about:
      '保存期間による場合も含め、ユーザーの削除を防ぎます。ユーザーには保全中であることだけが表示され、理由は表示されません。',
    open: '保全を作成',
    dialog: (name) => `${name} の法的保全を作成しますか？`,
    reason: '理由',
    reasonHint: '暗号化して保存され、管理者だけが閲覧できます。',
    endsAt: '終了日',
    endsAtHint: '空欄にすると、解除するまで続きます。',
    submit: '保全を作成',
    created: '保全を作成しました',
  },
  lift: {
    action: '保全を解除',
    question: 'この法的保全を解除しますか？',
    consequences: 'データを再び削除できるようになります。',
    done: '保全を解除しました',
  },
  holds: {
    title: '法的保全',
    about: 'データを削除してはならないユーザーと組織。',
    empty: {
      title: '法的保全はありません',
      description: 'ユーザーのページで作成するか、ここで組織に対して作成してください。',
    },
    open: '組織を保全',
    organizationId: '組織 ID',
    user: 'ユーザー',
    organization: '組織',
    unreadable: '理由を復号できません',
    ended: '終了',
    created: '作成：',
    ends: '終了：',
    lifted: '解除：',
    all: '終了した保全も表示',
    more: '以前の保全を表示',
  },
};

export const organizationData: Translations['organizationData'] = {
  title: 'エクスポート',
  about: '組織とそのメンバー、チーム、招待を、別の環境でインポートできるファイルにします。24 時間に 3 回までです。',
  withAudit: '監査ログを含める（IP アドレスは含まない）',
  submit: '組織をエクスポート',
  ready: '組織のエクスポート',
  contents: {
    organization: '組織とメンバー（インポート用）',
    settings: 'ロール、ドメイン、ID プロバイダー、Webhook（シークレットなし）',
    audit: '監査ログ',
  },
  save: '保存',
};

export const personalDataAttention: Translations['personalDataAttention'] = {
  notErased: {
    title: '利用のないユーザーが消去されません',
    about: '監査ログが先に削除されるため、最終利用日時がわかりません。',
  },
};
