import type { MailTranslations } from '#generated/texts/mails.ts';

export const domains: MailTranslations['domains'] = {
  failing: {
    subject: (domain) => `${domain} の DNS レコードが見つかりません`,
    heading: 'DNS レコードが見つかりません',
    event: (domain, organization, app) =>
      `${domain} が ${organization} のものであることを証明するレコードを、${app} が確認できなくなりました。`,
    next: 'ドメインの確認が失効する前に、次のレコードを再度追加してください。',
  },
  lost: {
    subject: (domain) => `ドメイン ${domain} の確認が失効しました`,
    heading: 'ドメインの確認が失効しました',
    event: (domain, organization, app) =>
      `${domain} が ${organization} のものであることを証明するレコードを、${app} は数日間確認できませんでした。`,
    next: '次のレコードを再度追加してから、ドメインを確認してください。',
  },
  moved: {
    subject: (domain) => `ドメイン ${domain} が別の組織によって確認されました`,
    heading: '別の組織がドメインを確認しました',
    event: (domain, organization, app) =>
      `${app} では、${domain} は ${organization} のものではなくなりました。レコードが別の組織のものに置き換えられています。`,
    next: 'このドメインを所有している場合は、次のレコードを元に戻してから、ドメインを確認してください。',
  },
  note: '組織のオーナーであるか、ドメインを追加したため、このメールをお送りしています。',
};
