import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const app: Translations['app'] = {
  cookieNotKept: (host) =>
    `ログインできましたが、このブラウザに Cookie が保存されませんでした。${host} の Cookie を許可してもう一度試すか、サポートにお問い合わせください。`,
  close: '閉じる',
  lastUsed: '前回使用',
  backToSignIn: 'ログインに戻る',
  backToAccount: 'アカウントに戻る',
  fields: {
    email: 'メールアドレス',
    showPassword: 'パスワードを表示',
    codeIsSent: '最後の数字を入力すると送信されます。',
    deleteApiKeys: 'APIキーも削除する（キーを使用しているプログラムは動作しなくなります）',
  },
  problem: { title: 'このページを読み込めませんでした', tryAgain: '再試行' },
  crash: { about: '新しいバージョンがインストールされたか、接続が切れた可能性があります。', reload: '再読み込み' },
};

export const page: Translations['page'] = {
  language: '言語',
  backToHome: 'ホームに戻る',
  themes: { auto: 'テーマ: システム', light: 'テーマ: ライト', dark: 'テーマ: ダーク' },
  footer: { terms: '利用規約', privacy: 'プライバシー' },
};

export const noPermission: Translations['noPermission'] = {
  title: '権限がありません',
  about: 'このページを表示する権限がありません。管理者にアクセスを依頼してください。',
};

export const shell: Translations['shell'] = {
  unsaved: {
    title: '保存せずに移動しますか？',
    about: 'このページで入力した内容は失われます。',
    leave: 'ページを離れる',
  },
  menu: 'メニュー',
  serviceAccount: 'サービスアカウント',
  notFound: {
    title: 'ページが見つかりません',
    about: 'このアドレスにページはありません。リンクが不完全か、ページが移動または削除された可能性があります。',
    nearest: 'お探しのページ',
    signIn: 'ログイン',
    signUp: 'アカウントを作成',
  },
  navigation: {
    areas: 'エリア',
    account: 'アカウント',
    administration: '管理',
    groups: { people: 'メンバー', developers: '開発者', records: '履歴と設定' },
    search: '検索または移動…',
  },
  organizations: {
    choose: '組織を選択',
    title: '組織',
    yours: '所属する組織',
    current: '現在の組織',
    all: 'すべての組織',
    create: '組織を作成',
  },
  user: { signOut: 'ログアウト' },
  themes: { light: 'ライト', dark: 'ダーク', auto: 'システム' },
  verifyEmail: {
    title: 'メールアドレスの確認',
    sent: (email) => `${email} にリンクを送信しました。開いてメールアドレスを確認してください。`,
    due: (email) => `メールアドレス ${email} はまだ確認されていません。`,
    send: 'リンクを送信',
    change: 'アドレスを変更',
  },
  impersonation: {
    banner: (name, timeLeft) => `${name} として操作中 · ${timeLeft}`,
    minutesLeft: (minutes) => (minutes <= 0 ? '残り1分未満' : `残り${minutes}分`),
    hoursLeft: (hours) => `残り${hours}時間`,
    signedInAs: (name) => `${name} としてログイン中`,
    stop: '代理操作を終了',
    notAvailable: '代理操作中は利用できません。',
  },
  connection: {
    offline: 'オフラインです。再び接続されるまで変更を保存できません。',
    refreshFailed: (reason) => `このページを更新できませんでした。${reason}`,
    retry: '再試行',
  },
  presets: { all: 'すべて', read: '読み取りのみ', none: 'なし' },
  step: { done: '完了', open: '未完了' },
  secret: {
    about: (what) => `今すぐ${what}をコピーして、安全な場所に保管してください。`,
    once: '再び表示されることはありません。',
    done: '完了',
  },
  export: {
    open: 'エクスポート',
    csv: 'CSV ファイル',
    json: 'JSON ファイル',
    done: (count, rows) => plural(rows, { other: `${count}行をエクスポートしました` }),
    cut: (count) => `最初の${count}行をエクスポートしました。残りをエクスポートするにはフィルターを使用してください。`,
  },
  search: { people: '名前またはメールアドレスで検索', clear: '検索をクリア' },
  list: {
    filters: 'フィルター',
    filtersSet: (count) => `フィルター (${count})`,
    set: '適用中のフィルター',
    remove: (filter) => `フィルターを解除: ${filter}`,
    clearAll: 'すべて解除',
    any: 'すべて',
    showResults: '結果を表示',
    name: '名前',
    never: 'なし',
    goneTitle: 'このページは存在しません',
    gone: 'このリンクの作成後に一覧が変更されました。',
    toFirst: '最初のページへ',
    first: '最初のページ',
    previous: '前のページ',
    next: '次のページ',
    page: (number) => `${number}ページ`,
    range: (first, last, total) => `${total}件中 ${first}–${last}件`,
  },
};

