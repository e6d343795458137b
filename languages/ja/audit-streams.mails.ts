import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditStreams: MailTranslations['auditStreams'] = {
  failing: {
    subject: (app, stream) => `${app} の監査ストリーム ${stream} が失敗しています`,
    heading: '監査ストリームが失敗しています',
    event: (app, stream) => `${app} は 1 日間、監査ログを ${stream} に送信できていません。最後のエラー：`,
    next: 'エントリは失われません。受信側が再び受け付ければ、ストリームは止まった位置から続きます。',
    note: 'このストリームを管理できるため、このメールをお送りしています。',
  },
};
