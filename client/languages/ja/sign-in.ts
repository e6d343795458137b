import type { Translations } from '#client/languages/translations.ts';

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

export const emailCodeEntries: Translations['emailCodeEntries'] = {
  signIn: 'ログインコードをメールで受け取る',
  passwordReset: '代わりにコードをメールで受け取る',
  verification: '代わりにコードを使用',
  emailChange: 'リンクの代わりにコードを使用',
};

export const emailCodeErrors: Translations['emailCodeErrors'] = {
  OTP_EXPIRED: 'このコードは有効期限が切れています。新しいコードをリクエストしてください。',
  INVALID_OTP:
    'このコードは間違っているか、すでに使用されています。リクエストしたブラウザで最新のコードを入力してください。',
  TOO_MANY_ATTEMPTS: '間違ったコードの入力が多すぎます。15分後にもう一度お試しください。',
};

export const emailCodes: Translations['emailCodes'] = {
  send: 'コードをメールで送信',
  sent: (email, lifetime) => `メールを確認してください。${email} にコードを送信しました。有効期限は${lifetime}です。`,
  code: 'コード',
  otherEmail: '別のメールアドレスを使用',
  signIn: {
    title: 'メールのコードでログイン',
    about: 'コードをメールで送信します。パスワードは不要です。',
    action: 'ログイン',
  },
  verify: {
    title: 'メールアドレスの確認',
    about: 'コードをメールで送信します。このブラウザで入力してください。',
    action: 'メールアドレスを確認',
  },
  verified: { title: 'メールアドレスを確認しました', next: '続行' },
  reset: {
    title: 'パスワードを再設定',
    about: 'メールアドレスのアカウントがある場合、コードをメールで送信します。',
    newPassword: '新しいパスワード',
    action: 'パスワードを変更',
  },
  passwordChanged: {
    title: 'パスワードを変更しました',
    about: 'すべてのデバイスからログアウトしました。',
    next: 'ログイン',
  },
  change: {
    title: 'メールアドレスを変更',
    about: '現在のアドレスが確認済みの場合はそこにコードを送信し、その後、新しいアドレスに送信します。',
    newEmail: '新しいメールアドレス',
    codeFromCurrent: '現在のメールアドレスに届いたコード',
    codeFromNew: '新しいメールアドレスに届いたコード',
    next: '続行',
    action: 'メールアドレスを変更',
    done: 'メールアドレスを変更しました',
  },
};

export const magicLink: Translations['magicLink'] = {
  action: 'ログインリンクをメールで受け取る',
  title: 'メールのリンクでログイン',
  about: 'リンクをメールで送信します。パスワードは不要です。',
  sent: (email, lifetime) =>
    `メールを確認してください。${email} にログインリンクを送信しました。有効期限は${lifetime}です。`,
};

export const usernameErrors: Translations['usernameErrors'] = {
  INVALID_USERNAME_OR_PASSWORD: 'ユーザー名またはパスワードが正しくありません。',
  USERNAME_IS_ALREADY_TAKEN: 'このユーザー名は使用されています。別のユーザー名を選んでください。',
  USERNAME_TOO_SHORT: 'ユーザー名が短すぎます',
  USERNAME_TOO_LONG: 'ユーザー名が長すぎます',
  INVALID_USERNAME: '文字、数字、ピリオド、アンダースコアのみを使用するか、別の名前を選んでください',
  INVALID_DISPLAY_USERNAME: 'この名前は表示できません。別の名前を選んでください。',
  USERNAME_IS_IMMUTABLE: 'ユーザー名は変更できません',
  notEnabled: 'ユーザー名は有効になっていません。',
};

export const usernames: Translations['usernames'] = {
  signInName: 'メールアドレスまたはユーザー名',
  signInNameRequired: 'メールアドレスまたはユーザー名を入力してください',
  username: 'ユーザー名',
  hint: '任意。文字、数字、ピリオド、アンダースコアを使用できます。',
};

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'このアカウントからログアウトしています。再度ログインしてください。',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'アカウントを追加',
  switchAccount: 'アカウントを切り替え',
  signOutOfThis: 'このアカウントからログアウト',
  signOutOfAll: 'すべてのアカウントからログアウト',
  signedIn: 'このデバイスでログイン中',
  continueAs: (name) => `${name} として続行`,
};
