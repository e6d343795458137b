import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const auditStreamErrors: Translations['auditStreamErrors'] = {
  INVALID_AUDIT_STREAM_URL: 'Saisissez une adresse publique qui commence par https://, ou par tls:// pour syslog.',
  AUDIT_STREAM_NOT_FOUND: 'Ce flux n’existe plus.',
  AUDIT_STREAM_IS_DISABLED: 'Ce flux est désactivé. Activez-le d’abord.',
  AUDIT_STREAM_LIMIT_REACHED: 'Vous avez atteint le nombre maximal de flux. Supprimez-en un que vous n’utilisez plus.',
  SEQUENCE_IS_IN_THE_FUTURE: 'Saisissez le numéro d’un événement déjà enregistré.',
};

export const auditStreams: Translations['auditStreams'] = {
  title: 'Flux d’audit',
  about: 'Envoyez le journal d’audit de cette plateforme à un collecteur, dans l’ordre et sans lacune.',
  aboutOrganization: (name) => `Envoyez le journal d’audit de ${name} à un collecteur, dans l’ordre et sans lacune.`,
  notAllowed: 'Vous n’êtes pas autorisé à gérer les flux d’audit.',
  empty: { title: 'Aucun flux', description: 'Ajoutez l’adresse d’un collecteur, comme Splunk ou un serveur syslog.' },
  presets: {
    splunk: 'Splunk',
    datadog: 'Datadog',
    elastic: 'Elastic',
    generic: 'HTTPS, lignes JSON signées',
    syslog: 'Syslog sur TLS',
  },
  formats: { jsonl: 'JSON', ocsf: 'OCSF 1.5', cef: 'CEF' },
  state: { disabled: 'Désactivé', failing: 'En échec' },
  upToDate: 'À jour',
  behind: (count, formatted) =>
    plural(count, {
      one: `${formatted} événement en attente`,
      other: `${formatted} événements en attente`,
    }),
  delivered: 'dernière livraison',
  failing: 'en échec depuis',
  position: (sequence) => `position ${sequence}`,
  withAddresses: 'avec les adresses IP',
  actionsFor: (name) => `Actions pour ${name}`,
  fields: {
    name: 'Nom',
    preset: 'Destinataire',
    format: 'Format',
    url: 'Adresse',
    token: 'Jeton',
    tokenHint: 'Enregistré chiffré, et plus jamais affiché.',
    newTokenHint: 'Laissez vide pour continuer à utiliser l’actuel.',
    ca: 'Certificats de confiance (PEM)',
    caHint: 'Pour une autorité de certification à vous. Laissez vide pour les autorités publiques.',
    clientCertificate: 'Certificat client (PEM)',
    clientKey: 'Clé du certificat client (PEM)',
    events: 'Événements',
    eventsHint: 'Laissez vide pour tous les événements, y compris à venir.',
    includesOrigin: 'Envoyer les adresses IP et les navigateurs',
    includesOriginHint: 'Ce sont des données personnelles : le destinataire les traite alors pour votre compte.',
  },
  create: {
    open: 'Ajouter un flux',
    title: 'Ajouter un flux',
    submit: 'Ajouter le flux',
    done: 'Flux ajouté',
  },
  edit: {
    action: 'Modifier',
    title: 'Modifier le flux',
    submit: 'Enregistrer le flux',
    done: 'Flux enregistré',
  },
  secret: {
    title: 'Enregistrez le secret de signature',
    what: 'secret de signature',
    about: 'Votre collecteur en a besoin pour vérifier que les requêtes viennent de ce service.',
  },
  test: {
    action: 'Envoyer un événement de test',
    done: 'Événement de test écrit',
  },
  rewind: {
    action: 'Renvoyer',
    title: 'Renvoyer des événements',
    about: 'Le flux revient en arrière et renvoie chaque événement après ce numéro. 0 renvoie tout le journal.',
    field: 'Numéro de l’événement',
    submit: 'Renvoyer',
    done: 'Flux rembobiné',
  },
  enable: {
    action: 'Activer',
    done: 'Flux activé',
  },
  disable: {
    action: 'Désactiver',
    done: 'Flux désactivé',
  },
  delete: {
    action: 'Supprimer',
    question: 'Supprimer le flux ?',
    consequences: (name) => `${name} ne reçoit plus d’événements, et la position du flux est perdue.`,
    confirm: 'Supprimer le flux',
    done: 'Flux supprimé',
  },
};

export const auditStreamEventTexts: Translations['auditStreamEventTexts'] = {
  'audit-stream.created': 'Flux d’audit créé',
  'audit-stream.updated': 'Flux d’audit modifié',
  'audit-stream.deleted': 'Flux d’audit supprimé',
  'audit-stream.tested': 'Flux d’audit testé',
  'audit-stream.rewound': 'Flux d’audit rembobiné',
  'audit-stream.refused': 'Événement refusé par le destinataire d’un flux d’audit',
  'audit-stream.gap': 'Événements supprimés avant l’envoi par un flux d’audit',
};

export const auditStreamSentences: Translations['auditStreamSentences'] = {
  'audit-stream.created': '{actor} a créé un flux d’audit',
  'audit-stream.updated': '{actor} a modifié un flux d’audit',
  'audit-stream.deleted': '{actor} a supprimé un flux d’audit',
  'audit-stream.tested': '{actor} a testé un flux d’audit',
  'audit-stream.rewound': '{actor} a rembobiné un flux d’audit',
  'audit-stream.refused': 'Le destinataire d’un flux d’audit a refusé un événement',
  'audit-stream.gap': 'Les événements {from} à {to} ont été supprimés avant l’envoi par un flux d’audit',
};

export const auditStreamAttention: Translations['auditStreamAttention'] = {
  behind: { title: 'Un flux d’audit échoue', about: 'Il échoue depuis plus d’une heure.' },
  open: 'Ouvrir les flux d’audit',
};
