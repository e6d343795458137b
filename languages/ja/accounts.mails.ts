import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'ログイン方法を接続しました',
      event: (app, device, organization) =>
        organization === null
          ? `${device} から、${app} のアカウントにログイン方法が接続されました。`
          : `${device} から、${app} のアカウントが ${organization} に接続されました。この組織のIDプロバイダーで、このアカウントにログインできるようになりました。`,
    },
    'account.unlinked': {
      heading: 'ログイン方法の接続を解除しました',
      event: (app, device) => `${device} から、${app} のアカウントのログイン方法の接続が解除されました。`,
    },
  },
};
