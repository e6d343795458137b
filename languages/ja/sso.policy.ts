import type { Translations } from '#generated/texts/screens.ts';

export const ssoPolicyErrors: Translations['ssoPolicyErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_REQUIRE_SSO: 'シングルサインオンを必須にする権限がありません。',
  DOMAIN_NOT_VERIFIED: 'オンになっている接続には、確認済みのドメインが必要です。',
  BREAK_GLASS_REQUIRED: 'パスワードまたはパスキーと、自分の 第2要素が必要です。',
};

export const ssoPolicy: Translations['ssoPolicy'] = {
  title: '必須にする',
  about: '必須にすると、ドメインのアドレスを持つユーザーはパスワードでログインできなくなります。',
  done: '組織のドメインのアドレスを持つユーザーは、シングルサインオンを使う必要があります。',
  conditions: {
    enabled: '接続がオンになっている',
    SSO_NOT_TESTED: 'その接続を 1 日以内に自分でテストした',
    DOMAIN_NOT_VERIFIED: 'その接続のドメインのいずれかが確認済みである',
    BREAK_GLASS_REQUIRED: '自分がオーナーで、パスワードまたはパスキーと 第2要素がある',
  },
  require: {
    action: '必須にする',
    question: 'シングルサインオンを必須にしますか?',
    confirm: 'シングルサインオンを必須にする',
    done: 'シングルサインオンを必須にしました',
  },
  stop: {
    action: '必須を解除',
    question: 'シングルサインオンの必須を解除しますか?',
    consequences: 'ユーザーは再びパスワードやその他の方法でログインできます。',
    confirm: '必須を解除',
    done: 'シングルサインオンの必須を解除しました',
  },
  members: '組織のドメインのアドレスを持つメンバー',
  guests: 'その他のアドレスを持つメンバー',
  owners: '自分のログイン方法を使い続けるオーナー',
  own: '自分のログイン方法はそのまま使えます: パスワードまたはパスキーと、第2要素です。リカバリーコードを手元に用意してください。',
  others: '組織のドメインのメンバーの他のセッションは終了します。API キーは引き続き使えます。',
  refuseGuests: 'その他のアドレスを持つメンバーも拒否する',
};
