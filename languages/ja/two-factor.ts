import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('ja');
const plural = pluralOf('ja');

export const twoFactorErrors: Translations['twoFactorErrors'] = {
  INVALID_CODE: 'コードが正しくありません。最新のコードを入力してください。',
  INVALID_BACKUP_CODE: 'このバックアップコードは間違っているか、すでに使用されています。',
  OTP_HAS_EXPIRED: 'このコードは有効期限が切れています。新しいコードをリクエストしてください。',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: '間違ったコードの入力が多すぎます。新しいコードをリクエストしてください。',
  INVALID_TWO_FACTOR_COOKIE: 'ログインの有効期限が切れました。再度ログインしてください。',
  ACCOUNT_TEMPORARILY_LOCKED: '間違ったコードの入力が多すぎます。15分後にもう一度お試しください。',
  TWO_FACTOR_NOT_ENABLED: '2要素認証はすでにオフです。このページを再読み込みしてください。',
  TOTP_NOT_ENABLED: '認証アプリが設定されていません。別の方法を使用してください。',
  TOTP_ALREADY_ENABLED: '認証アプリはすでに設定されています。このページを再読み込みしてください。',
  emailCodesUnavailable: 'メールのコードは利用できません。別の方法を使用してください。',
  NO_PASSKEY_REGISTERED: '先にパスキーを追加してください。',
  BACKUP_CODES_NOT_ENABLED: 'バックアップコードがありません。別の方法を使用してください。',
  TRUSTED_DEVICE_NOT_FOUND: 'このブラウザは信頼されなくなりました。',
  YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR:
    '自分の2要素認証をリセットすることはできません。「セキュリティ」でオフにしてください。',
  TWO_FACTOR_RECOVERY_NOT_ALLOWED: 'このログイン後は第2要素を削除できません。別の方法でログインしてください。',
  TWO_FACTOR_RECOVERY_NOT_READY: 'まだ第2要素を削除できません。このページを再読み込みしてください。',
  TWO_FACTOR_REQUIRED: '先に「セキュリティ」で2要素認証を設定してください。',
};

export const factors: Translations['factors'] = {
  title: '2要素認証',
  about: 'ログイン時の第2要素の確認です。パスワードを盗まれてもログインされません。',
  on: 'オン',
  off: 'オフ',
  methods: {
    totp: {
      name: '認証アプリ',
      about: 'スマートフォンやパスワードマネージャーのアプリのコード。',
      setUp: '設定',
      setUpLabel: '認証アプリを設定',
      addDevice: 'デバイスを追加',
      addDeviceLabel: '認証アプリにデバイスを追加',
    },
    otp: {
      name: 'メールのコード',
      about: (email) => `${email} に送信されるコード。`,
      setUp: '設定',
      setUpLabel: 'メールのコードを設定',
    },
    passkey: {
      name: 'パスキー',
      about: '指紋、顔、画面ロック、またはセキュリティキー。',
      setUp: 'オンにする',
      setUpLabel: 'パスキーを第2要素としてオンにする',
    },
  },
  turnedOn: '2要素認証をオンにしました',
  methodAdded: '方法を追加しました',
  app: {
    title: '認証アプリを設定',
    deviceTitle: '別のデバイスを追加',
    scan: '認証アプリで QR コードをスキャンしてください。',
    qrCode: '認証アプリ用の QR コード',
    keyHint: 'スキャンできない場合は、代わりにこのセットアップキーを入力してください:',
    key: 'セットアップキー',
    open: 'このデバイスのアプリで開く',
    code: 'アプリのコード',
    codeHint: '6桁の数字。コードを入力するまで何も変更されません。',
    submit: '認証アプリをオンにする',
    done: '完了',
  },
  mailedCodes: {
    title: 'メールのコードを設定',
    sent: (email) => `${email} に6桁のコードを送信しました。`,
    code: 'メールのコード',
    codeHint: 'コードを入力するまで何も変更されません。',
    submit: 'メールのコードをオンにする',
  },
  backupCodes: {
    name: 'バックアップコード',
    left: (count) => plural(count, { other: `残り${count}個` }),
    none: 'バックアップコードがありません。ログインできなくなることを防ぐため、作成してください。',
    title: 'バックアップコードを保存',
    about: '他の方法を使用できない場合は、これらのコードのいずれかでログインできます。各コードは1回のみ使用できます。',
    once: '表示されるのは今だけです。安全な場所に保管してください。',
    offerTitle: 'バックアップコードを作成',
    offer:
      '2要素認証がオンになりました。他の方法を使用できない場合にログインできるよう、バックアップコードを作成してください。',
    create: 'バックアップコードを作成',
    later: '後で',
    copy: 'コードをコピー',
    copied: 'コピーしました',
    download: 'コードをダウンロード',
    print: 'コードを印刷',
    file: (app, email) => `${email} 用の ${app} バックアップコード。各コードは1回のみ使用できます。`,
    saved: 'コードを保存しました',
    done: '完了',
    replace: {
      action: 'コードを再作成',
      question: 'バックアップコードを再作成しますか？',
      consequences: '現在のバックアップコードは使用できなくなり、他のデバイスはログアウトされます。',
    },
  },
  turnOff: {
    action: 'オフにする',
    label: '2要素認証',
    question: '2要素認証をオフにしますか？',
    consequences:
      '第2要素なしでログインするようになります。バックアップコードは使用できなくなり、他のデバイスはログアウトされます。',
    confirm: '2要素認証をオフにする',
    done: '2要素認証をオフにしました',
    row: '第2要素の確認を求めない',
    required: 'ここではすべてのアカウントで必須です。',
  },
  trusted: {
    title: '信頼済みブラウザ',
    about: '第2要素なしでログインできます。',
    current: 'このブラウザ',
    lastUsed: '前回の使用:',
    expires: '有効期限:',
    revoke: '信頼を解除',
    question: (device) => `${device} の信頼を解除しますか？`,
    consequences: (device) => `次回 ${device} でログインするときに、第2要素が必要になります。`,
    revoked: 'ブラウザの信頼を解除しました',
    revokeAll: 'すべてのブラウザの信頼を解除',
    allQuestion: 'すべてのブラウザの信頼を解除しますか？',
    allConsequences: '次回それらのブラウザでログインするときに、第2要素が必要になります。',
    allRevoked: 'ブラウザの信頼を解除しました',
  },
  required: {
    title: '第2要素を設定',
    about: 'このサービスでは2要素認証が必須です。続行するには方法を選んでください。',
    signOut: 'ログアウト',
  },
  reset: {
    title: '2要素認証',
    about: 'スマートフォン、パスキー、バックアップコードを失ったユーザー向けです。',
    open: '2要素認証をリセット',
    dialog: (name) => `${name} の2要素認証をリセットしますか？`,
    consequences:
      '再び設定されるまで、第2要素なしでログインするようになります。バックアップコードは使用できなくなり、すべてのデバイスからログアウトされます。本人にはメールで通知します。',
    submit: '2要素認証をリセット',
    done: '2要素認証をリセットしました',
  },
};

