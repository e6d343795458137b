import type { MailTranslations } from '#generated/texts/mails.ts';

export const magicLink: MailTranslations['magicLink'] = {
  heading: (app) => `Entrar em ${app}`,
  instruction: 'Abra este link para entrar.',
  action: 'Entrar',
  confirmPage: {
    question: (email) => `Entrar como ${email}?`,
    note: 'Se você não solicitou este link, feche esta página.',
  },
};
