import type { Translations } from '#generated/texts/screens.ts';

export const passkeyCeremony: Translations['passkeyCeremony'] = {
  cancelled: 'キャンセルされたか、時間切れです。もう一度試すか、別の方法を使用してください。',
  alreadyAdded: 'このデバイスまたはセキュリティキーには、すでにこのアカウントのパスキーがあります。',
  wrongAddress: 'このアドレスではパスキーを使用できません。別の方法を使用してください。',
  unsuitable: 'このデバイスではパスキーを使用できません。別のデバイスをお試しください。',
  unsupported: 'このブラウザではパスキーを使用できませんでした。別のブラウザまたは方法をお試しください。',
};

export const passkeyErrors: Translations['passkeyErrors'] = {
  CHALLENGE_NOT_FOUND: '時間がかかりすぎました。もう一度お試しください。',
  PASSKEY_NOT_FOUND: 'このパスキーはどのアカウントにも連携されていません。別の方法を使用してください。',
  AUTHENTICATION_FAILED: 'このパスキーを確認できませんでした。もう一度試すか、別の方法を使用してください。',
};

export const passkeys: Translations['passkeys'] = {
  title: 'パスキー',
  about: 'パスワードの代わりに、指紋、顔、画面ロック、セキュリティキーでログインします。',
  empty: 'パスキーはまだありません',
  add: 'パスキーを追加',
  added: 'パスキーを追加しました',
  unnamed: 'パスキー',
  created: '追加:',
  lastUsed: '前回の使用:',
  neverUsed: '未使用',
  synced: '同期済み',
  rename: {
    action: '名前を変更',
    label: (name) => `${name} の名前を変更`,
    title: 'パスキーの名前を変更',
    field: '名前',
    submit: '名前を保存',
    done: 'パスキーの名前を変更しました',
  },
  remove: {
    action: '削除',
    question: (name) => `${name} を削除しますか？`,
    consequences: 'このパスキーではログインできなくなります。他のデバイスはログアウトされます。',
    confirm: 'パスキーを削除',
    done: 'パスキーを削除しました',
  },
  proof: {
    label: 'パスキーを使用',
    about: 'デバイスで指紋、顔、画面ロック、またはセキュリティキーが求められます。',
    action: 'パスキーを使用',
  },
  errors: {
    FAILED_TO_VERIFY_REGISTRATION:
      'このパスキーを追加できませんでした。もう一度試すか、別のデバイスを使用してください。',
    PREVIOUSLY_REGISTERED: 'このデバイスまたはセキュリティキーには、すでにこのアカウントのパスキーがあります。',
    YOU_CANNOT_REMOVE_YOUR_LAST_SECOND_FACTOR:
      'これは唯一の第2要素の方法です。別の方法を設定するか、先に2要素認証をオフにしてください。',
  },
};

export const passkeySignIn: Translations['passkeySignIn'] = {
  signIn: 'パスキーでログイン',
};

export const passkeyEventTexts: Translations['passkeyEventTexts'] = {
  'passkey.added': 'パスキーの追加',
  'passkey.removed': 'パスキーの削除',
  'passkey.clone-suspected': 'パスキー複製の疑い',
};

export const passkeySentences: Translations['passkeySentences'] = {
  'passkey.added': '{target} がパスキーを追加しました',
  'passkey.removed': '{target} がパスキーを削除しました',
  'passkey.clone-suspected': '{target} のパスキーが複製された可能性があります',
};

export const passkeyAttention: Translations['passkeyAttention'] = {
  noOrigin: {
    title: 'パスキーがどのページでも使えません',
    about: 'ドメインは BASE_URL のホストかその上位である必要があり、ブラウザーは https または localhost を要求します。',
  },
};
