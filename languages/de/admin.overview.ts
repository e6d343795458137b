import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const overview: Translations['overview'] = {
  title: 'Übersicht',
  about: 'Benutzer, E-Mails und Einstellungen dieser Installation.',
  totals: {
    users: (count) => plural(count, { one: 'Benutzer', other: 'Benutzer' }),
    organizations: (count) => plural(count, { one: 'Organisation', other: 'Organisationen' }),
  },
  mails: {
    waiting: (count) => plural(count, { one: 'E-Mail wartet', other: 'E-Mails warten' }),
    undelivered: (count) =>
      plural(count, { one: 'Nicht zugestellte E-Mail in 7 Tagen', other: 'Nicht zugestellte E-Mails in 7 Tagen' }),
    delayed: (count) =>
      plural(count, {
        one: `${number(count)} E-Mail wartet seit mehr als einer Minute. Prüfen Sie den Mailserver.`,
        other: `${number(count)} E-Mails warten seit mehr als einer Minute. Prüfen Sie den Mailserver.`,
      }),
  },
  figures: {
    signUps: 'Registrierungen',
    activeUsers: 'Angemeldete Benutzer',
    failedSignIns: 'Fehlgeschlagene Anmeldungen',
    today: 'heute',
    inTotal: (total) => `${total} in 30 Tagen`,
    onADay: (most) => `höchstens ${most} an einem Tag`,
    chart: (name, [first, last], summary) => `${name} pro Tag, ${first} bis ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Als Tabelle anzeigen',
    hideTable: 'Tabelle ausblenden',
    day: 'Tag (UTC)',
    table: 'Zahlen der letzten 30 Tage',
  },
  checklist: {
    title: 'Erste Schritte',
    about: (done, all) => `${done} von ${all} erledigt`,
    done: 'Erledigt',
    open: 'Zu erledigen',
    items: {
      administrator: { title: 'Administrator erstellen', about: 'Sie sind als Administrator angemeldet.' },
      secondFactor: {
        title: 'Schützen Sie Ihr Konto mit einem zweiten Schritt',
        about: 'Administratoren können jedes Konto ändern.',
        next: 'Zu „Sicherheit“',
      },
      mail: {
        title: 'E-Mails senden',
        about: 'Setzen Sie SMTP_URL, damit Benutzer Links zum Bestätigen und Zurücksetzen erhalten.',
      },
      production: {
        title: 'Im Produktionsmodus betreiben',
        about: 'Setzen Sie NODE_ENV=production und ein eigenes Secret.',
      },
      address: {
        title: 'Öffentliche Adresse festlegen',
        about: 'Setzen Sie BASE_URL auf eine https-Adresse wie https://auth.example.com.',
      },
      organization: {
        title: 'Organisation erstellen',
        about: 'Organisationen fassen Benutzer zusammen, mit Rollen und Einladungen.',
        next: 'Organisation erstellen',
      },
    },
  },
  findings: {
    title: 'Zu prüfende Einstellungen',
    about: 'Unsicher für einen öffentlichen Dienst. Der Befehl npm run doctor meldet dasselbe.',
    none: 'Keine unsicheren Einstellungen gefunden.',
  },
};
