import type { Translations } from '#generated/texts/screens.ts';

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
  add: 'ユーザー名を追加',
  username: 'ユーザー名',
  rule: (length) => `文字、数字、ピリオド、アンダースコアを${length}文字以上使用してください`,
};

export const usernameEventTexts: Translations['usernameEventTexts'] = {
  'username.changed': 'ユーザー名の変更',
};

export const usernameSentences: Translations['usernameSentences'] = {
  'username.changed': '{target} がユーザー名を変更しました',
};
