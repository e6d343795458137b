import type { Translations } from '#generated/texts/screens.ts';

export const signInErrors: Translations['signInErrors'] = {
  EMAIL_NOT_VERIFIED: '先にメールアドレスを確認してください。',
  INVALID_EMAIL_OR_PASSWORD: 'メールアドレスまたはパスワードが正しくありません。',
  USER_ALREADY_EXISTS: 'このメールアドレスのアカウントはすでに存在します。ログインしてください。',
  notEnabled: 'このログイン方法は有効になっていません。',
  signUpClosed: '新規登録は受け付けていません。',
  resetNotEnabled: 'ここではメールでパスワードを再設定できません。サポートにお問い合わせください。',
  verificationNotEnabled: 'このサービスは確認メールを送信できません。サポートにお問い合わせください。',
  PASSWORD_TOO_SHORT: 'パスワードが短すぎます',
  PASSWORD_TOO_LONG: 'パスワードが長すぎます',
  PASSWORD_COMPROMISED: 'このパスワードはよく使われています。別のパスワードを選んでください',
  PASSWORD_TOO_SIMILAR: 'このパスワードは名前またはメールアドレスに似すぎています。別のパスワードを選んでください',
};

export const signIn: Translations['signIn'] = {
  password: 'パスワード',
  signIn: {
    title: (app) => `${app} にログイン`,
    sessionEnded: 'セッションが終了しました。続行するにはログインしてください。',
    needsSetup: '管理者がまだいません。サーバーのターミナルに表示されたセットアップリンクを開いてください。',
    joining: (organization) => `${organization} に参加するにはログインしてください。`,
    remember: 'ログイン状態を保持',
    forgotPassword: 'パスワードをお忘れですか？',
    action: 'ログイン',
    next: '続ける',
    otherWays: 'その他のログイン方法',
    newHere: '初めてご利用ですか？',
    signUp: 'アカウントを作成',
    continueWith: (provider) => `${provider} で続行`,
    or: 'または',
  },
  signUp: {
    title: (app) => `${app} アカウントを作成`,
    joining: (organization) => `${organization} に参加するにはアカウントを作成してください。`,
    name: '名前',
    action: 'アカウントを作成',
    hasAccount: 'すでにアカウントをお持ちですか？',
    sentTitle: 'メールを確認してください',
    sent: (email) => `${email} にリンクを送信しました。リンクを開いてアカウントの作成を完了してください。`,
  },
  verification: {
    sent: (email) => `先にメールアドレスを確認してください。${email} に新しいリンクを送信しました。`,
    sentToUser: '先にメールアドレスを確認してください。新しいリンクを送信しました。',
    sentAgain: (email) => `${email} に別のリンクを送信しました。`,
    resend: 'リンクを再送信',
  },
  forgotPassword: {
    title: 'パスワードを再設定',
    about: (lifetime) => `新しいパスワードを設定するリンクをメールでお送りします。有効期限は${lifetime}です。`,
    action: '再設定リンクを送信',
    sent: (email, lifetime) =>
      `${email} のアカウントがある場合、再設定リンクを送信しました。有効期限は${lifetime}です。`,
  },
  resetPassword: {
    title: '新しいパスワードを設定',
    linkFailed: 'このリンクは使用できません',
    requestLink: '新しいリンクをリクエスト',
    newPassword: '新しいパスワード',
    action: 'パスワードを変更',
    first: {
      title: 'パスワードを設定',
      password: 'パスワード',
      action: 'パスワードを保存',
      done: 'パスワードを保存しました。ログインできます。',
    },
    done: 'パスワードを変更しました。すべてのデバイスからログアウトしました。',
  },
};

export const verifiedEmail: Translations['verifiedEmail'] = {
  title: 'メールアドレスを確認しました',
  about: 'このタブを閉じるか、アカウントに進んでください。',
  linkFailed: 'このリンクは使用できません',
  next: 'アカウントに進む',
  newLink: 'アカウントへ',
};
