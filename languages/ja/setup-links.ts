import type { Translations } from '#generated/texts/screens.ts';

export const setupLinkErrors: Translations['setupLinkErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: '自分に許可されていることだけを任せられます。',
  SETUP_LINK_NOT_FOUND: 'このリンクは使用済みか、取り消されています。',
  SETUP_LINK_LIMIT_REACHED: '同時に有効にできるリンクは 5 件までです。不要になったものを取り消してください。',
};

export const setupLinks: Translations['setupLinks'] = {
  title: 'セットアップリンク',
  about: 'IT 担当者が、アカウントなしでシングルサインオンやディレクトリを設定できるようにします。',
  notAllowed: 'セットアップリンクを作成する権限がありません。',
  empty: {
    title: 'リンクはまだありません',
    description: 'リンクを開いた人は、選んだ項目だけを設定できます。1 人だけに送信してください。',
  },
  scopes: { domains: 'ドメイン', sso: 'シングルサインオン', scim: 'ディレクトリ' },
  create: {
    open: 'リンクを作成',
    title: 'セットアップリンクを作成',
    scopes: '設定する項目',
    mayEnable: 'すぐに反映する',
    mayEnableHint: 'オフの場合、設定された内容をオンにするまで、誰もそれでログインできません。オフを推奨します。',
    submit: 'リンクを作成',
  },
  created: {
    title: 'このリンクを送信してください',
    what: 'リンク',
    about: '最初に開いたブラウザだけが使用できます。5 日後に期限が切れます。',
  },
  administration: {
    title: 'セットアップリンクを作成',
    card: 'セットアップリンク',
    about: '組織の IT 担当者が、アカウントなしでシングルサインオンやディレクトリを設定できるようにします。',
    organization: '組織',
    search: '名前、URL、ID で検索',
    noMatch: '組織が見つかりません',
    loading: '読み込み中…',
    organizationId: '組織 ID',
    note: '設定された内容は、組織のオーナーがオンにすると有効になります。',
  },
  state: {
    waiting: '未開封',
    opened: '開封済み',
    completed: '完了',
    ends: '有効期限:',
    takesEffect: 'すぐに反映',
  },
  revoke: {
    action: '取り消す',
    question: 'このリンクを取り消しますか?',
    consequences: 'リンクは使用できなくなります。リンクで設定された内容は残ります。',
    confirm: 'リンクを取り消す',
    done: 'リンクを取り消しました',
  },
  page: {
    title: (organization) => `${organization} のセットアップ`,
    about: (service) => `会社を ${service} に接続します。アカウントは必要ありません。`,
    ends: 'このリンクの有効期限:',
    menu: 'セットアップ',
    overview: '概要',
    steps: '設定する項目',
    optional: '順序は自由です。変更はすぐに保存されます。',
    domains: {
      title: 'ドメイン',
      about: 'メールアドレスのドメインが自社のものであることを証明します。',
      done: (domains) => `確認済み: ${domains}`,
    },
    sso: {
      title: 'シングルサインオン',
      about: 'ID プロバイダーを接続し、接続をテストします。',
      done: (names) => `テスト済み: ${names}`,
    },
    scim: {
      title: 'ディレクトリ',
      about: 'ディレクトリがユーザーを作成、更新、削除できるようにします。',
      done: (name) => `接続済み: ${name}`,
    },
    next: '設定する',
    view: '表示',
    finish: {
      action: '完了する',
      question: 'セットアップを完了しますか?',
      consequences: (organization) =>
        `このリンクは使用できなくなります。${organization} のオーナーにメールが届き、設定した内容をオーナーがオンにします。`,
      confirm: '完了する',
    },
    finished: {
      title: '完了',
      about: (organization) => `${organization} のオーナーに通知しました。このページを閉じてかまいません。`,
      back: '続ける',
    },
    unusable: {
      title: 'このリンクはここでは使用できません',
      about: '期限切れか、完了または取り消し済みか、別のブラウザで開かれています。新しいリンクを依頼してください。',
    },
    incomplete: {
      title: 'このリンクは不完全です',
      about: 'メッセージのリンクをもう一度開くか、リンク全体をコピーしてください。',
    },
  },
};

export const setupLinkEventTexts: Translations['setupLinkEventTexts'] = {
  'setup-link.created': 'セットアップリンクの作成',
  'setup-link.opened': 'セットアップリンクの開封',
  'setup-link.completed': 'セットアップリンクの完了',
  'setup-link.revoked': 'セットアップリンクの取り消し',
};

export const setupLinkSentences: Translations['setupLinkSentences'] = {
  'setup-link.created': '{actor} がセットアップリンクを作成しました',
  'setup-link.opened': 'セットアップリンクが開かれました',
  'setup-link.completed': 'セットアップリンクの受取人がセットアップを完了しました',
  'setup-link.revoked': '{actor} がセットアップリンクを取り消しました',
};
