import type { MailTranslations } from '#generated/texts/mails.ts';

export const shared: MailTranslations['shared'] = {
  greeting: (name) => (name ? `${name} 様` : 'こんにちは。'),
  linkExpiry: (duration) => `このリンクの有効期限は${duration}で、1回のみ使用できます。`,
  codeExpiry: (duration) => `このコードの有効期限は${duration}で、1回のみ使用できます。`,
  device: { browserOn: (browser, system) => `${browser}（${system}）`, unknown: '不明なデバイス' },
  footer: (address: string, app: string) => `このメールは、${app} で ${address} が使用されたため送信されました。`,
  openLink: 'または、ブラウザで次のリンクを開いてください:',
  ignore: 'このメールに心当たりがない場合は、無視してください。',
  accountAtRisk:
    '心当たりがない場合は、リンクを開かずにパスワードを変更してください。他人がアカウントにアクセスできる可能性があります。',
};
