import type { Translations } from '#generated/texts/screens.ts';

export const oauthConsent: Translations['oauthConsent'] = {
  title: (app) => `${app} がアカウントの使用を求めています`,
  titleMore: (app) => `${app} が追加の許可を求めています`,
  registeredBy: (service) => `${service} の運営者が登録したアプリケーションです`,
  ofOrganization: (organization) => `${organization} のアプリケーション`,
  selfNamed: (name) => `「${name}」と名乗るプログラムがあなたのアカウントの使用を求めています`,
  callsItself: (name) => `「${name}」と名乗っています`,
  verifiedBy: (service) => `${service} が確認済み`,
  notVerified: '未確認',
  registeredItself: '自らを登録したもので、名前は確認されていません。',
  actsIn: '操作を許可する組織',
  everywhere: '自分のすべての組織',
  refused: {
    title: (app) => `${app} はメンバー専用です`,
    about: (organization) => `${organization} の管理者にアクセスを依頼してください。`,
    action: 'アプリケーションに戻る',
  },
  scopes: '許可される内容:',
  before: 'すでに許可した内容',
  target: {
    site: '{value} に移動します。',
    device: '{value}のプログラムに移動します。今起動した場合にのみ続行してください。',
    thisComputer: 'このコンピューター',
    app: 'アプリ {value} を開きます。',
  },
  disconnect: '「接続済みのアプリ」からいつでも接続を解除できます。',
  privacyPolicy: 'プライバシーポリシー',
  terms: '利用規約',
  allow: '許可',
  cancel: 'キャンセル',
  select: {
    title: 'アカウントを選択',
    about: (app) => `${app} に進みます。`,
    action: 'このアカウントで続ける',
  },
  prove: {
    title: '本人確認',
    about: (app) => `${app} が本人確認を求めています。`,
  },
  expired: {
    title: 'このリクエストは続行できません',
    about: 'アプリケーションからやり直してください。',
  },
};

export const failedRequests: Translations['failedRequests'] = {
  unknownApplication:
    'このアプリケーションは登録されていないか、無効になっています。アプリケーションのサポートにお問い合わせください。',
  wrongAddress:
    'このアプリケーションの移動先のアドレスは登録されていません。アプリケーションのサポートにお問い合わせください。',
  expired: 'このリクエストの有効期限が切れました。アプリケーションからやり直してください。',
  impersonating: '代理操作中はアプリケーションにログインできません。',
};