export const twoFactor: Translations['twoFactor'] = {
  code: 'コード',
  digits: '6桁のコード',
  challenge: {
    title: '本人確認',
    account: (email) => `${email} としてログインします`,
    action: '続行',
    trust: (lifetime) => `このブラウザを${lifetime}信頼する`,
    expiredTitle: 'ログインの有効期限切れ',
    expired: '時間がかかりすぎたか、このログインはすでに完了しています。',
    tooManyAttempts: '間違ったコードの入力が多すぎます。',
    signIn: '再度ログイン',
  },
  totp: {
    label: '認証アプリを使用',
    about: '認証アプリのコードを入力してください。',
  },
  mailedCode: {
    label: 'コードをメールで受け取る',
    about: '6桁のコードをメールで送信します。',
    send: 'コードをメールで送信',
    sent: 'メールを確認して、コードを入力してください。',
  },
  backupCode: {
    label: 'バックアップコードを使用',
    about: '保存したバックアップコードの1つを入力してください。各コードは1回のみ使用できます。',
    field: 'バックアップコード',
  },
  recovery: {
    open: 'すべての方法を失いましたか？',
    finish: '第2要素を削除',
    back: 'いずれかの方法を使用',
    unavailable:
      'このログイン後は第2要素を削除できません。以前に第2要素と一緒に使用したパスワードまたはプロバイダーでログインするか、サポートにお問い合わせください。',
    about: (waitingTime) =>
      `第2要素の削除を申請できます。セキュリティのため、削除できるのは${waitingTime}後です。キャンセル用リンクを記載したメールを送信します。`,
    request: '削除を申請',
    requested: (time) =>
      `第2要素の削除を申請しました。削除するには、${time} 以降に再度ログインしてください。それまでにいずれかの方法を使用すると、申請はキャンセルされます。`,
    ready: '待機時間が終了しました。第2要素を削除するコードをメールで送信します。',
    codeSent: 'メールを確認して、コードを入力してください。第2要素が削除され、他のデバイスはログアウトされます。',
    remove: '第2要素を削除',
  },
  cancelRecovery: {
    title: '第2要素を維持しますか？',
    about: 'アカウントの第2要素を削除する申請をキャンセルします。',
    action: '第2要素を維持',
    doneTitle: '申請をキャンセルしました',
    done: '第2要素は引き続きオンです。申請した覚えがない場合は、他人にパスワードを知られています。今すぐ変更してください。',
    changePassword: 'パスワードを変更',
    failedTitle: 'キャンセルするものはありません',
    failed: '申請はすでにキャンセルまたは完了されたか、有効期限が切れています。',
    next: 'セキュリティ設定へ',
  },
};

export const twoFactorAttention: Translations['twoFactorAttention'] = {
  administrators: (count) => plural(count, { other: `${number(count)}人の管理者に第2要素がありません` }),
  about: '盗まれたパスワードだけでサービスを管理できてしまいます。',
  open: '管理者を表示',
};
