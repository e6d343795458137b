import type { MailTranslations } from '#generated/texts/mails.ts';

export const usernames: MailTranslations['usernames'] = {
  notices: {
    'username.changed': {
      heading: 'Ihr Benutzername wurde geändert',
      event: (app, device) => `Der Benutzername Ihres Kontos bei ${app} wurde von ${device} aus geändert.`,
    },
  },
};
