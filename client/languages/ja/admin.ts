import type { Translations } from '#client/languages/translations.ts';
import { numberOf, pluralOf } from '#shared/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: '管理者はすでに存在します。ログインしてください。',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'このメールアドレスのアカウントはすでに存在します',
  USER_NOT_FOUND: 'このユーザーは存在しません。',
  YOU_CANNOT_IMPERSONATE_ADMINS: '管理者として代理操作することはできません。',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: '代理操作はすでに終了しています。',
};

export const admin: Translations['admin'] = {
  navigation: { overview: '概要', users: 'ユーザー', organizations: '組織', auditLog: '監査ログ' },
  auditLog: { title: '監査ログ', about: 'セキュリティに関するイベント（新しい順）。' },
  setup: {
    title: '最初の管理者を作成',
    about: 'このアカウントにはすべての権限があります。',
    name: '名前',
    password: 'パスワード',
    submit: '管理者を作成',
    signIn: 'ログイン',
    incomplete: {
      title: 'セットアップリンクを使用してください',
      about: 'Gatehouse を起動したターミナルからリンク全体をコピーしてください。',
    },
    invalid: {
      title: 'このセットアップリンクは使用できません',
      about:
        '有効期限が切れたか、すでに使用されたか、新しいリンクに置き換えられています。サービスを再起動して新しいリンクを取得するか、次のコマンドで管理者を作成してください:',
      command: 'npm run admin -- create you@example.com --admin',
    },
  },
  users: {
    title: 'ユーザー',
    about: 'すべてのアカウント。',
    create: '新しいユーザー',
    filter: {
      label: 'ユーザーを絞り込む',
      all: 'すべてのユーザー',
      administrators: '管理者',
      banned: '利用停止中',
      unverified: '未確認',
    },
    search: '名前、メールアドレス、ID で検索',
    file: 'ユーザー',
    columns: { status: 'ロールと状態', createdAt: '登録', lastSeenAt: '最終利用' },
    empty: { title: 'ユーザーが見つかりません', description: '別の検索を試すか、フィルターをクリアしてください。' },
    count: (total, formatted) => plural(total, { other: `${formatted}人のユーザー` }),
  },
  newUser: {
    title: '新しいユーザー',
    about: 'パスワードの設定をユーザーに依頼するか、代わりに設定します。',
    name: '名前',
    how: 'パスワード',
    invite: {
      label: '招待を送信',
      description: 'ユーザーにパスワード設定用のリンクが届きます。リンクを開くとメールアドレスも確認されます。',
    },
    set: { label: 'パスワードを設定', description: 'ユーザーには通知されません。' },
    password: '新しいパスワード',
    roles: 'ロール',
    rolesDescription: 'デフォルト: User。',
    invited: (email) => `${email} に招待を送信しました`,
    submit: 'ユーザーを作成',
    created: 'ユーザーを作成しました',
  },
  user: {
    back: 'すべてのユーザー',
    notFound: {
      title: 'ユーザーが見つかりません',
      about: 'リンクが間違っているか、アカウントが削除された可能性があります。',
      next: 'すべてのユーザーへ',
    },
    tabs: {
      label: 'ユーザー',
      overview: '概要',
      sessions: 'セッション',
      signInMethods: 'ログイン方法',
      organizations: '組織',
      activity: 'アクティビティ',
    },
    facts: {
      id: 'ID',
      copyId: 'ユーザー ID',
      signedUp: '登録',
      lastSeen: '最終利用',
      lastSeenMeaning: '最後のログイン、セッションの更新、または監査ログのイベントの日時です。',
    },
    banned: '利用停止中',
    notVerified: '未確認',
    twoFactor: '2要素認証オン',
  },
  details: {
    title: '詳細',
    name: '名前',
    emailDescription: '新しいメールアドレスは未確認となり、ユーザーはログアウトされます。',
    submit: '詳細を保存',
    done: 'ユーザーを保存しました',
  },
  verification: {
    title: 'メールアドレスは未確認です',
    about:
      'メールアドレスを確認するリンクを送信してください。ユーザーのものだとわかっている場合は、確認済みにすることもできます。',
    send: '確認メールを送信',
    sent: (email) => `${email} に確認メールを送信しました`,
    mark: '確認済みにする',
    marked: 'メールアドレスを確認済みにしました',
  },
  passwordReset: {
    title: 'パスワードの再設定',
    about: '新しいパスワード、または最初のパスワードを設定するためのリンクを送信します。',
    submit: '再設定メールを送信',
    sent: (email) => `${email} にパスワード再設定メールを送信しました`,
  },
  roles: { title: 'ロール', submit: 'ロールを保存', updated: 'ロールを更新しました' },
  sessions: {
    title: 'セッション',
    empty: '有効なセッションはありません',
    signedIn: (ipAddress) => (ipAddress ? `${ipAddress} · ログイン:` : 'ログイン:'),
    impersonated: '代理操作',
    current: 'このデバイス',
    revoke: {
      label: 'ログアウト',
      title: 'このデバイスをログアウトしますか？',
      body: (device) => `${device} では再度ログインが必要になります。`,
      submit: 'デバイスをログアウト',
      done: 'デバイスをログアウトしました',
    },
    revokeAll: {
      label: 'すべてからログアウト',
      title: 'すべてのデバイスをログアウトしますか？',
      body: (name) => `${name} はすべてのデバイスで再度ログインが必要になります。`,
      ownBody: 'このデバイスを含むすべてのデバイスからログアウトします。',
      done: 'すべてからログアウトしました',
    },
  },
  accounts: {
    title: 'ログイン方法',
    empty: 'ログイン方法はまだありません。パスワードを設定するか、メールのリンクを使用してもらってください。',
    password: 'パスワード',
    passkey: 'パスキー',
    added: '追加:',
  },
  organizations: {
    title: '組織',
    empty: '組織なし',
    joined: (slug) => `${slug} · 参加:`,
  },
  impersonate: {
    title: '代理操作',
    about: '期間限定でこのユーザーとしてログインします。監査ログに記録されます。',
    submit: 'このユーザーとして操作',
  },
  setPassword: {
    title: 'パスワード',
    about: 'メールで再設定できないユーザー向けです。',
    open: 'パスワードを設定',
    dialog: (name) => `${name} のパスワードを設定`,
    warning: '現在のパスワードは使用できなくなり、すべてのデバイスからログアウトされます。',
    field: '新しいパスワード',
    submit: 'パスワードを設定',
    done: 'パスワードを設定しました',
  },
  ban: {
    title: 'ユーザーを利用停止',
    about: 'ユーザーをログアウトし、ログインをブロックします。',
    open: 'ユーザーを利用停止',
    dialog: (name) => `${name} を利用停止`,
    reason: '理由',
    reasonDescription: '管理者にのみ表示されます。',
    duration: '期間',
    durations: { permanent: '無期限', day: '1日', week: '1週間', month: '30日', year: '1年' },
    submit: 'ユーザーを利用停止',
    done: 'ユーザーを利用停止しました',
  },
  unban: {
    title: '利用停止中',
    permanent: (reason) => `${reason} · 無期限`,
    expires: (reason) => `${reason} · 終了:`,
    noReason: '理由なし',
    submit: '利用停止を解除',
    done: '利用停止を解除しました',
  },
  remove: {
    title: 'ユーザーを削除',
    about: 'セッション、ログイン方法、メンバーシップを削除します。この操作は取り消せません。',
    open: 'ユーザーを削除',
    dialog: (name) => `${name} を削除しますか？`,
    body: 'セッション、ログイン方法、メンバーシップを削除します。この操作は取り消せません。',
    submit: 'ユーザーを削除',
    done: 'ユーザーを削除しました',
  },
};

