import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditChain: MailTranslations['auditChain'] = {
  checkpoint: {
    subject: (app, day) => `Audit-Protokoll von ${app}: Prüfpunkt vom ${day}`,
    heading: (number) => `Prüfpunkt ${number}`,
    facts: (day, entries) => `Bis ${day} enthält das Audit-Protokoll ${entries} versiegelte Einträge.`,
    use: 'Bewahren Sie diese E-Mail auf. Um nachzuweisen, dass seither kein Eintrag entfernt oder geändert wurde, speichern Sie die folgende Zeile in einer Datei für den Befehl npm run audit -- verify --anchor.',
    note: 'Sie erhalten diese E-Mail, weil diese Adresse ein Anker des Audit-Protokolls ist.',
  },
  violation: {
    subject: (app) => `Das Audit-Protokoll von ${app} wurde geändert`,
    heading: 'Das Audit-Protokoll wurde geändert',
    event: (app, count) =>
      `Eine Prüfung des Audit-Protokolls von ${app} hat Änderungen aufgezeichneter Einträge gefunden: ${count}.`,
    next: 'Das kann nur, wer die Datenbank verwaltet oder ihren Server übernommen hat. Sichern Sie eine Kopie der Datenbank, bevor Sie etwas ändern.',
    action: 'Änderungen anzeigen',
    note: 'Sie erhalten diese E-Mail, weil Sie das Audit-Protokoll lesen können.',
  },
};
