import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': 'Journal d’audit exporté',
  'audit.violation': 'Modification du journal d’audit détectée',
  'audit.key-rotated': 'Clé du journal d’audit remplacée',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor} a exporté le journal d’audit',
  'audit.violation': 'Le journal d’audit a été modifié après coup',
  'audit.key-rotated': '{actor} a remplacé la clé du journal d’audit',
};

export const auditState: Translations['auditState'] = {
  title: 'Sceaux du journal d’audit',
  off: 'Les entrées ne sont pas scellées, leurs modifications ultérieures ne seraient donc pas détectées. Activez l’option audit.chain.enabled.',
  none: 'Aucune entrée n’est encore scellée.',
  sealed: 'Scellé jusqu’à',
  verified: 'Vérifié',
  anchored: 'Ancre envoyée',
  notVerified: 'Pas encore vérifié',
  notAnchored: 'Ancre pas encore envoyée',
  noAnchor: 'Aucune ancre',
  aboutAnchor:
    'Une ancre conserve les derniers sceaux hors de la base de données, pour que la suppression de la fin du journal soit détectée. Définissez l’option audit.anchors.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrée scellée`,
      many: `${formatted} d’entrées scellées`,
      other: `${formatted} entrées scellées`,
    }),
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrée attend son sceau. Consultez le journal du service.`,
      many: `${formatted} d’entrées attendent leur sceau. Consultez le journal du service.`,
      other: `${formatted} entrées attendent leur sceau. Consultez le journal du service.`,
    }),
  failing: (place, error) => `L’ancre ${place} ne reçoit pas de points de contrôle : ${error}`,
  changed: (count, formatted) =>
    plural(count, {
      one: `${formatted} modification d’entrées enregistrées a été trouvée.`,
      many: `${formatted} de modifications d’entrées enregistrées ont été trouvées.`,
      other: `${formatted} modifications d’entrées enregistrées ont été trouvées.`,
    }),
  show: 'Afficher',
};

export const auditProof: Translations['auditProof'] = {
  download: 'Télécharger la preuve',
  saved: 'Preuve téléchargée',
};

export const auditProofErrors: Translations['auditProofErrors'] = {
  ENTRY_NOT_FOUND: 'Cet événement n’est plus dans le journal d’audit.',
  ENTRY_NOT_SEALED: 'Cet événement n’a pas encore de preuve. Réessayez dans une minute.',
};
