import type { Translations } from '#generated/texts/screens.ts';
import { listOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('de');
const plural = pluralOf('de');

export const keys: Translations['keys'] = {
  unnamed: 'Unbenannter Schlüssel',
  actionsFor: (name) => `Aktionen für ${name}`,
  state: { disabled: 'Deaktiviert', expired: 'Abgelaufen' },
  used: 'Verwendet',
  neverUsed: 'Nie verwendet',
  expires: 'läuft ab',
  noExpiry: 'läuft nicht ab',
  networks: (networks) => `nur von ${list(networks)}`,
  noScopes: 'Keine Berechtigungen',
  scopes: (count) => plural(count, { one: '1 Berechtigung', other: `${count} Berechtigungen` }),
  create: {
    open: 'Schlüssel erstellen',
    title: 'API-Schlüssel erstellen',
    name: 'Name',
    nameHint: 'Das Programm, das den Schlüssel verwendet.',
    scopes: 'Berechtigungen',
    expiry: 'Läuft ab',
    access: {
      full: { name: 'Vollzugriff', about: 'Alle Berechtigungen, die ein Schlüssel haben kann.' },
      read: { name: 'Nur Lesen', about: 'Liest Daten und ändert nichts.' },
      restricted: { name: 'Eingeschränkt', about: 'Nur die Berechtigungen, die Sie auswählen.' },
    },
    advanced: 'Erweitert',
    networks: 'Erlaubte IP-Adressen',
    networksHint:
      'Der Schlüssel gilt nur von diesen Adressen oder Netzwerken aus, durch Kommas getrennt. Leer lassen für beliebige.',
    networksInvalid: 'Geben Sie Adressen wie 203.0.113.7 oder 192.0.2.0/24 ein, durch Kommas getrennt.',
    submit: 'Schlüssel erstellen',
  },
  lifetimes: { month: 'In 30 Tagen', quarter: 'In 90 Tagen', year: 'In einem Jahr', never: 'Nie' },
  created: { title: 'Schlüssel speichern', what: 'Schlüssel', about: 'Programme senden ihn im Header x-api-key.' },
  rotate: {
    action: 'Ersetzen',
    title: 'Schlüssel ersetzen',
    about: 'Erstellt einen neuen Schlüssel mit denselben Berechtigungen.',
    overlap: 'Der alte Schlüssel gilt nicht mehr',
    overlaps: { now: 'Ab sofort', day: 'In einem Tag', week: 'In einer Woche' },
    submit: 'Schlüssel ersetzen',
  },
  delete: {
    action: 'Löschen',
    question: (name) => `${name} löschen?`,
    consequences:
      'Programme, die diesen Schlüssel verwenden, funktionieren dann nicht mehr. Das kann nicht rückgängig gemacht werden.',
    confirm: 'Schlüssel löschen',
    done: 'Schlüssel gelöscht',
  },
};
