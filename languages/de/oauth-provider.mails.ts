import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `Von ${app} abmelden?`,
    note: 'Eine Anwendung hat darum gebeten. Wenn Sie diese Seite schließen, bleiben Sie angemeldet.',
    action: 'Abmelden',
  },
};
