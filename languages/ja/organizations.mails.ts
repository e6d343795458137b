import type { MailTranslations } from '#generated/texts/mails.ts';
import { listOf } from '#shared/lib/language/translation.ts';

const list = listOf('ja');

export const invitations: MailTranslations['invitations'] = {
  invitation: {
    subject: (organization, app) => `${app} の ${organization} への招待`,
    heading: (organization) => `${organization} に参加`,
    request: ({ inviter, organization, app, roles }) =>
      `${inviter} が、${app} の ${organization} にあなたを招待しました（ロール: ${list(roles)}）。`,
    expiry: (duration) => `招待の有効期限は${duration}です。このリンクはあなた専用です。他の人と共有しないでください。`,
    action: '招待を表示',
  },
};
