import type { MailTranslations } from '#generated/texts/mails.ts';

export const setupLinks: MailTranslations['setupLinks'] = {
  opened: {
    subject: (organization) => `${organization} のセットアップリンクが開かれました`,
    heading: 'セットアップリンクが開かれました',
    event: (organization, address, app) =>
      `アドレス ${address} のブラウザが、${app} で ${organization} をセットアップするためのリンクを開きました。今後、ほかのブラウザでは使用できません。`,
    next: 'リンクを送信した相手が開いたのではない場合は、シングルサインオンのページで取り消してください。',
    note: '組織のオーナーであるか、リンクを作成したため、このメールをお送りしています。',
  },
  completed: {
    subject: (organization) => `${organization} のセットアップが完了し、承認を待っています`,
    heading: '設定された内容を承認してください',
    event: (organization, app) =>
      `${organization} のセットアップリンクの受取人が、${app} でのセットアップを完了しました。リンクはもう使用できません。`,
    next: '追加された内容を確認し、オンにしてください。',
    action: 'シングルサインオンを表示',
    note: '組織のオーナーであるか、リンクを作成したため、このメールをお送りしています。',
  },
};
