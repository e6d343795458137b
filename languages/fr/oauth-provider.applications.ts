import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const oauthApplications: Translations['oauthApplications'] = {
  title: 'Applications',
  about: (service) => `Applications auxquelles on se connecte avec ${service}.`,
  disabled: {
    title: 'Les applications ne sont pas activées',
    about: 'Définissez OAUTH_PROVIDER_ENABLED, ou `oauthProvider.enabled` dans gatehouse.config.ts.',
  },
  empty: {
    title: 'Aucune application pour le moment',
    description: 'Enregistrez une application pour y connecter ses utilisateurs avec OAuth 2.1 et OpenID Connect.',
  },
  columns: { name: 'Application', redirect: 'Redirige vers', state: 'État', created: 'Enregistrée' },
  thisDevice: 'Appareil de l’utilisateur',
  noAddress: 'Aucune adresse',
  kinds: {
    web: { label: 'Site web avec serveur', description: 'Son serveur conserve un secret.' },
    spa: { label: 'Site web sans serveur', description: 'S’exécute uniquement dans le navigateur, sans secret.' },
    native: {
      label: 'Application ou programme sur un ordinateur',
      description: 'S’exécute sur l’appareil de l’utilisateur, sans secret.',
    },
    machine: { label: 'Service sans utilisateurs', description: 'N’a pas d’utilisateurs et conserve un secret.' },
  },
  state: { enabled: 'Activée', disabled: 'Désactivée' },
  back: 'Retour aux applications',
  gone: { title: 'Application introuvable', about: 'Elle a peut-être été supprimée.' },
  fields: {
    kind: 'Type',
    name: 'Nom',
    nameHint: 'Tel que les utilisateurs le voient.',
    homePage: 'Page d’accueil',
    homePageExample: 'https://app.example.com',
    privacyPolicy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    redirectUris: 'Adresses de redirection',
    redirectUrisHint:
      'Où les utilisateurs reviennent après s’être connectés. Une adresse par ligne, exactement telle que l’application l’envoie.',
    postLogoutUris: 'Adresses après la déconnexion',
    postLogoutUrisHint: 'Où les utilisateurs reviennent après s’être déconnectés. Une adresse par ligne.',
    logoutUri: 'Adresse de déconnexion',
    logoutUriHint: 'Le serveur de l’application y reçoit un jeton de déconnexion lorsqu’une session prend fin.',
    scopes: 'Ce qu’elle peut demander',
    apiScopes: 'Avec l’API, pour ses utilisateurs',
    machineScopes: 'Ce qu’il peut faire avec l’API de ce service',
    serviceAccount: 'Compte de service',
    serviceAccountHint:
      'En tant que lequel il fait des appels. Sans compte, il n’obtient des jetons d’accès que pour d’autres API.',
    devices: 'Des appareils se connectent avec un code',
    devicesHint:
      'Pour les téléviseurs et les programmes dans un terminal. Ils n’ont pas besoin d’adresse de redirection.',
    skipConsent: 'C’est notre propre application',
    skipConsentHint: 'Il n’est pas demandé aux utilisateurs s’ils l’autorisent.',
  },
  register: {
    open: 'Enregistrer une application',
    title: 'Enregistrer une application',
    about: 'Vous pourrez tout modifier plus tard, sauf le type.',
    submit: 'Enregistrer l’application',
  },
  credentials: {
    registered: 'Application enregistrée',
    replaced: 'Secret remplacé',
    once: 'Conservez le secret maintenant. Il ne sera plus affiché.',
    clientId: 'Identifiant du client',
    secret: 'Secret du client',
    issuer: 'Émetteur',
    sample: 'Exemple pour openid-client',
    what: { clientId: 'l’identifiant du client', secret: 'le secret', issuer: 'l’émetteur', sample: 'l’exemple' },
    stored: 'Je l’ai conservé',
    done: 'Terminé',
  },
  settings: {
    connection: 'Connexion',
    connectionAbout: 'Ce que les développeurs de l’application y saisissent.',
    title: 'Paramètres',
    about: 'Les modifications prennent effet immédiatement.',
    submit: 'Enregistrer les modifications',
    done: 'Application modifiée',
  },
  secret: {
    title: 'Secret du client',
    about: 'Remplacez-le s’il a été vu par d’autres, ou de temps en temps.',
    present: 'Secret actuel :',
    previous: 'Le précédent est accepté jusqu’à',
    action: 'Remplacer le secret',
    question: 'Remplacer le secret ?',
    overlap: 'Accepter encore le secret actuel',
    overlaps: {
      none: 'Plus du tout',
      days: (days) =>
        plural(days, {
          one: `${days} jour de plus`,
          many: `${days} jours de plus`,
          other: `${days} jours de plus`,
        }),
    },
    confirm: 'Remplacer le secret',
  },
  disable: {
    title: 'Désactiver l’application',
    about: 'Les utilisateurs ne peuvent pas s’y connecter tant qu’elle n’est pas réactivée.',
    action: 'Désactiver',
    question: (app) => `Désactiver ${app} ?`,
    done: 'Application désactivée',
    isDisabled: 'Cette application est désactivée. Les utilisateurs ne peuvent pas s’y connecter.',
  },
  enable: {
    title: 'Activer l’application',
    about: 'Les utilisateurs peuvent de nouveau s’y connecter.',
    action: 'Activer',
    question: (app) => `Activer ${app} ?`,
    done: 'Application activée',
  },
  delete: {
    title: 'Supprimer l’application',
    about: 'Ses utilisateurs ne peuvent plus s’y connecter.',
    action: 'Supprimer l’application',
    question: (app) => `Supprimer ${app} ?`,
    consequences: 'Son accès aux comptes prend fin immédiatement. Cette action est irréversible.',
    confirm: 'Supprimer l’application',
    done: 'Application supprimée',
  },
};

export const redirectAddresses: Translations['redirectAddresses'] = {
  tooLong: 'Cette adresse est trop longue.',
  unescaped: 'Cette adresse contient des caractères non encodés.',
  wildcard: 'Une adresse ne peut contenir ni #, ni *, ni barre oblique inverse.',
  notAbsolute: 'Saisissez une adresse complète, comme https://app.example.com/callback.',
  unsafeScheme: (scheme) => `Une adresse ne peut pas commencer par ${scheme}:`,
  userName: 'Une adresse ne peut pas contenir de nom d’utilisateur.',
  dotSegment: 'Une adresse ne peut contenir ni /./ ni /../',
  host: 'Écrivez l’hôte en minuscules et en ASCII.',
  http: 'Utilisez https://, sauf pour localhost.',
  onlyNative: 'Seules les applications sur un ordinateur peuvent avoir une adresse avec leur propre schéma.',
  scheme: 'Commencez par un domaine inversé, comme com.example.app:/callback.',
  line: (line, reason) => `Ligne ${line} : ${reason}`,
  other: 'Cette adresse n’est pas autorisée.',
};
