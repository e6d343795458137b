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
  title: 'Siegel des Audit-Protokolls',
  off: 'Einträge werden nicht versiegelt, sodass spätere Änderungen nicht auffallen. Setzen Sie die Option audit.chain.enabled.',
  none: 'Noch ist kein Eintrag versiegelt.',
  sealed: 'Versiegelt bis',
  verified: 'Geprüft',
  anchored: 'Anker gesendet',
  notVerified: 'Noch nicht geprüft',
  notAnchored: 'Anker noch nicht gesendet',
  noAnchor: 'Kein Anker',
  aboutAnchor:
    'Ein Anker bewahrt die neuesten Siegel außerhalb der Datenbank auf, sodass ein abgeschnittenes Ende des Protokolls auffällt. Setzen Sie die Option audit.anchors.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} versiegelter Eintrag`,
      other: `${formatted} versiegelte Einträge`,
    }),
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} Eintrag wartet auf sein Siegel. Prüfen Sie das Protokoll des Dienstes.`,
      other: `${formatted} Einträge warten auf ihr Siegel. Prüfen Sie das Protokoll des Dienstes.`,
    }),
  failing: (place, error) => `Der Anker ${place} erhält keine Prüfpunkte: ${error}`,
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
