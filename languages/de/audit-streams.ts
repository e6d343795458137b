import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const auditStreamErrors: Translations['auditStreamErrors'] = {
  INVALID_AUDIT_STREAM_URL:
    'Geben Sie eine öffentliche Adresse ein, die mit https:// beginnt, oder mit tls:// für Syslog.',
  AUDIT_STREAM_NOT_FOUND: 'Diesen Strom gibt es nicht mehr.',
  AUDIT_STREAM_IS_DISABLED: 'Dieser Strom ist deaktiviert. Aktivieren Sie ihn zuerst.',
  AUDIT_STREAM_LIMIT_REACHED:
    'Sie haben die Höchstzahl an Strömen erreicht. Löschen Sie einen, den Sie nicht mehr verwenden.',
  SEQUENCE_IS_IN_THE_FUTURE: 'Geben Sie die Nummer eines Ereignisses ein, das schon aufgezeichnet ist.',
};

export const auditStreams: Translations['auditStreams'] = {
  title: 'Audit-Ströme',
  about: 'Senden Sie das Audit-Protokoll dieser Plattform der Reihe nach und lückenlos an einen Sammler.',
  aboutOrganization: (name) =>
    `Senden Sie das Audit-Protokoll von ${name} der Reihe nach und lückenlos an einen Sammler.`,
  notAllowed: 'Sie sind nicht berechtigt, Audit-Ströme zu verwalten.',
  empty: {
    title: 'Noch keine Ströme',
    description: 'Fügen Sie die Adresse eines Sammlers hinzu, etwa Splunk oder einen Syslog-Server.',
  },
  presets: {
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
    generic: 'HTTPS, signierte JSON-Zeilen',
    syslog: 'Syslog über TLS',
  },
  formats: { jsonl: 'JSON', ocsf: 'OCSF 1.5', cef: 'CEF' },
  state: { disabled: 'Deaktiviert', failing: 'Fehlerhaft' },
  upToDate: 'Aktuell',
  behind: (count, formatted) =>
    plural(count, {
      one: `${formatted} Ereignis im Rückstand`,
      other: `${formatted} Ereignisse im Rückstand`,
    }),
  delivered: 'letzte Zustellung',
  failing: 'fehlerhaft seit',
  position: (sequence) => `Position ${sequence}`,
  withAddresses: 'mit IP-Adressen',
  actionsFor: (name) => `Aktionen für ${name}`,
  fields: {
    name: 'Name',
    preset: 'Empfänger',
    format: 'Format',
    url: 'Adresse',
    token: 'Token',
    tokenHint: 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
    newTokenHint: 'Leer lassen, um das bisherige weiter zu verwenden.',
    ca: 'Vertrauenswürdige Zertifikate (PEM)',
    caHint: 'Für eine eigene Zertifizierungsstelle. Leer lassen für öffentliche.',
    clientCertificate: 'Client-Zertifikat (PEM)',
    clientKey: 'Schlüssel des Client-Zertifikats (PEM)',
    events: 'Ereignisse',
    eventsHint: 'Leer lassen für alle Ereignisse, auch künftige.',
    includesOrigin: 'IP-Adressen und Browser senden',
    includesOriginHint: 'Das sind personenbezogene Daten: Der Empfänger verarbeitet sie dann in Ihrem Auftrag.',
  },
  create: {
    open: 'Strom hinzufügen',
    title: 'Strom hinzufügen',
    submit: 'Strom hinzufügen',
    done: 'Strom hinzugefügt',
  },
  edit: {
    action: 'Bearbeiten',
    title: 'Strom bearbeiten',
    submit: 'Strom speichern',
    done: 'Strom gespeichert',
  },
  secret: {
    title: 'Signaturschlüssel speichern',
    what: 'Signaturschlüssel',
    about: 'Ihr Sammler braucht ihn, um zu prüfen, dass Anfragen von diesem Dienst stammen.',
  },
  test: {
    action: 'Testereignis senden',
    done: 'Testereignis geschrieben',
  },
  rewind: {
    action: 'Erneut senden',
    title: 'Ereignisse erneut senden',
    about: 'Der Strom geht zurück und sendet jedes Ereignis nach dieser Nummer erneut. 0 sendet das ganze Protokoll.',
    field: 'Nummer des Ereignisses',
    submit: 'Erneut senden',
    done: 'Strom zurückgesetzt',
  },
  enable: {
    action: 'Aktivieren',
    done: 'Strom aktiviert',
  },
  disable: {
    action: 'Deaktivieren',
    done: 'Strom deaktiviert',
  },
  delete: {
    action: 'Löschen',
    question: 'Strom löschen?',
    consequences: (name) => `${name} erhält dann keine Ereignisse mehr, und die Position des Stroms geht verloren.`,
    confirm: 'Strom löschen',
    done: 'Strom gelöscht',
  },
};

export const auditStreamEventTexts: Translations['auditStreamEventTexts'] = {
  'audit-stream.created': 'Audit-Strom erstellt',
  'audit-stream.updated': 'Audit-Strom aktualisiert',
  'audit-stream.deleted': 'Audit-Strom gelöscht',
  'audit-stream.tested': 'Audit-Strom getestet',
  'audit-stream.rewound': 'Audit-Strom zurückgesetzt',
  'audit-stream.refused': 'Ereignis vom Empfänger eines Audit-Stroms abgelehnt',
  'audit-stream.gap': 'Ereignisse gelöscht, bevor ein Audit-Strom sie gesendet hat',
};

export const auditStreamSentences: Translations['auditStreamSentences'] = {
  'audit-stream.created': '{actor} hat einen Audit-Strom erstellt',
  'audit-stream.updated': '{actor} hat einen Audit-Strom aktualisiert',
  'audit-stream.deleted': '{actor} hat einen Audit-Strom gelöscht',
  'audit-stream.tested': '{actor} hat einen Audit-Strom getestet',
  'audit-stream.rewound': '{actor} hat einen Audit-Strom zurückgesetzt',
  'audit-stream.refused': 'Der Empfänger eines Audit-Stroms hat ein Ereignis abgelehnt',
  'audit-stream.gap': 'Die Ereignisse {from} bis {to} wurden gelöscht, bevor ein Audit-Strom sie gesendet hat',
};

export const auditStreamAttention: Translations['auditStreamAttention'] = {
  behind: { title: 'Ein Audit-Stream schlägt fehl', about: 'Er schlägt seit mehr als einer Stunde fehl.' },
  open: 'Audit-Streams öffnen',
};