export const additionalFields: Translations['additionalFields'] = {
  title: '詳細',
  notSet: '未設定',
  choose: '選択してください',
  yes: 'はい',
  no: 'いいえ',
  submit: '詳細を保存',
  saved: '詳細を保存しました',
  number: '数値を入力してください',
  numbers: '数値のみを入力してください',
  severalHint: '値を入力するたびに Enter キーを押すか、カンマを入力してください。',
};

export const commands: Translations['commands'] = {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'コマンドメニュー',
  placeholder: '人、組織、画面、コマンドを検索',
  list: 'コマンド',
  empty: '見つかりませんでした。',
  emptyAbout: '人の名前やメールアドレス、組織、画面、設定、コマンドの名前で検索してください。',
  recent: '最近',
  close: '閉じる',
  keys: { enter: 'Enter', escape: 'Esc' },
  hints: { move: '移動', open: '開く', close: '閉じる' },
  searching: '検索中…',
  people: 'ユーザー',
  organizations: '組織',
  allOrganizations: 'すべての組織',
  members: (organization) => `${organization} のメンバー`,
  invite: (email, organization) => `${email} を ${organization} に招待`,
  settings: '設定',
  theme: 'テーマ',
  actions: '操作',
  inviteMember: 'メンバーを招待',
  newUser: '新しいユーザー',
};

export const forms: Translations['forms'] = {
  resend: {
    action: 'コードを再送信',
    actionIn: (seconds) => `${seconds}秒後にコードを再送信できます`,
    done: '新しいコードを送信しました。以前のコードは使用できません。',
  },
  resendLink: {
    action: 'リンクを再送信',
    actionIn: (seconds) => `リンクを再送信（${seconds} 秒後）`,
    done: '別のリンクを送信しました。',
  },
  mailbox: '開発用メールボックスを開く',
};

export const identity: Translations['identity'] = {
  title: '本人確認',
  about: 'セキュリティのため、続行するには本人確認を行ってください。',
  action: '確認',
  otherMethods: '別の方法を使用',
  signInAgain: {
    about: 'セキュリティのため、続行するには再度ログインしてください。その後、このページに戻ります。',
    action: '再度ログイン',
  },
  confirmWith: (provider) => `${provider}で確認`,
};

