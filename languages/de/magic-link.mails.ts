import type { MailTranslations } from '#generated/texts/mails.ts';

export const magicLink: MailTranslations['magicLink'] = {
  heading: (app) => `Bei ${app} anmelden`,
  instruction: 'Öffnen Sie diesen Link, um sich anzumelden.',
  action: 'Anmelden',
  confirmPage: {
    question: (email) => `Als ${email} anmelden?`,
    note: 'Wenn Sie diesen Link nicht angefordert haben, schließen Sie diese Seite.',
  },
};
