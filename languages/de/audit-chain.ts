import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'Audit-Protokoll exportiert',
  'audit.violation': 'Änderung des Audit-Protokolls gefunden',
  'audit.key-rotated': 'Schlüssel des Audit-Protokolls ersetzt',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor} hat das Audit-Protokoll exportiert',
  'audit.violation': 'Das Audit-Protokoll wurde nachträglich geändert',
  'audit.key-rotated': '{actor} hat den Schlüssel des Audit-Protokolls ersetzt',
};

export const auditState: Translations['auditState'] = {
  title: 'Schutz des Audit-Protokolls',
  off: 'Spätere Änderungen von Einträgen fallen nicht auf. Setzen Sie die Option audit.chain.enabled.',
  none: 'Noch ist kein Eintrag vor Änderungen geschützt.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} Eintrag vor Änderungen geschützt`,
      other: `${formatted} Einträge vor Änderungen geschützt`,
    }),
  aboutProtection:
    'Jeder Eintrag bekommt einen signierten Fingerabdruck. Der Dienst vergleicht das Protokoll regelmäßig damit und meldet Einträge, die in der Datenbank geändert oder gelöscht wurden.',
  newest: 'Neuester:',
  checked: 'Zuletzt geprüft',
  notChecked: 'Noch nicht geprüft',
  sent: 'Fingerabdruck außerhalb der Datenbank gespeichert',
  notSent: 'Noch kein Fingerabdruck außerhalb der Datenbank',
  noneSent: 'Kein Fingerabdruck außerhalb der Datenbank',
  aboutSent:
    'Mit einem Fingerabdruck außerhalb der Datenbank fällt auch auf, wenn die neuesten Einträge gelöscht werden. Setzen Sie die Option audit.anchors.',
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} Eintrag ist noch nicht geschützt. Prüfen Sie das Protokoll des Dienstes.`,
      other: `${formatted} Einträge sind noch nicht geschützt. Prüfen Sie das Protokoll des Dienstes.`,
    }),
  failing: (place, error) => `An ${place} konnte kein Fingerabdruck gesendet werden: ${error}`,
  changed: (count, formatted) =>
    plural(count, {
      one: `${formatted} Änderung aufgezeichneter Einträge wurde gefunden.`,
      other: `${formatted} Änderungen aufgezeichneter Einträge wurden gefunden.`,
    }),
  show: 'Anzeigen',
};

export const auditProof: Translations['auditProof'] = {
  download: 'Nachweis herunterladen',
  saved: 'Nachweis heruntergeladen',
};

export const auditProofErrors: Translations['auditProofErrors'] = {
  ENTRY_NOT_FOUND: 'Dieses Ereignis steht nicht mehr im Audit-Protokoll.',
  ENTRY_NOT_SEALED: 'Für dieses Ereignis gibt es noch keinen Nachweis. Versuchen Sie es in einer Minute erneut.',
};
