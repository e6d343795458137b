import type { Translations } from '#generated/texts/screens.ts';

export const deviceGrant: Translations['deviceGrant'] = {
  title: 'デバイスを接続',
  about: 'デバイスに表示されたコードを入力してください。',
  code: 'コード',
  codeFormat: 'コードは XKCD-BDFG のような 8 文字です。',
  fromLink: 'このコードはリンクから入力されました。デバイスに同じコードが表示されている場合にのみ続けてください。',
  submit: '続ける',
  question: (code) => `デバイスに ${code} と表示されていますか？`,
  asks: '{value} がアカウントへのアクセスを求めています。',
  asked: '要求:',
  origin: {
    same: (address) => `お使いのネットワークから (${address})`,
    other: (address) => `お使いのものとは別のネットワークから (${address})`,
  },
  scopes: 'できるようになること:',
  session: 'あなたとしてログインし、あなたができることをすべて行えます。',
  warning: (service) =>
    `目の前のデバイスでご自身が始めた場合にのみ続けてください。${service} がコードを送ることはありません。`,
  approve: '自分のものです。接続する',
  deny: '自分ではない',
  approved: { title: 'デバイスを接続しました', about: 'デバイスに戻れます。' },
  denied: {
    title: 'デバイスを拒否しました',
    about: '確認していただきありがとうございます。デバイスはアカウントにアクセスできません。',
  },
  disabled: { title: 'デバイスを接続できません', about: 'このサービスはコードによるデバイスの接続を行いません。' },
};

export const deviceGrantErrors: Translations['deviceGrantErrors'] = {
  INVALID_USER_CODE: 'このコードは存在しません。デバイスのコードと見比べてください。',
  EXPIRED_USER_CODE: 'このコードは期限切れです。デバイスでやり直してください。',
  DEVICE_CODE_ALREADY_PROCESSED: 'このコードはすでに使用されました。デバイスでやり直してください。',
  DEVICE_CODE_NOT_CLAIMED: 'このコードは別の場所で開かれました。もう一度入力してください。',
};

export const deviceEventTexts: Translations['deviceEventTexts'] = {
  'device.approved': 'デバイスを接続',
  'device.denied': 'デバイスを拒否',
};

export const deviceSentences: Translations['deviceSentences'] = {
  'device.approved': '{target} がコードでデバイスを接続しました',
  'device.denied': '{target} がデバイスを拒否しました',
};

export const deviceAttention: Translations['deviceAttention'] = {
  noProvider: { title: 'デバイスを接続できません', about: 'OAuth プロバイダーが必要ですが、無効になっています。' },
  sessions: {
    title: 'デバイスがセッションを取得できます',
    about: 'コードの入力に誘導されたユーザーは、アカウント全体を渡してしまいます。',
  },
};
