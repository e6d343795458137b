import type { MailTranslations } from '#generated/texts/mails.ts';

export const health: MailTranslations['health'] = {
  errorPage: {
    title: 'Etwas ist schiefgelaufen',
    advice:
      'Versuchen Sie es noch einmal. Wenn es immer wieder passiert, wenden Sie sich mit diesem Code an den Support.',
    back: (app) => `Zurück zu ${app}`,
    code: 'Fehlercode:',
    iconLabel: 'Warnung',
  },
};
