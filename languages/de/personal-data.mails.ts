import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  inactive: {
    subject: (app, duration) => `Ihr Konto bei ${app} wird in ${duration} gelöscht`,
    heading: (duration) => `Ihr Konto wird in ${duration} gelöscht`,
    event: (app) => `Sie haben Ihr Konto bei ${app} lange nicht benutzt.`,
    next: (duration) =>
      `Melden Sie sich innerhalb von ${duration} an, um es zu behalten. Sonst werden das Konto und alle seine Daten gelöscht.`,
    action: 'Anmelden',
    note: 'Wenn Sie das Konto nicht mehr brauchen, müssen Sie nichts tun.',
  },
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
