import type { MailTranslations } from '#generated/texts/mails.ts';

export const usernames: MailTranslations['usernames'] = {
  notices: {
    'username.changed': {
      heading: 'Seu nome de usuário mudou',
      event: (app, device) => `O nome de usuário da sua conta em ${app} foi alterado de ${device}.`,
    },
  },
};
