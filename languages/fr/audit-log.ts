import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const audit: Translations['audit'] = {
  file: 'journal-audit',
  filters: {
    event: 'Événement',
    allEvents: 'Tous les événements',
    actor: 'Auteur',
    target: 'Cible',
    anyone: 'Nom ou adresse e-mail',
    noMatch: 'Aucun utilisateur trouvé',
    loading: 'Recherche…',
    from: 'Du',
    to: 'Au',
    clear: 'Effacer les filtres',
  },
  columns: { event: 'Événement', when: 'Date', details: 'Détails' },
  details: (sentence) => `Détails\u00a0: ${sentence}`,
  detail: {
    title: 'Détails de l’événement',
    event: 'Événement',
    time: 'Date',
    utc: 'UTC',
    actor: 'Auteur',
    target: 'Cible',
    invitee: 'Adresse invitée',
    organization: 'Organisation',
    ipAddress: 'Adresse IP',
    device: 'Appareil',
    userAgent: 'Agent utilisateur',
    id: 'Identifiant de l’événement',
    copyJson: 'Copier au format JSON',
    copied: 'Copié',
    what: {
      event: 'événement',
      actor: 'identifiant de l’auteur',
      target: 'identifiant de la cible',
      organization: 'identifiant de l’organisation',
      id: 'identifiant de l’événement',
    },
    facts: {
      impersonating: 'À la place de',
      apiKey: 'Clé API',
      invitationId: 'Invitation',
      teamId: 'Équipe',
      roleId: 'Identifiant du rôle',
      webhookId: 'Webhook',
      serviceAccountId: 'Compte de service',
      keyId: 'Clé',
      oauthClientId: 'Application',
      resourceId: 'API',
      scopes: 'Autorisations',
      from: 'Avant',
      to: 'Après',
      role: 'Rôle',
      fields: 'Champs modifiés',
      provider: 'Fournisseur',
      reason: 'Motif',
      expires: 'Expiration',
      sessions: 'Sessions',
      count: 'Répétitions',
      call: 'Appel',
      code: 'Erreur',
      method: 'Méthode',
      by: 'Par',
      mail: 'E-mail',
    },
  },
  none: '–',
  server: 'le serveur',
  unknownUser: 'un compte inconnu',
  unknownAddress: 'une adresse inconnue',
  deletedUser: 'un utilisateur supprimé',
  organization: 'l’organisation',
  deletedOrganization: 'une organisation supprimée',
  impersonating: ' en agissant en tant qu’un autre utilisateur',
  byImpersonator: ' (par {actor}, à sa place)',
  byApiKey: ' avec une clé API',
  repeated: (count) =>
    plural(count, { one: `, ${number(count)} fois de plus`, other: `, ${number(count)} fois de plus` }),
  empty: { title: 'Aucun événement trouvé', description: 'Essayez d’autres filtres ou une autre période.' },
  count: (total, formatted) => plural(total, { one: `${formatted} événement`, other: `${formatted} événements` }),
};

export const coreEventTexts: Translations['coreEventTexts'] = {
  'user.signed-up': 'Inscription',
  'session.started': 'Connexion',
  'session.refused': 'Échec de connexion',
  'session.ended': 'Déconnexion',
  'mail.undelivered': 'E-mail non remis',
};

export const coreSentences: Translations['coreSentences'] = {
  'user.signed-up': '{target} a créé son compte',
  'session.started': '{target} s’est connecté',
  'session.refused': 'Échec de connexion\u00a0: {target}',
  'session.ended': { self: '{actor} s’est déconnecté', other: '{actor} a déconnecté {target}' },
  'mail.undelivered': 'Un e-mail n’a pas pu être remis',
};

export const auditScopeTexts: Translations['auditScopeTexts'] = {
  'audit:list': 'Consulter le journal d’audit et les événements',
};
