import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

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

export const serviceAccountEventTexts: Translations['serviceAccountEventTexts'] = {
  'service-account.created': 'Dienstkonto erstellt',
  'service-account.updated': 'Dienstkonto aktualisiert',
  'service-account.deleted': 'Dienstkonto gelöscht',
  'service-account.key-created': 'Schlüssel eines Dienstkontos erstellt',
  'service-account.key-rotated': 'Schlüssel eines Dienstkontos ersetzt',
  'service-account.key-deleted': 'Schlüssel eines Dienstkontos gelöscht',
};

export const serviceAccountSentences: Translations['serviceAccountSentences'] = {
  'service-account.created': '{actor} hat [das Dienstkonto {name}|ein Dienstkonto] als {role} erstellt',
  'service-account.updated': '{actor} hat [das Dienstkonto {name}|ein Dienstkonto] aktualisiert',
  'service-account.deleted': '{actor} hat [das Dienstkonto {name}|ein Dienstkonto] gelöscht',
  'service-account.key-created': '{actor} hat einen Schlüssel [des Dienstkontos {name}|eines Dienstkontos] erstellt',
  'service-account.key-rotated': '{actor} hat einen Schlüssel [des Dienstkontos {name}|eines Dienstkontos] ersetzt',
  'service-account.key-deleted': '{actor} hat einen Schlüssel [des Dienstkontos {name}|eines Dienstkontos] gelöscht',
};
