import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  sso_response_refused:
    'シングルサインオンでこのアカウントにログインできませんでした。組織のIT部門にお問い合わせください。',
  sso_email_not_in_domain:
    'メールアドレスがこの組織のドメインに属していません。別の方法でログインするか、組織の IT 担当者にお問い合わせください。',
  sso_not_assigned: 'この組織へのアクセス権がありません。組織のアカウント管理者にお問い合わせください。',
  sso_unsolicited: 'セキュリティ保護のため、シングルサインオンはここから開始します。以下から続行してください。',
  sso_relay_state_missing:
    '組織の ID プロバイダーからシングルサインオンを開始できません。組織の IT 担当者にお問い合わせください。',
  sso_confirmation_required: '別の方法でログインしてから、アカウントでシングルサインオンを連携してください。',
};
