import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const personalData: Translations['personalData'] = {
  title: 'Vos données',
  about: 'Tout ce qui est enregistré à votre sujet.',
  onHold: 'Votre compte ne peut pas être supprimé actuellement en raison d’une obligation légale.',
  secrets: 'Les mots de passe et les clés ne font jamais partie d’un export.',
  download: 'Télécharger',
  json: 'JSON, pour les programmes',
  html: 'Page web',
  done: 'Export téléchargé',
  notStored: 'Non enregistré',
  disabled: { title: 'Les exports ne sont pas activés', about: 'Demandez vos données à l’exploitant de ce service.' },
  rows: (count, formatted) =>
    plural(count, { one: `${formatted} enregistrement`, other: `${formatted} enregistrements` }),
  exported: 'Exporté de',
};

export const personalDataTables: Translations['personalDataTables'] = {
  profile: { name: 'Profil', about: 'Votre nom, vos adresses, votre photo et vos réglages.' },
  pictures: { name: 'Photo envoyée', about: 'La photo que vous avez envoyée.' },
  signInMethods: {
    name: 'Méthodes de connexion',
    about: 'Votre mot de passe et les fournisseurs avec lesquels vous vous connectez, sans leurs secrets.',
  },
  passkeys: { name: 'Clés d’accès', about: 'Vos clés d’accès : nom, appareil et dernière utilisation.' },
  secondFactors: {
    name: 'Authentification à deux facteurs',
    about: 'Les seconds facteurs que vous utilisez, sans leurs secrets.',
  },
  backupCodes: { name: 'Codes de secours', about: 'Leur date de création et d’utilisation, sans les codes.' },
  secondFactorRecovery: {
    name: 'Récupération des seconds facteurs',
    about: 'Une demande de suppression de seconds facteurs perdus.',
  },
  sessions: { name: 'Sessions', about: 'Les navigateurs dans lesquels vous êtes connecté, avec leurs adresses IP.' },
  trustedBrowsers: { name: 'Navigateurs de confiance', about: 'Les navigateurs qui se passent du second facteur.' },
  pendingSignIns: { name: 'Connexions en cours', about: 'Les connexions qui attendent le second facteur.' },
  mailedLinks: {
    name: 'Liens et codes',
    about: 'Les liens et codes qui vous ont été envoyés et ne sont pas encore utilisés, sans leurs valeurs.',
  },
  apiKeys: { name: 'Clés API', about: 'Vos clés API, sans les clés elles-mêmes.' },
  memberships: { name: 'Adhésions', about: 'Les organisations dont vous faites partie, avec votre rôle.' },
  organizations: { name: 'Vos organisations', about: 'Les organisations sans autre membre.' },
  teams: { name: 'Équipes', about: 'Les équipes dont vous faites partie.' },
  invitations: {
    name: 'Invitations',
    about: 'Les invitations reçues, et celles que vous avez envoyées, sans les adresses d’autres personnes.',
  },
  organizationAccount: { name: 'Compte géré', about: 'L’organisation qui a créé et gère votre compte.' },
  directoryEntries: {
    name: 'Entrées d’annuaire',
    about: 'Ce que l’annuaire d’une organisation a envoyé à votre sujet.',
  },
  directoryGroups: { name: 'Groupes d’annuaire', about: 'Les groupes d’un annuaire dont vous faites partie.' },
  singleSignOnSessions: {
    name: 'Authentification unique',
    about: 'Les sessions ouvertes par le fournisseur d’identité d’une organisation.',
  },
  singleSignOnAttempts: {
    name: 'Tentatives d’authentification unique',
    about: 'Les connexions récentes avec le fournisseur d’identité d’une organisation.',
  },
  applications: { name: 'Applications connectées', about: 'Les applications autorisées à utiliser votre compte.' },
  applicationTokens: {
    name: 'Jetons d’applications',
    about: 'L’accès dont disposent les applications, sans les jetons.',
  },
  agents: {
    name: 'Agents',
    about: 'Ce que vous avez autorisé à des programmes qui agissent d’eux-mêmes, et jusqu’à quand.',
  },
  agentUsage: {
    name: 'Utilisation par des agents',
    about: 'Le nombre d’appels que des agents ont faits pour vous chaque jour.',
  },
  agentTokens: { name: 'Jetons d’agents', about: 'L’accès que des agents ont transmis, sans les jetons.' },
  applicationSessions: {
    name: 'Connexions aux applications',
    about: 'Les applications auxquelles vous vous êtes connecté dans vos sessions.',
  },
  webhooks: { name: 'Webhooks', about: 'Les webhooks que vous avez créés.' },
  activity: {
    name: 'Activité',
    about: 'Ce que vous avez fait et ce qui est arrivé à votre compte, avec les adresses IP.',
  },
  unsentMails: { name: 'E-mails non envoyés', about: 'Les e-mails à votre intention en attente d’envoi.' },
  recentAnswers: {
    name: 'Réponses aux programmes',
    about: 'Les réponses aux requêtes répétées de vos clés API, pendant un jour.',
  },
  imports: { name: 'Imports', about: 'Le fait que votre compte a été importé d’un autre service.' },
  exports: { name: 'Exports', about: 'Les dates auxquelles vous avez exporté vos données.' },
};

