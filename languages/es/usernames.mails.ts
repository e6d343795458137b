import type { MailTranslations } from '#generated/texts/mails.ts';

export const usernames: MailTranslations['usernames'] = {
  notices: {
    'username.changed': {
      heading: 'Cambió tu nombre de usuario',
      event: (app, device) => `El nombre de usuario de tu cuenta de ${app} se cambió desde ${device}.`,
    },
  },
};
