import type { MailTranslations } from '#generated/texts/mails.ts';

export const deviceGrant: MailTranslations['deviceGrant'] = {
  connected: {
    subject: (application) => `デバイスが接続されました: ${application}`,
    heading: 'デバイスが接続されました',
    event: (application, app) =>
      `デバイスのコードが入力されました。このデバイスは ${application} として ${app} のアカウントを使用できます。`,
    origin: (address, device) => `デバイスの要求元のアドレスは ${address} です: ${device}。`,
    action: '接続済みアプリを表示',
    note: '心当たりがない場合、または誰かからコードを受け取った場合は、そこでアプリの接続を解除してください。',
  },
};
