import type { Translations } from '#generated/texts/screens.ts';

export const emailFirst: Translations['emailFirst'] = {
  required: (domain) => `${domain} はシングルサインオンを使用しています。`,
  owner: 'オーナーなので別の方法でログインする',
  otherAddress: '別のアドレスを使う',
  none: (domain) => `${domain} にはシングルサインオンが設定されていません。`,
};

export const ssoRequiredErrors: Translations['ssoRequiredErrors'] = {
  SSO_REQUIRED: '組織でシングルサインオンが必須です。シングルサインオンでログインしてください。',
};
