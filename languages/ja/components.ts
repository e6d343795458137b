import type { Translations } from '#generated/texts/screens.ts';

export const components: Translations['components'] = {
  loading: '読み込み中',
  close: '閉じる',
  cancel: 'キャンセル',
  back: '戻る',
  failed: '読み込めませんでした',
  tryAgain: '再試行',
  signedInAs: (name) => `${name} としてログインしています。`,
  signOut: 'ログアウト',
  emailVerified: 'メールアドレスを確認しました。続行するにはログインしてください。',
  manageAccount: 'アカウントを管理',
  account: (name) => `アカウント: ${name}`,
  addAccount: 'アカウントを追加',
  usePassword: 'パスワードを使用',
  commas: '複数の値はカンマで区切ってください。',
  nothingEnabled: '有効なログイン方法がありません。サポートにお問い合わせください。',
  organization: {
    general: '全般',
    empty: 'まだ組織に参加していません。',
    choose: '組織を選択',
    personal: '個人アカウント',
    switch: (name) => `組織: ${name}。組織を切り替え`,
    manage: '組織を管理',
    create: '組織を作成',
  },
  invitation: { resend: '再送信', resent: '再送信しました' },
};
