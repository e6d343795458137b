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
  title: 'Protection du journal d’audit',
  off: 'Les modifications ultérieures des entrées ne seraient pas détectées. Activez l’option audit.chain.enabled.',
  none: 'Aucune entrée n’est encore protégée contre les modifications.',
  entries: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrée protégée contre les modifications`,
      many: `${formatted} d’entrées protégées contre les modifications`,
      other: `${formatted} entrées protégées contre les modifications`,
    }),
  aboutProtection:
    'Chaque entrée reçoit une empreinte signée. Le service y compare régulièrement le journal et signale les entrées modifiées ou supprimées dans la base de données.',
  newest: 'La plus récente :',
  checked: 'Dernier contrôle',
  notChecked: 'Pas encore contrôlé',
  sent: 'Empreinte conservée hors de la base de données',
  notSent: 'Pas encore d’empreinte hors de la base de données',
  noneSent: 'Aucune empreinte hors de la base de données',
  aboutSent:
    'Avec une empreinte hors de la base de données, la suppression des entrées les plus récentes est aussi détectée. Définissez l’option audit.anchors.',
  waiting: (count, formatted) =>
    plural(count, {
      one: `${formatted} entrée n’est pas encore protégée. Consultez le journal du service.`,
      many: `${formatted} d’entrées ne sont pas encore protégées. Consultez le journal du service.`,
      other: `${formatted} entrées ne sont pas encore protégées. Consultez le journal du service.`,
    }),
  failing: (place, error) => `L’empreinte n’a pas pu être envoyée à ${place} : ${error}`,
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
