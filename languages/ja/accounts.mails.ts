import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'サインイン方法を接続しました',
      event: (app, device, organization) =>
        organization === null
          ? `${device} から、${app} のアカウントにサインイン方法が接続されました。`
          : `${device} から、${app} のアカウントが ${organization} に接続されました。この組織のIDプロバイダーで、このアカウントにサインインできるようになりました。`,
    },
    'account.unlinked': {
      heading: 'サインイン方法の接続を解除しました',
      event: (app, device) => `${device} から、${app} のアカウントのサインイン方法の接続が解除されました。`,
    },
  },
};
