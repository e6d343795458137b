import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const ssoAdministration: Translations['ssoAdministration'] = {
  empty: {
    title: 'Keine Verbindungen',
    description: 'Noch keine Organisation hat einen Identitätsanbieter hinzugefügt.',
  },
  count: (total, formatted) => plural(total, { one: `${formatted} Verbindung`, other: `${formatted} Verbindungen` }),
  columns: { connection: 'Verbindung', lastSignIn: 'Letzte Anmeldung', failures: 'In 24 Stunden abgelehnt' },
  never: 'Nie',
  number: (count) => number(count),
  attention: {
    'not-tested': 'Nicht getestet',
    'no-proven-domain': 'Keine bestätigte Domain',
    'domain-lost': 'Domain nicht mehr bestätigt',
  },
  facts: {
    title: 'Verbindung',
    protocol: 'Protokoll',
    protocols: { oidc: 'OpenID Connect', saml: 'SAML' },
    issuer: 'Aussteller',
    domains: 'Domains',
    noDomains: 'Keine',
    attention: 'Zu prüfen',
    added: 'Hinzugefügt',
    id: 'ID',
    copyId: 'Verbindungs-ID',
  },
  status: {
    pending: 'noch nicht bestätigt',
    verified: 'bestätigt',
    failing: 'Eintrag fehlt',
    lost: 'nicht mehr bestätigt',
  },
  user: 'Benutzer',
  disable: {
    title: 'Ausschalten',
    about:
      'Bei einem Angriff über diesen Anbieter oder auf Wunsch seiner Organisation. Sie kann die Verbindung wieder einschalten.',
    action: 'Verbindung ausschalten',
    question: (name) => `${name} ausschalten?`,
    consequences: (organization) =>
      `Mitglieder von ${organization} können sich damit nicht mehr anmelden. Wer angemeldet ist, bleibt angemeldet.`,
    done: 'Verbindung ausgeschaltet',
  },
};
