import type { MailTranslations } from '#generated/texts/mails.ts';

export const magicLink: MailTranslations['magicLink'] = {
  heading: (app) => `${app} にログイン`,
  instruction: 'ログインするには、このリンクを開いてください。',
  action: 'ログイン',
  confirmPage: {
    question: (email) => `${email} としてログインしますか？`,
    note: 'このリンクをリクエストしていない場合は、このページを閉じてください。',
  },
};
