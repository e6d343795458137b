import type { Translations } from '#generated/texts/screens.ts';
import { listOf, numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('ja');
const number = numberOf('ja');
const plural = pluralOf('ja');

export const invitationErrors: Translations['invitationErrors'] = {
  invitationNotFound: 'この招待は有効期限が切れているか、すでに回答済みまたは取り消し済みです。',
  notRecipient: 'この招待は別のメールアドレス宛てです。',
  inviterLeft: '招待した人は組織を離れました。別のメンバーに招待を依頼してください。',
  memberLimit: 'この組織は定員に達しています。別の人が参加するには、メンバーが離れる必要があります。',
};

export const invitations: Translations['invitations'] = {
  title: '招待',
  about: (organization) => `${organization} への保留中および過去の招待。`,
  notAllowed: '招待を表示する権限がありません。この組織の管理者にアクセスを依頼してください。',
  filter: { label: '状態', pending: '保留中', accepted: '承認済み', expired: '期限切れ', all: 'すべて' },
  columns: { email: 'メールアドレス', roles: 'ロール', inviter: '招待者', status: '状態', actions: '操作' },
  count: (total, formatted) => plural(total, { other: `${formatted}件の招待` }),
  empty: {
    pending: '保留中の招待はありません',
    accepted: '承認済みの招待はありません',
    expired: '期限切れの招待はありません',
    all: '招待はまだありません',
    description: 'メールで招待できます。アカウントがなくても、参加用のリンクが届きます。',
  },
  sent: '送信:',
  expires: '有効期限:',
  expired: '期限切れ:',
  status: { accepted: '承諾済み', rejected: '辞退', canceled: '取り消し済み' },
  invite: {
    open: 'メンバーを招待',
    dialog: (organization) => `${organization} に招待`,
    submit: '招待を送信',
    submitSeveral: (count) => `${number(count)} 件の招待を送信`,
    done: (email) => `${email} に招待を送信しました`,
    emails: 'メールアドレス',
    emailsHint: '複数のアドレスはカンマで区切るか、一覧を貼り付けてください。',
    wrongAddresses: (addresses) => `修正または削除してください: ${list(addresses)}`,
    severalDone: (count) => `${number(count)} 件の招待を送信しました`,
    failed: (sent) =>
      plural(sent, { other: `${number(sent)} 件の招待を送信しました。次のアドレスは招待できませんでした:` }),
    progress: (done, count) => `${number(count)} 件中 ${number(done)} 件送信`,
  },
  menu: (email) => `${email} への招待の操作`,
  copy: {
    link: 'リンクをコピー',
    hint: 'このメールアドレスの確認後にのみ使用できます。',
  },
  resend: {
    label: (email) => `${email} に招待を再送信`,
    submit: '招待を再送信',
    done: (email) => `${email} に招待を再送信しました`,
  },
  revoke: {
    dialog: '招待を取り消しますか？',
    body: (email) => `${email} に送信されたリンクは使用できなくなります。`,
    submit: '招待を取り消す',
    done: (email) => `${email} への招待を取り消しました`,
  },
  answer: {
    title: (organization) => `${organization} に参加`,
    about: (inviter) => `${inviter} があなたを招待しました。`,
    sentTo: (email) => `${email} 宛て · 有効期限:`,
    createAccount: 'アカウントを作成',
    signIn: 'ログイン',
    wrongAccount: (email) => `${email} としてログインしています`,
    invitee: (email) => `この招待は ${email} 宛てです。`,
    switchAccount: 'アカウントを切り替え',
    accept: (organization) => `${organization} に参加`,
    decline: '招待を辞退',
    declineDialog: '招待を辞退しますか？',
    declineBody: (organization) => `後で ${organization} に参加するには、新しい招待が必要です。`,
    declined: {
      title: '招待を辞退しました',
      about: (organization) => `${organization} は再び招待できます。`,
      next: 'ホームに戻る',
    },
  },
  withoutToken: {
    title: '招待されています',
    about: 'このリンクは組織への招待のものです。',
    body: '招待メールのリンクを開くか、招待されたメールアドレスでログインしてください。初めての場合は、そのアドレスでアカウントを作成し、確認してください。',
  },
  expiredInvitation: {
    title: 'この招待は無効になりました',
    about:
      '有効期限が切れたか、すでに使用、取り消し、または再発行されています。招待した人に新しい招待を依頼してください。',
    next: '所属する組織へ',
    signedOutAbout:
      '有効期限が切れたか、すでに使用、取り消し、または再発行されています。承諾済みの場合は、ログインして組織を開いてください。それ以外の場合は、招待した人に新しい招待を依頼してください。',
    signIn: 'ログイン',
  },
  unverified: {
    title: '続行するにはメールアドレスを確認してください',
    about: '招待メールのリンクを開くか、先にメールアドレスを確認してください。',
    next: 'アカウントへ',
  },
  otherEmail: {
    title: 'この招待は別のメールアドレス宛てです',
    about: (email) =>
      `${email} としてログインしています。招待が別のアドレスに送信された場合は、そのアカウントに切り替えてください。`,
  },
};

export const members: Translations['members'] = {
  file: 'メンバー',
  title: 'メンバー',
  about: (organization) => `${organization} のメンバーとそのロール。`,
  filters: {
    role: 'ロール',
    allRoles: 'すべてのロール',
    clearRole: 'ロールをクリア',
    team: 'チーム',
    allTeams: 'すべてのチーム',
  },
  columns: { roles: 'ロール', teams: 'チーム', joined: '参加日', actions: '操作' },
  count: (total, formatted) => plural(total, { other: `${formatted}人のメンバー` }),
  empty: { title: '一致するメンバーがいません' },
  emptyTeam: {
    title: 'このチームにはまだメンバーがいません',
    description: '「チーム」でメンバーを追加するか、招待時にチームを選んでください。',
  },
  you: 'あなた',
  team: (name) => `チーム ${name}`,
  menu: {
    label: (name) => `${name} の操作`,
    changeRoles: 'ロールを変更',
    changeTeams: 'チームを変更',
    transfer: 'オーナー権限を譲渡',
    remove: 'メンバーを削除',
  },
  roles: {
    label: 'ロール',
    descriptions: {
      owner: '組織の削除を含むすべての権限',
      admin: 'メンバーと設定の管理',
      member: '組織とメンバーの表示',
    },
    names: { owner: 'オーナー', admin: '管理者', member: 'メンバー' },
    noPermissions: '追加の権限なし',
    dialog: (name) => `${name} のロールを変更`,
    ownTitle: 'これは自分のロールです',
    ownWarning: '自分のロールを外すと、別のオーナーに元に戻してもらう必要があります。',
    submit: 'ロールを保存',
    updated: 'ロールを更新しました',
  },
  transfer: {
    dialog: (name) => `オーナー権限を ${name} に譲渡しますか？`,
    body: (name, organization) =>
      `${name} が ${organization} のオーナーになり、あなたは管理者になります。元に戻せるのは ${name} だけです。`,
    submit: 'オーナー権限を譲渡',
    done: (name) => `オーナー権限を ${name} に譲渡しました`,
  },
  remove: {
    dialog: (name) => `${name} を削除しますか？`,
    body: (name, organization) => `${name} は ${organization} へのアクセスをただちに失います。再び招待できます。`,
    submit: 'メンバーを削除',
    done: (name) => `${name} を削除しました`,
  },
};

export const organizationRoles: Translations['organizationRoles'] = {
  title: 'ロール',
  about: (organization) => `${organization} でロールにできること。`,
  disabled: {
    title: 'カスタムロールは有効になっていません',
    about: 'このサービスの運営者に有効化を依頼してください。',
  },
  resources: {
    organization: '組織',
    member: 'メンバー',
    invitation: '招待',
    team: 'チーム',
    ac: 'ロール',
    domain: 'ドメイン',
    sso: 'シングルサインオン',
    directory: 'ディレクトリ',
    oauthClient: 'アプリケーション',
  },
  actions: {
    'organization:update': '設定の変更',
    'organization:delete': '削除',
    'member:create': '追加',
    'member:update': 'ロールの変更',
    'member:delete': '削除',
    'invitation:create': '招待',
    'invitation:cancel': '取り消し',
    create: '作成',
    read: '表示',
    update: '変更',
    delete: '削除',
    manage: '管理',
    require: '必須化',
  },
  permissionHints: {
    'organization:update': 'Webhook、サービスアカウント、監査ストリーム、履歴も含みます。',
    'organization:delete': 'データのエクスポートも含みます。',
    'sso:require': 'ドメインのメンバーはIDプロバイダー経由でのみログインするようになります。',
  },
  permissionsOf: (resource, actions) => `${resource}: ${actions.join('、')}`,
  compare: '比較',
  matrix: {
    label: '各ロールの権限',
    permission: '権限',
    allowed: '許可',
    notAllowed: '不許可',
    builtIn: '組み込み',
    custom: 'カスタム',
  },
  name: '名前',
  nameHint: '例：「経理」。64文字以内。プログラムには小文字で渡されます。',
  permissions: '権限',
  back: 'すべてのロール',
  permissionsHint: '自分が持つ権限を付与できます。',
  ofEveryRole: 'すべてのロールにあります。',
  lacking: '自分にはない権限です。',
  menu: { label: (role) => `${role} の操作`, delete: 'ロールを削除' },
  create: { open: '新しいロール', dialog: '新しいロール', submit: 'ロールを作成', done: 'ロールを作成しました' },
  edit: { submit: 'ロールを保存', done: 'ロールを更新しました' },
  editNote: '変更は、このロールを持つ全員にただちに適用されます。',
  delete: {
    dialog: (role) => `${role} を削除しますか？`,
    body: 'ロールは、メンバーにも保留中の招待にも使用されていない場合に削除できます。',
    submit: 'ロールを削除',
    done: 'ロールを削除しました',
  },
};