export const overview: Translations['overview'] = {
  title: '概要',
  about: 'このインストールのユーザー、メール、設定。',
  totals: {
    users: (count) => plural(count, { other: 'ユーザー' }),
    organizations: (count) => plural(count, { other: '組織' }),
  },
  mails: {
    waiting: (count) => plural(count, { other: '待機中のメール' }),
    undelivered: (count) => plural(count, { other: '7日間の未配信メール' }),
    delayed: (count) =>
      plural(count, { other: `${number(count)}件のメールが1分以上待機しています。メールサーバーを確認してください。` }),
  },
  figures: {
    signUps: '新規登録',
    activeUsers: 'ログインしたユーザー',
    failedSignIns: '失敗したログイン',
    today: '今日',
    inTotal: (total) => `30日間で${total}`,
    onADay: (most) => `1日最大${most}`,
    chart: (name, [first, last], summary) => `日別の${name}、${first}から${last}まで: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: '表で表示',
    hideTable: '表を非表示',
    day: '日付（UTC）',
    table: '過去30日間の数値',
  },
  checklist: {
    title: 'はじめに',
    about: (done, all) => `${all}件中${done}件完了`,
    done: '完了',
    open: '未完了',
    items: {
      administrator: { title: '管理者を作成', about: '管理者としてログインしています。' },
      secondFactor: {
        title: '2段階目でアカウントを保護',
        about: '管理者はすべてのアカウントを変更できます。',
        next: '「セキュリティ」へ',
      },
      mail: {
        title: 'メールを送信',
        about: 'ユーザーに確認や再設定のリンクが届くように、SMTP_URL を設定してください。',
      },
      production: { title: '本番モードで実行', about: 'NODE_ENV=production と独自のシークレットを設定してください。' },
      address: {
        title: '公開アドレスを設定',
        about: 'BASE_URL に https://auth.example.com のような https アドレスを設定してください。',
      },
      organization: {
        title: '組織を作成',
        about: '組織は、ロールと招待によってユーザーをまとめます。',
        next: '組織を作成',
      },
    },
  },
  findings: {
    title: '確認が必要な設定',
    about: '公開サービスとしては安全ではありません。コマンド npm run doctor でも同じ内容が報告されます。',
    none: '安全でない設定は見つかりませんでした。',
  },
};
