import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');

export const webhookErrors: Translations['webhookErrors'] = {
  INVALID_WEBHOOK_URL: 'Saisissez une URL publique commençant par https://.',
  WEBHOOK_NOT_FOUND: 'Ce webhook n’existe plus.',
  WEBHOOK_IS_DISABLED: 'Ce webhook est désactivé. Activez-le d’abord.',
  WEBHOOK_LIMIT_REACHED: 'Vous avez atteint la limite de webhooks. Supprimez-en un que vous n’utilisez plus.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'Cette livraison n’existe plus.',
};

export const webhooks: Translations['webhooks'] = {
  title: 'Webhooks',
  about: 'Informez votre serveur des événements de cette plateforme.',
  aboutOrganization: (name) => `Informez votre serveur des événements de ${name}.`,
  notAllowed: 'Vous n’êtes pas autorisé à gérer les webhooks.',
  empty: {
    title: 'Aucun webhook pour le moment',
    description: 'Ajoutez l’URL d’un serveur à informer des événements.',
  },
  allEvents: 'Tous les événements',
  events: (count) => plural(count, { one: `${count} événement`, other: `${count} événements` }),
  state: { active: 'Actif', disabled: 'Désactivé', failing: 'En échec' },
  since: { created: 'Créé', failing: 'En échec depuis', disabled: 'Désactivé' },
  actionsFor: (url) => `Actions pour ${url}`,
  fields: {
    url: 'URL',
    urlExample: 'https://example.com/webhooks',
    description: 'Description',
    events: 'Événements',
    eventsHint: 'Laissez vide pour tous les événements, y compris les futurs.',
    noEvent: 'Aucun événement correspondant',
    secret: 'Secret de signature',
    secretHidden: 'Affiché uniquement lors de sa création',
  },
  subjects: {
    users: 'Utilisateurs',
    signIn: 'Connexion',
    organizations: 'Organisations',
    members: 'Membres et invitations',
    teams: 'Équipes',
    enterprise: 'Authentification unique et domaines',
    directories: 'Annuaires',
    keys: 'Clés d’API et comptes de service',
    applications: 'Applications',
    agents: 'Agents',
    webhooks: 'Webhooks et flux d’audit',
    other: 'Autres',
  },
  create: { open: 'Ajouter un webhook', title: 'Ajouter un webhook', submit: 'Ajouter le webhook' },
  edit: {
    action: 'Modifier',
    title: 'Modifier le webhook',
    submit: 'Enregistrer le webhook',
    done: 'Webhook enregistré',
  },
  secret: {
    title: 'Enregistrez le secret de signature',
    what: 'secret de signature',
    about: 'Votre serveur en a besoin pour vérifier que les requêtes proviennent de ce service.',
  },
  test: {
    action: 'Envoyer un événement de test',
    event: 'Événement',
    hint: 'Un exemple avec des identifiants fictifs et « test: true ». Seul ce webhook le reçoit.',
    submit: 'Envoyer l’événement',
    done: 'Événement de test envoyé',
  },
  rotate: {
    action: 'Remplacer le secret de signature',
    question: 'Remplacer le secret de signature\u00a0?',
    consequences:
      'Pendant un jour, les requêtes sont signées avec les deux secrets, pour vous laisser le temps de mettre à jour votre serveur.',
    confirm: 'Remplacer le secret',
  },
  enable: { action: 'Activer', done: 'Webhook activé' },
  disable: { action: 'Désactiver', done: 'Webhook désactivé' },
  delete: {
    action: 'Supprimer',
    question: 'Supprimer le webhook\u00a0?',
    consequences: (url) => `${url} ne recevra plus d’événements, et ses livraisons seront supprimées.`,
    confirm: 'Supprimer le webhook',
    done: 'Webhook supprimé',
  },
  deliveries: {
    title: 'Livraisons',
    about: 'Les plus récentes d’abord. Les livraisons échouées sont retentées à intervalles croissants.',
    action: 'Afficher les livraisons',
    back: 'Retour aux webhooks',
    empty: {
      title: 'Aucune livraison pour le moment',
      description: 'Envoyez un événement de test, ou attendez le premier événement.',
    },
    status: { pending: 'En attente', retrying: 'Nouvel essai prévu', delivered: 'Livrée', failed: 'Échouée' },
    all: 'Toutes',
    noMatch: { title: 'Aucune livraison trouvée' },
    noneInState: {
      delivered: 'Aucune livraison réussie',
      failed: 'Aucune livraison échouée',
      retrying: 'Aucune livraison à réessayer',
    },
    lastSuccess: 'Dernière réussite\u00a0:',
    noSuccess: 'Aucune réussite pour le moment',
    filters: {
      search: 'Rechercher par ID de livraison ou d’événement',
      time: 'Dernière tentative',
      anyTime: 'N’importe quand',
      within: { hour: 'Dernière heure', day: 'Dernières 24 heures', week: '7 derniers jours' },
      range: 'Du–au',
    },
    select: {
      toolbar: 'Livraisons sélectionnées',
      selected: (count) =>
        plural(count, { one: `${number(count)} sélectionnée`, other: `${number(count)} sélectionnées` }),
      clear: 'Effacer la sélection',
      page: 'Sélectionner toutes les livraisons affichées',
      one: (event) => `Sélectionner ${event}`,
    },
    errors: {
      hostNotFound: 'Hôte introuvable',
      unreachable: 'Hôte injoignable',
      refused: 'Connexion refusée',
      closed: 'Connexion fermée',
      timedOut: 'Délai dépassé',
      certificate: 'Certificat TLS non valide',
      tls: 'Échec de la négociation TLS',
      silent: 'Le destinataire n’a pas répondu',
      notAllowed: 'L’adresse n’est pas autorisée ou la réponse est trop longue',
      secret: 'Le secret de signature est illisible',
    },
    failing: {
      title: 'Les livraisons échouent',
      titleOf: (cause) => `Les livraisons échouent : ${cause}`,
      answered: (status) => `Le destinataire a répondu ${status}`,
      since: 'Premier échec :',
      changeUrl: 'Changer l’URL',
    },
    columns: {
      event: 'Événement',
      state: 'État',
      response: 'Réponse',
      attempts: 'Tentatives',
      time: 'Date de l’événement',
      attempted: 'Dernière tentative',
      next: 'Prochaine tentative',
    },
    day: {
      title: 'Dernières 24 heures',
      counts: (delivered, retrying, failed) =>
        `livrées\u00a0: ${number(delivered)} · en échec, à réessayer\u00a0: ${number(retrying)} · définitivement échouées\u00a0: ${number(failed)}`,
      share: (delivered, all) => `${number(delivered)} livrées sur ${number(all)}`,
      none: 'Aucune livraison',
      end: 'maintenant',
    },
    detail: {
      title: 'Livraison',
      eventId: 'ID de l’événement',
      subject: { user: 'Utilisateur', organization: 'Organisation' },
      deleted: { user: 'Utilisateur supprimé', organization: 'Organisation supprimée' },
      noAttempt: 'Pas encore envoyée.',
      attempt: (attempt) => `Tentative ${number(attempt)}`,
      request: 'Requête',
      response: 'Réponse',
      noContent: 'Aucun contenu enregistré.',
      curl: 'Copier en curl',
      copy: {
        headers: 'les en-têtes',
        body: 'le corps',
        response: 'la réponse',
        code: 'le code',
        user: 'l’ID de l’utilisateur',
        organization: 'l’ID de l’organisation',
      },
      verify: {
        title: 'Vérifier la signature',
        about:
          'Avec le secret de signature, les en-têtes et le corps tel qu’il a été reçu. Les bibliothèques sont celles de',
        standard: 'Standard Webhooks',
        tolerance: 'Une signature est valable cinq minutes. Ensuite, votre serveur refuse la requête copiée.',
      },
    },
    redeliver: 'Renvoyer',
    retry: 'Réessayer maintenant',
    redelivered: 'Livraison mise en file d’attente',
    retryAll: {
      action: 'Tout réessayer',
      question: (count) =>
        plural(count, {
          one: `Réessayer ${number(count)} livraison ?`,
          other: `Réessayer ${number(count)} livraisons ?`,
        }),
      consequences: (url) =>
        `Toutes celles qui ont échoué ou attendent une nouvelle tentative sont renvoyées à ${url}, 10 000 au maximum à la fois.`,
      confirm: 'Réessayer les livraisons',
      done: (count) =>
        plural(count, {
          one: `${number(count)} livraison mise en file d’attente`,
          other: `${number(count)} livraisons mises en file d’attente`,
        }),
    },
    notQueued: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} livraison non mise en file d’attente`,
          other: `${number(count)} livraisons non mises en file d’attente`,
        }),
      reasons: {
        'not-found': 'Elle n’existe plus.',
        waiting: 'Elle attend déjà sa première tentative.',
      },
    },
    more: 'Afficher les livraisons plus anciennes',
  },
};

export const webhookEventTexts: Translations['webhookEventTexts'] = {
  'webhook.created': 'Webhook créé',
  'webhook.updated': 'Webhook mis à jour',
  'webhook.deleted': 'Webhook supprimé',
  'webhook.secret-rotated': 'Secret de webhook remplacé',
  'webhook.tested': 'Webhook testé',
  'webhook.disabled': 'Webhook désactivé après des échecs de livraison',
};

export const webhookSentences: Translations['webhookSentences'] = {
  'webhook.created': '{actor} a créé [le webhook vers {host}|un webhook]',
  'webhook.updated': '{actor} a mis à jour [le webhook vers {host}|un webhook]',
  'webhook.deleted': '{actor} a supprimé [le webhook vers {host}|un webhook]',
  'webhook.secret-rotated': '{actor} a remplacé le secret [du webhook vers {host}|d’un webhook]',
  'webhook.tested': '{actor} a testé [le webhook vers {host}|un webhook]',
  'webhook.disabled': '[Le webhook vers {host}|Un webhook] a été désactivé après des échecs de livraison',
};

export const webhookAttention: Translations['webhookAttention'] = {
  failing: (count) =>
    plural(count, { one: `${number(count)} webhook échoue`, other: `${number(count)} webhooks échouent` }),
  about: 'Les livraisons échouées sont répétées. Un webhook qui échoue longtemps est désactivé.',
  open: (count) => plural(count, { one: 'Ouvrir le webhook', other: 'Ouvrir les webhooks' }),
};
