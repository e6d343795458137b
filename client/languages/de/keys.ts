import type { Translations } from '#client/languages/translations.ts';
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
  create: {
    open: 'Schlüssel erstellen',
    title: 'API-Schlüssel erstellen',
    name: 'Name',
    nameHint: 'Das Programm, das den Schlüssel verwendet.',
    scopes: 'Berechtigungen',
    expiry: 'Läuft ab',
    networks: 'Netzwerke',
    networksHint: 'Adressen wie 192.0.2.0/24, durch Kommas getrennt. Leer lassen für beliebige.',
    networksInvalid: 'Geben Sie Netzwerke wie 192.0.2.0/24 ein, durch Kommas getrennt.',
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

export const keyScopes: Translations['keyScopes'] = {
  'account:read': 'Ihre Einladungen ansehen',
  'account:update': 'Ihr Profil ändern',
  'organization:read': 'Organisationen, Mitglieder, Rollen, Teams und deren Verlauf ansehen',
  'organization:create': 'Organisationen erstellen',
  'organization:update': 'Organisationen ändern',
  'member:update': 'Rollen und Teams von Mitgliedern ändern',
  'member:delete': 'Mitglieder entfernen',
  'member:create': 'Beliebige Benutzer zu beliebigen Organisationen hinzufügen',
  'invitation:create': 'Mitglieder einladen',
  'invitation:cancel': 'Einladungen widerrufen',
  'team:create': 'Teams erstellen',
  'team:update': 'Teams ändern',
  'team:delete': 'Teams löschen',
  'user:list': 'Benutzer auflisten',
  'user:get': 'Benutzer ansehen',
  'user:create': 'Benutzer erstellen',
  'user:update': 'Benutzer ändern',
  'user:set-role': 'Rollen von Benutzern ändern',
  'user:set-password': 'Passwörter und E-Mail-Adressen von Benutzern festlegen',
  'user:ban': 'Benutzer sperren und entsperren',
  'user:delete': 'Benutzer löschen',
  'session:list': 'Sitzungen von Benutzern ansehen',
  'session:revoke': 'Benutzer abmelden',
  'organization:list': 'Alle Organisationen auflisten',
  'organization:get': 'Jede Organisation und ihre Mitglieder ansehen',
  'audit:list': 'Audit-Protokoll und Ereignisse ansehen',
};

export const apiKeyErrors: Translations['apiKeyErrors'] = {
  KEY_NOT_FOUND: 'Diesen Schlüssel gibt es nicht mehr.',
  API_KEY_LIMIT_REACHED:
    'Sie haben die Höchstzahl an API-Schlüsseln erreicht. Löschen Sie einen, den Sie nicht mehr verwenden.',
};

export const apiKeys: Translations['apiKeys'] = {
  title: 'API-Schlüssel',
  about: 'Lassen Sie Ihre Programme für Sie handeln. Ein Schlüssel darf nie mehr als Sie.',
  disabled: {
    title: 'API-Schlüssel sind nicht aktiviert',
    about: 'Bitten Sie den Betreiber dieses Dienstes, sie zu aktivieren.',
  },
  verifyFirst: 'Bestätigen Sie Ihre E-Mail-Adresse, um einen Schlüssel zu erstellen.',
  empty: {
    title: 'Noch keine API-Schlüssel',
    description: 'Erstellen Sie einen Schlüssel für jedes Programm, das mit Ihrem Konto arbeitet.',
  },
  scopes: { account: 'Ihr Konto', organizations: 'Ihre Organisationen', administration: 'Verwaltung' },
  rename: {
    action: 'Umbenennen',
    title: 'Schlüssel umbenennen',
    name: 'Name',
    submit: 'Namen speichern',
    done: 'Schlüssel umbenannt',
  },
  disable: { action: 'Deaktivieren', done: 'Schlüssel deaktiviert' },
  enable: { action: 'Aktivieren', done: 'Schlüssel aktiviert' },
};

export const serviceAccountErrors: Translations['serviceAccountErrors'] = {
  SERVICE_ACCOUNT_NOT_FOUND: 'Dieses Dienstkonto gibt es nicht mehr.',
  SERVICE_ACCOUNT_LIMIT_REACHED:
    'Sie haben die Höchstzahl an Dienstkonten erreicht. Löschen Sie eines, das Sie nicht mehr verwenden.',
};

export const serviceAccounts: Translations['serviceAccounts'] = {
  title: 'Dienstkonten',
  about: 'Identitäten für Programme, die für die Plattform handeln, nicht für eine Person.',
  aboutOrganization: (name) => `Identitäten für Programme, die für ${name} handeln, nicht für eine Person.`,
  notAllowed: 'Sie sind nicht berechtigt, Dienstkonten zu verwalten.',
  disabled: {
    title: 'Dienstkonten sind nicht aktiviert',
    about: 'Bitten Sie den Betreiber dieses Dienstes, API-Schlüssel zu aktivieren.',
  },
  empty: {
    title: 'Noch keine Dienstkonten',
    description: 'Erstellen Sie eines für jedes Programm, das weiterlaufen soll, wenn Personen ausscheiden.',
  },
  keys: (count) =>
    count === 0 ? 'keine Schlüssel' : plural(count, { one: '1 Schlüssel', other: `${count} Schlüssel` }),
  state: { disabled: 'Deaktiviert' },
  actionsFor: (name) => `Aktionen für ${name}`,
  create: { open: 'Dienstkonto erstellen', title: 'Dienstkonto erstellen', submit: 'Dienstkonto erstellen' },
  fields: { name: 'Name', nameHint: 'Das Programm, das das Konto verwendet.', role: 'Rolle' },
  edit: {
    action: 'Bearbeiten',
    title: 'Dienstkonto bearbeiten',
    submit: 'Änderungen speichern',
    done: 'Dienstkonto aktualisiert',
  },
  disable: { action: 'Deaktivieren', done: 'Dienstkonto deaktiviert' },
  enable: { action: 'Aktivieren', done: 'Dienstkonto aktiviert' },
  delete: {
    action: 'Löschen',
    question: (name) => `${name} löschen?`,
    consequences: 'Die zugehörigen Schlüssel gelten dann nicht mehr. Das kann nicht rückgängig gemacht werden.',
    confirm: 'Dienstkonto löschen',
    done: 'Dienstkonto gelöscht',
  },
  account: {
    action: 'Schlüssel anzeigen',
    about: 'Die Schlüssel, die das Programm mit seinen Anfragen sendet.',
    back: 'Zurück zu den Dienstkonten',
    isDisabled: 'Dieses Dienstkonto ist deaktiviert. Seine Schlüssel funktionieren nicht.',
    empty: {
      title: 'Noch keine Schlüssel',
      description: 'Erstellen Sie einen Schlüssel und speichern Sie ihn in der Konfiguration des Programms.',
    },
    gone: 'Es wurde möglicherweise gelöscht.',
  },
  scopes: {
    platform: { organizations: 'Organisationen', administration: 'Verwaltung' },
    organization: { organizations: 'Die Organisation' },
  },
};
