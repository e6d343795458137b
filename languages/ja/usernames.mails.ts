import type { MailTranslations } from '#generated/texts/mails.ts';

export const usernames: MailTranslations['usernames'] = {
  notices: {
    'username.changed': {
      heading: 'ユーザー名が変更されました',
      event: (app, device) => `${device} から、${app} のアカウントのユーザー名が変更されました。`,
    },
  },
};
