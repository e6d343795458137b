import type { Translations } from '#generated/texts/screens.ts';

export const ssoRedirects: Translations['ssoRedirects'] = {
  sso_response_refused:
    'シングルサインオンでこのアカウントにサインインできませんでした。組織のIT部門にお問い合わせください。',
  sso_email_not_in_domain:
    'メールアドレスがこの組織のドメインに属していません。別の方法でログインするか、組織の IT 担当者にお問い合わせください。',
  sso_not_assigned: 'この組織へのアクセス権がありません。組織のアカウント管理者にお問い合わせください。',
  sso_account_refused:
    'このアカウントにはこの組織への所属以外の権限があるため、シングルサインオンでは開けません。別の方法でログインしてください。',
};
