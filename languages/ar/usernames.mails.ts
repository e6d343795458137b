import type { MailTranslations } from '#generated/texts/mails.ts';

export const usernames: MailTranslations['usernames'] = {
  notices: {
    'username.changed': {
      heading: 'تغيّر اسم المستخدم',
      event: (app, device) => `تم تغيير اسم المستخدم لحسابك في ${app} من ${device}.`,
    },
  },
};
