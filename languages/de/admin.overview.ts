import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const overview: Translations['overview'] = {
  title: 'Übersicht',
  period: {
    label: 'Zeitraum',
    days: (count) => plural(count, { one: `${number(count)} Tag`, other: `${number(count)} Tage` }),
  },
  totals: {
    users: (count) => plural(count, { one: 'Benutzer', other: 'Benutzer' }),
    organizations: (count) => plural(count, { one: 'Organisation', other: 'Organisationen' }),
  },
  figures: {
    signUps: 'Registrierungen',
    activeUsers: 'Angemeldete Benutzer',
    failedSignIns: 'Fehlgeschlagene Anmeldungen',
    inTotal: (days) => plural(days, { one: `in ${number(days)} Tag`, other: `in ${number(days)} Tagen` }),
    against: (days, change) =>
      plural(days, {
        one: `${change} gegenüber dem Tag davor`,
        other: `${change} gegenüber den ${number(days)} Tagen davor`,
      }),
    chart: (name, [first, last], summary) => `${name} pro Tag, ${first} bis ${last}: ${summary}`,
    bar: (day, value) => `${day}: ${value}`,
    showTable: 'Als Tabelle anzeigen',
    showCharts: 'Als Diagramme anzeigen',
    day: 'Tag (UTC)',
    table: (days) =>
      plural(days, { one: 'Zahlen des letzten Tages', other: `Zahlen der letzten ${number(days)} Tage` }),
  },
  checklist: {
    title: 'Erste Schritte',
    about: (done, all) => `${done} von ${all} erledigt`,
    hide: 'Ausblenden',
    done: 'Erledigt',
    open: 'Zu erledigen',
    items: {
      administrator: { title: 'Administrator erstellen', about: 'Sie sind als Administrator angemeldet.' },
      secondFactor: {
        title: 'Schützen Sie Ihr Konto mit einem zweiten Faktor',
        about: 'Administratoren können jedes Konto ändern.',
        next: 'Zu „Sicherheit“',
      },
      mail: {
        title: 'E-Mails senden',
        about: 'Setzen Sie SMTP_URL, damit Benutzer Links zum Bestätigen und Zurücksetzen erhalten.',
        next: 'Test-E-Mail senden',
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
  latest: {
    title: 'Letzte Ereignisse',
    all: 'Alle Ereignisse',
    times: (count, formatted) => plural(count, { one: `${formatted}-mal`, other: `${formatted}-mal` }),
  },
  attention: { title: 'Zu prüfen', none: 'Nichts zu prüfen, und keine unsicheren Einstellungen gefunden.' },
};
