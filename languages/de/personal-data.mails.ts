import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  notices: {
    'personal-data.exported': {
      heading: 'Ihre Daten wurden exportiert',
      event: (app, device) => `Alles, was ${app} über Sie speichert, wurde von ${device} aus exportiert.`,
    },
    'user.data-exported': {
      heading: 'Ein Administrator hat Ihre Daten exportiert',
      event: (app) => `Ein Administrator von ${app} hat alles exportiert, was über Sie gespeichert ist.`,
    },
  },
};
