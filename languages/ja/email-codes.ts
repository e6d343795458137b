import type { Translations } from '#generated/texts/screens.ts';

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

export const emailCodeEventTexts: Translations['emailCodeEventTexts'] = {
  'email-code.refused': 'メールコードの拒否',
};

export const emailCodeSentences: Translations['emailCodeSentences'] = {
  'email-code.refused': '{target} のメールコードが間違っていました',
};
