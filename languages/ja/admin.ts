import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: '管理者はすでに存在します。ログインしてください。',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'このメールアドレスのアカウントはすでに存在します',
  USER_NOT_FOUND: 'このユーザーは存在しません。',
  EMAIL_IS_ALREADY_VERIFIED: 'このメールアドレスはすでに確認済みです。',
  USER_INVITATIONS_ARENT_ENABLED: 'ユーザーの招待は有効になっていません。',
  YOU_CANNOT_IMPERSONATE_ADMINS: '管理者として代理操作することはできません。',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: '代理操作はすでに終了しています。',
};

export const admin: Translations['admin'] = {
  navigation: { overview: '概要', users: 'ユーザー', organizations: '組織', auditLog: '監査ログ', settings: '設定' },
  auditLog: {
    title: '監査ログ',
    about: 'ログイン、変更、失敗した操作を、実行者、アドレス、デバイスとともに記録します。',
  },
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
    create: '新しいユーザー',
    filter: {
      label: 'ユーザーを絞り込む',
      administrators: '管理者',
      banned: '利用停止中',
      notBanned: '利用可能',
      unverified: '未確認',
      oneFactor: '2 段階認証なし',
    },
    search: '名前、メールアドレス、ID で検索',
    file: 'ユーザー',
    columns: {
      role: 'ロール',
      secondFactor: '2 段階認証',
      status: '状態',
      createdAt: '登録',
      lastSeenAt: '最終利用',
    },
    secondFactor: { on: 'オン', none: 'なし' },
    active: '有効',
    empty: { title: 'ユーザーが見つかりません' },
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
    invited: (email) => `${email} に招待を送信しました`,
    submit: 'ユーザーを作成',
    created: 'ユーザーを作成しました',
  },
  user: {
    back: 'すべてのユーザー',
    actions: '操作',
    actionsFor: (name) => `${name} の操作`,
    email: 'メールアドレス',
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
    edit: '詳細を編集',
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
  roles: { title: 'ロール', edit: 'ロールを変更', submit: 'ロールを保存', updated: 'ロールを更新しました' },
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
    secondFactor: { title: '2 段階認証', on: 'オン', off: 'オフ' },
    added: '追加:',
  },
  organizations: {
    title: '組織',
    empty: '組織なし',
    joined: (slug) => `${slug} · 参加:`,
  },
  impersonate: {
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
    open: 'ユーザーを削除',
    dialog: (name) => `${name} を削除しますか？`,
    body: 'セッション、ログイン方法、メンバーシップを削除します。この操作は取り消せません。',
    submit: 'ユーザーを削除',
    done: 'ユーザーを削除しました',
    receipt: {
      title: '削除の受領証を保存してください',
      what: '受領証の番号',
      about: '削除を証明するものです。アドレスが確認済みの場合、ユーザーにもメールで届いています。',
    },
  },
};
