import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const audit: Translations['audit'] = {
  file: 'audit-protokoll',
  filters: {
    event: 'Ereignis',
    allEvents: 'Alle Ereignisse',
    actor: 'Ausführender',
    target: 'Betroffener',
    anyone: 'Name oder E-Mail-Adresse',
    noMatch: 'Keine Benutzer gefunden',
    loading: 'Suche läuft …',
    from: 'Von',
    to: 'Bis',
    clear: 'Filter löschen',
  },
  columns: { event: 'Ereignis', when: 'Zeitpunkt', details: 'Details' },
  details: (sentence) => `Details: ${sentence}`,
  detail: {
    title: 'Details zum Ereignis',
    event: 'Ereignis',
    time: 'Zeit',
    utc: 'UTC',
    actor: 'Ausführender',
    target: 'Betroffener',
    invitee: 'Eingeladene Adresse',
    organization: 'Organisation',
    ipAddress: 'IP-Adresse',
    device: 'Gerät',
    userAgent: 'User-Agent',
    id: 'Ereignis-ID',
    copyJson: 'Als JSON kopieren',
    copied: 'Kopiert',
    what: {
      event: 'Ereignis',
      actor: 'ID des Ausführenden',
      target: 'ID des Betroffenen',
      organization: 'Organisations-ID',
      id: 'Ereignis-ID',
    },
    facts: {
      impersonating: 'Angenommene Identität',
      apiKey: 'API-Schlüssel',
      invitationId: 'Einladung',
      teamId: 'Team',
      roleId: 'Rollen-ID',
      webhookId: 'Webhook',
      serviceAccountId: 'Dienstkonto',
      keyId: 'Schlüssel',
      oauthClientId: 'Anwendung',
      resourceId: 'API',
      scopes: 'Berechtigungen',
      from: 'Vorher',
      to: 'Nachher',
      role: 'Rolle',
      fields: 'Geänderte Felder',
      provider: 'Anbieter',
      reason: 'Grund',
      expires: 'Läuft ab',
      sessions: 'Sitzungen',
      count: 'Wiederholungen',
      call: 'Aufruf',
      code: 'Fehler',
      method: 'Methode',
      by: 'Durch',
      mail: 'E-Mail',
    },
  },
  none: '–',
  server: 'der Server',
  unknownUser: 'ein unbekanntes Konto',
  unknownAddress: 'eine unbekannte Adresse',
  deletedUser: 'ein gelöschter Benutzer',
  organization: 'die Organisation',
  deletedOrganization: 'eine gelöschte Organisation',
  impersonating: ' während eines Identitätswechsels',
  byImpersonator: ' (durch {actor} im Identitätswechsel)',
  byApiKey: ' mit einem API-Schlüssel',
  repeated: (count) => plural(count, { one: `, noch ${number(count)} Mal`, other: `, noch ${number(count)} Mal` }),
  empty: {
    title: 'Keine Ereignisse gefunden',
    description: 'Versuchen Sie andere Filter oder einen anderen Zeitraum.',
  },
  count: (total, formatted) => plural(total, { one: `${formatted} Ereignis`, other: `${formatted} Ereignisse` }),
};

export const coreEventTexts: Translations['coreEventTexts'] = {
  'user.signed-up': 'Registriert',
  'session.started': 'Angemeldet',
  'session.refused': 'Anmeldung fehlgeschlagen',
  'session.ended': 'Abgemeldet',
  'mail.undelivered': 'E-Mail nicht zugestellt',
};

export const coreSentences: Translations['coreSentences'] = {
  'user.signed-up': '{target} hat sich registriert',
  'session.started': '{target} hat sich angemeldet',
  'session.refused': 'Fehlgeschlagene Anmeldung: {target}',
  'session.ended': { self: '{actor} hat sich abgemeldet', other: '{actor} hat abgemeldet: {target}' },
  'mail.undelivered': 'Eine E-Mail konnte nicht zugestellt werden',
};

export const auditScopeTexts: Translations['auditScopeTexts'] = {
  'audit:list': 'Audit-Protokoll und Ereignisse ansehen',
};
