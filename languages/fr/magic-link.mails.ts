import type { MailTranslations } from '#generated/texts/mails.ts';

export const magicLink: MailTranslations['magicLink'] = {
  heading: (app) => `Se connecter à ${app}`,
  instruction: 'Ouvrez ce lien pour vous connecter.',
  action: 'Se connecter',
  confirmPage: {
    question: (email) => `Se connecter en tant que ${email}\u00a0?`,
    note: 'Si vous n’avez pas demandé ce lien, fermez cette page.',
  },
};
