import type { MailTranslations } from '#generated/texts/mails.ts';

export const usernames: MailTranslations['usernames'] = {
  notices: {
    'username.changed': {
      heading: 'Votre nom d’utilisateur a changé',
      event: (app, device) => `Le nom d’utilisateur de votre compte ${app} a été modifié depuis ${device}.`,
    },
  },
};
