import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditStreams: MailTranslations['auditStreams'] = {
  failing: {
    subject: (app, stream) => `Der Audit-Strom ${stream} von ${app} ist fehlerhaft`,
    heading: 'Ein Audit-Strom ist fehlerhaft',
    event: (app, stream) =>
      `${app} konnte das Audit-Protokoll seit einem Tag nicht an ${stream} senden. Der letzte Fehler:`,
    next: 'Kein Eintrag geht verloren: Der Strom macht dort weiter, wo er stehen geblieben ist, sobald der Empfänger wieder Einträge annimmt.',
    note: 'Sie erhalten diese E-Mail, weil Sie diesen Strom verwalten können.',
  },
};
