import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  invalid_state: 'ログインに時間がかかりすぎたか、別のブラウザで続行されました。もう一度お試しください。',
  invalid_provider:
    'このシングルサインオンは利用できなくなりました。別の方法でログインするか、組織の IT 担当者にお問い合わせください。',
  discovery_failed: '組織の ID プロバイダーは現在利用できません。しばらくしてからもう一度お試しください。',
  sso_response_refused:
    '組織の ID プロバイダーから無効な応答が送られました。もう一度お試しになるか、組織の IT 担当者にお問い合わせください。',
  sso_unsolicited:
    'シングルサインオンはこのページから始める必要があります。続けるにはメールアドレスを入力してください。',
  sso_relay_state_missing: '組織の ID プロバイダーの設定が完了していません。組織の IT 担当者にお問い合わせください。',
  sso_email_missing:
    '組織の ID プロバイダーからメールアドレスが提供されませんでした。組織の IT 担当者にお問い合わせください。',
  sso_email_not_verified:
    '組織の ID プロバイダーでメールアドレスが確認されていません。組織の IT 担当者にお問い合わせください。',
  sso_email_not_in_domain:
    'メールアドレスがこの組織のドメインに属していません。別の方法でログインするか、組織の IT 担当者にお問い合わせください。',
  sso_not_assigned: 'この組織へのアクセス権がありません。組織のアカウント管理者にお問い合わせください。',
  sso_account_refused:
    'このアカウントにはこの組織への所属以外の権限があるため、シングルサインオンでは開けません。別の方法でログインしてください。',
  sso_account_disabled: '組織がこのアカウントを無効にしました。組織のアカウント管理者にお問い合わせください。',
  sso_identity_changed:
    'このアカウントは、この組織の別の ID に接続されています。組織の IT 担当者にお問い合わせください。',
  sso_member_limit: 'この組織はメンバー数の上限に達しています。組織のアカウント管理者にお問い合わせください。',
  sso_not_fresh: 'ID プロバイダーで再ログインが求められませんでした。別の方法で本人確認をしてください。',
  sso_required: 'この組織ではシングルサインオンを使用します。続けるにはメールアドレスを入力してください。',
};