export const personalDataErrors: Translations['personalDataErrors'] = {
  EXPORT_NOT_FOUND: 'Cet export a expiré. Téléchargez de nouveau.',
  EXPORT_LIMIT_REACHED: 'Ces données ont été exportées trois fois aujourd’hui. Réessayez demain.',
  LEGAL_HOLD: 'Suppression impossible actuellement en raison d’une obligation légale.',
  HOLD_NOT_FOUND: 'Cette conservation légale a pris fin.',
};

export const personalDataEventTexts: Translations['personalDataEventTexts'] = {
  'personal-data.exported': 'Données personnelles exportées',
  'user.data-exported': 'Données d’un utilisateur exportées',
  'user.inactivity-noticed': 'Avis d’inactivité envoyé',
  'organization.exported': 'Organisation exportée',
  'legal-hold.created': 'Conservation légale créée',
  'legal-hold.lifted': 'Conservation légale levée',
};

export const personalDataSentences: Translations['personalDataSentences'] = {
  'personal-data.exported': '{target} a exporté ses données',
  'user.data-exported': '{actor} a exporté les données de {target}',
  'user.inactivity-noticed': '{target} a été averti que le compte sera supprimé faute d’utilisation',
  'organization.exported': '{actor} a exporté les données de {organization}',
  'legal-hold.created': '{actor} a créé une conservation légale',
  'legal-hold.lifted': '{actor} a levé une conservation légale',
};

export const administeredData: Translations['administeredData'] = {
  title: 'Données personnelles',
  about: 'Ce qui est enregistré sur cet utilisateur, et si cela peut être supprimé.',
  onHold: 'Conservation légale',
  export: {
    title: 'Exporter les données',
    about: 'Tout ce qui est enregistré sur l’utilisateur, sans les secrets. L’utilisateur est averti par e-mail.',
    open: 'Exporter les données',
    done: 'Données exportées',
  },
  hold: {
    title: 'Conservation légale',
    about:
      'Empêche la suppression de l’utilisateur, y compris par les durées de conservation. L’utilisateur voit qu’elle existe, mais pas pourquoi.',
    open: 'Créer',
    dialog: (name) => `Créer une conservation légale pour ${name} ?`,
    reason: 'Motif',
    reasonHint: 'Enregistré chiffré, pour les administrateurs seulement.',
    endsAt: 'Se termine le',
    endsAtHint: 'Laissez vide pour une conservation qui dure jusqu’à sa levée.',
    submit: 'Créer',
    created: 'Conservation légale créée',
  },
  lift: {
    action: 'Lever',
    question: 'Lever cette conservation légale ?',
    consequences: 'Les données pourront de nouveau être supprimées.',
    done: 'Conservation légale levée',
  },
  holds: {
    title: 'Conservations légales',
    about: 'Utilisateurs et organisations dont les données ne doivent pas être supprimées.',
    empty: {
      title: 'Aucune conservation légale',
      description: 'Créez-en une sur la page d’un utilisateur, ou ici pour une organisation.',
    },
    open: 'Conserver une organisation',
    organizationId: 'ID de l’organisation',
    user: 'Utilisateur',
    organization: 'Organisation',
    unreadable: 'Le motif ne peut pas être déchiffré',
    ended: 'Terminée',
    created: 'Créée',
    ends: 'se termine',
    lifted: 'levée',
    all: 'Afficher celles qui sont terminées',
    more: 'Afficher les plus anciennes',
  },
};

export const organizationData: Translations['organizationData'] = {
  title: 'Export',
  about:
    'L’organisation, ses membres, équipes et invitations, sous forme de fichiers qu’une autre installation importe. Trois exportations au plus en 24 heures.',
  withAudit: 'Avec le journal d’audit, sans adresses IP',
  submit: 'Exporter l’organisation',
  ready: 'Export de l’organisation',
  contents: {
    organization: 'Organisation et membres, pour une importation',
    settings: 'Rôles, domaines, fournisseurs d’identité et webhooks, sans secrets',
    audit: 'Journal d’audit',
  },
  save: 'Enregistrer',
};

export const personalDataAttention: Translations['personalDataAttention'] = {
  notErased: {
    title: 'Les utilisateurs inactifs ne sont pas effacés',
    about: 'Le journal d’audit est supprimé avant : leur dernière utilisation n’est pas connue.',
  },
};
