import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `${app} からサインアウトしますか？`,
    note: 'アプリケーションから要求されました。このページを閉じると、サインインしたままになります。',
    action: 'サインアウト',
  },
};
