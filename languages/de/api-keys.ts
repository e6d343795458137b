import type { Translations } from '#generated/texts/screens.ts';

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

export const apiKeyEventTexts: Translations['apiKeyEventTexts'] = {
  'api-key.created': 'API-Schlüssel erstellt',
  'api-key.updated': 'API-Schlüssel geändert',
  'api-key.rotated': 'API-Schlüssel erneuert',
  'api-key.deleted': 'API-Schlüssel gelöscht',
};

export const apiKeySentences: Translations['apiKeySentences'] = {
  'api-key.created': '{target} hat einen API-Schlüssel erstellt',
  'api-key.updated': '{target} hat einen API-Schlüssel geändert',
  'api-key.rotated': '{target} hat einen API-Schlüssel erneuert',
  'api-key.deleted': '{target} hat einen API-Schlüssel gelöscht',
};