export const errors: Translations['errors'] = {
  errors: {
    NETWORK_ERROR: 'サービスに接続できません。接続を確認して、もう一度お試しください。',
    UNKNOWN_ERROR: '問題が発生しました。もう一度お試しください。',
    INTERNAL_SERVER_ERROR: 'サービス側で問題が発生しました。もう一度お試しください。',
    SERVICE_UNAVAILABLE: 'サービスは一時的に利用できません。しばらくしてからお試しください。',
    FORBIDDEN: 'この操作を行う権限がありません。',
    NOT_AUTHORIZED: 'この操作を行う権限がありません。',
    NOT_FOUND: 'この機能は有効になっていません。',
    INVALID_ORIGIN: 'サービスはこのサイトからのリクエストを受け付けていません。サポートにお問い合わせください。',
    UNAUTHORIZED: 'セッションが終了しました。続行するにはログインしてください。',
    TOO_MANY_REQUESTS: '試行回数が多すぎます。しばらくしてからお試しください。',
    VALIDATION_ERROR: '強調表示された項目を確認してください。',
    INVALID_CURSOR: 'このページは存在しません。最初のページに移動してください。',
    INVALID_EMAIL: 'ada@example.com のような有効なメールアドレスを入力してください',
    INVALID_TOKEN: 'このリンクは有効期限が切れているか、すでに使用されています。新しいリンクをリクエストしてください。',
    BANNED_USER: 'このアカウントは停止されています。誤りと思われる場合は、サポートにお問い合わせください。',
  },
  untrustedPage: (origin) =>
    `このページのアドレス ${origin} は信頼されていません。TRUSTED_ORIGINS に追加してください。`,
  tooManyRequests: (wait) => `試行回数が多すぎます。${wait}後にもう一度お試しください。`,
  required: '必須です',
  requiredFields: {
    name: '名前を入力してください',
    slug: 'URL を入力してください',
    email: 'メールアドレスを入力してください',
    newEmail: 'メールアドレスを入力してください',
    password: 'パスワードを入力してください',
    newPassword: 'パスワードを入力してください',
    currentPassword: '現在のパスワードを入力してください',
    role: 'ロールを1つ以上選択してください',
    userId: 'メンバーを選択してください',
    scopes: '権限を1つ以上選択してください',
    code: 'コードを入力してください',
    otp: 'コードを入力してください',
  },
  newPassword: (length) => `${length}文字以上のパスワードを入力してください`,
  minLength: (length) => `${length}文字以上で入力してください`,
  maxLength: (length) => `${length}文字以内で入力してください`,
  invalidUrl: 'https:// で始まる URL を入力してください',
};

export const redirects: Translations['redirects'] = {
  title: '問題が発生しました',
  interrupted: 'ログインが中断されました。もう一度お試しください。',
  cancelled: 'ログインがキャンセルされました。',
  tookTooLong: 'ログインに時間がかかりすぎたか、別のブラウザで続行されました。もう一度お試しください。',
  unavailable: (provider = 'このプロバイダー') => `${provider} は現在利用できません。しばらくしてからお試しください。`,
  notEnabled: 'このログイン方法は有効になっていません。',
  noEmail: (provider = 'プロバイダー') => `${provider} からメールアドレスが提供されませんでした。`,
  connectedToOther: (provider) =>
    provider
      ? `その ${provider} アカウントは別のユーザーに連携されています。`
      : 'そのアカウントは別のユーザーに連携されています。',
  otherEmail: (provider = 'プロバイダー') =>
    `連携できるのは、確認済みのメールアドレスを使用している ${provider} アカウントのみです。`,
  emailInUse: (provider) =>
    `このメールアドレスのアカウントはすでに存在します。いつもの方法でログインしてから、「セキュリティ」で${provider ?? 'このアカウント'}を連携してください。`,
  signUpClosed: 'このメールアドレスのアカウントはなく、新規登録は受け付けていません。',
  emailNotVerified: '先にメールアドレスを確認してください。リンクを送信しました。',
  linkExpired: 'このリンクは有効期限が切れています。新しいリンクをリクエストしてください。',
  accountMissing: 'このアカウントは存在しません。',
  signInFirst: '先にログインしてから、メール内のリンクをもう一度開いてください。',
  unknown: (code) =>
    `もう一度お試しください。問題が続く場合は、次のコードを添えてサポートにお問い合わせください: ${code}`,
};

export const roleNames: Translations['roleNames'] = {
  owner: 'オーナー',
  admin: '管理者',
  member: 'メンバー',
  user: 'ユーザー',
};

export const parts: Translations['parts'] = {
  device: { browserOn: (browser, system) => `${browser}（${system}）`, unknown: '不明なデバイス' },
  time: { soon: 'まもなく', now: 'たった今' },
  confirm: {
    cancel: 'キャンセル',
    type: (text) => `確認のため「${text}」と入力してください`,
    typeExactly: (text) => `表示どおりに「${text}」と入力してください`,
  },
  copy: { copy: (what) => `${what}をコピー`, copied: 'コピーしました' },
};
