import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const app: Translations['app'] = {
  cookieNotKept: (host) =>
    `La connexion a réussi, mais ce navigateur n’a pas conservé son cookie. Autorisez les cookies de ${host} et réessayez, ou contactez le support.`,
  close: 'Fermer',
  lastUsed: 'Dernière utilisation',
  backToSignIn: 'Retour à la connexion',
  backToAccount: 'Retour à votre compte',
  fields: {
    email: 'Adresse e-mail',
    showPassword: 'Afficher le mot de passe',
    codeIsSent: 'Envoi automatique après le dernier chiffre.',
    deleteApiKeys: 'Supprimer aussi mes clés d’API. Les programmes qui les utilisent ne fonctionneront plus.',
  },
  problem: { title: 'Impossible de charger cette page', tryAgain: 'Réessayer' },
  crash: {
    about: 'Une nouvelle version a peut-être été installée, ou la connexion a été interrompue.',
    reload: 'Recharger',
  },
};

export const page: Translations['page'] = {
  language: 'Langue',
  backToHome: 'Retour à l’accueil',
  themes: { auto: 'Thème\u00a0: système', light: 'Thème\u00a0: clair', dark: 'Thème\u00a0: sombre' },
  footer: { terms: 'Conditions d’utilisation', privacy: 'Confidentialité' },
};

export const noPermission: Translations['noPermission'] = {
  title: 'Aucune autorisation',
  about: 'Vous n’êtes pas autorisé à consulter cette page. Demandez l’accès à un administrateur.',
};

export const shell: Translations['shell'] = {
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    about: 'Ce que vous avez saisi sur cette page sera perdu.',
    leave: 'Quitter la page',
  },
  menu: 'Menu',
  serviceAccount: 'Compte de service',
  notFound: {
    title: 'Page introuvable',
    about:
      'Aucune page n’existe à cette adresse. Le lien est peut-être incomplet, ou la page a été déplacée ou supprimée.',
    nearest: 'Vous cherchez peut-être',
    signIn: 'Se connecter',
    signUp: 'Créer un compte',
  },
  navigation: {
    areas: 'Espaces',
    account: 'Votre compte',
    administration: 'Administration',
    groups: { people: 'Personnes', developers: 'Développement', records: 'Activité et paramètres' },
    search: 'Rechercher ou ouvrir…',
  },
  organizations: {
    choose: 'Choisir une organisation',
    title: 'Organisations',
    yours: 'Vos organisations',
    current: 'Organisation actuelle',
    all: 'Toutes les organisations',
    create: 'Créer une organisation',
  },
  user: { signOut: 'Se déconnecter' },
  themes: { light: 'Clair', dark: 'Sombre', auto: 'Système' },
  verifyEmail: {
    title: 'Confirmez votre adresse e-mail',
    sent: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse e-mail.`,
    due: (email) => `Votre adresse e-mail ${email} n’est pas encore confirmée.`,
    send: 'Envoyer le lien',
    change: 'Changer d’adresse',
  },
  impersonation: {
    banner: (name, timeLeft) => `Vous agissez en tant que ${name} · ${timeLeft}`,
    minutesLeft: (minutes) => (minutes <= 0 ? 'moins d’une minute restante' : `${minutes}\u00a0min\u00a0restantes`),
    hoursLeft: (hours) => `${hours}\u00a0h\u00a0restantes`,
    signedInAs: (name) => `Connecté en tant que ${name}`,
    stop: 'Cesser d’agir à sa place',
    notAvailable: 'Non disponible tant que vous agissez en tant qu’un autre utilisateur.',
  },
  connection: {
    offline:
      'Vous êtes hors ligne. Les modifications ne peuvent pas être enregistrées tant que la connexion n’est pas rétablie.',
    refreshFailed: (reason) => `Impossible d’actualiser cette page. ${reason}`,
    retry: 'Réessayer',
  },
  presets: { all: 'Toutes', read: 'Lecture seule', none: 'Aucune' },
  step: { done: 'Terminé', open: 'Pas encore terminé' },
  secret: {
    about: (what) => `À copier maintenant et à conserver en lieu sûr\u00a0: ${what}.`,
    once: 'Cela ne sera plus affiché.',
    done: 'Terminé',
  },
  export: {
    open: 'Exporter',
    csv: 'Fichier CSV',
    json: 'Fichier JSON',
    done: (count, rows) => plural(rows, { one: `${count} ligne exportée`, other: `${count} lignes exportées` }),
    cut: (count) => `Les ${count} premières lignes ont été exportées. Utilisez des filtres pour exporter les autres.`,
  },
  search: { people: 'Rechercher par nom ou adresse e-mail', clear: 'Effacer la recherche' },
  list: {
    filters: 'Filtres',
    filtersSet: (count) => `Filtres (${count})`,
    set: 'Filtres actifs',
    remove: (filter) => `Retirer le filtre : ${filter}`,
    clearAll: 'Tout effacer',
    any: 'Tous',
    showResults: 'Afficher les résultats',
    name: 'Nom',
    never: 'Jamais',
    goneTitle: 'Cette page n’existe plus',
    gone: 'La liste a changé depuis la création de ce lien.',
    toFirst: 'Aller à la première page',
    first: 'Première page',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (number) => `Page ${number}`,
    range: (first, last, total) => `${first}–${last} sur ${total}`,
  },
};

export const additionalFields: Translations['additionalFields'] = {
  title: 'Informations',
  notSet: 'Non défini',
  choose: 'Choisir…',
  yes: 'Oui',
  no: 'Non',
  submit: 'Enregistrer les informations',
  saved: 'Informations enregistrées',
  number: 'Saisissez un nombre',
  numbers: 'Saisissez uniquement des nombres',
  severalHint: 'Appuyez sur Entrée ou saisissez une virgule après chaque valeur.',
};

export const commands: Translations['commands'] = {
  shortcut: { apple: '⌘K', other: 'Ctrl K' },
  title: 'Menu de commandes',
  placeholder: 'Rechercher des personnes, organisations, pages et commandes',
  list: 'Commandes',
  empty: 'Aucun résultat.',
  emptyAbout:
    'Recherchez le nom ou l’e-mail d’une personne, ou le nom d’une organisation, d’une page, d’un paramètre ou d’une commande.',
  recent: 'Récents',
  close: 'Fermer',
  keys: { enter: 'Entrée', escape: 'Échap' },
  hints: { move: 'pour se déplacer', open: 'pour ouvrir', close: 'pour fermer' },
  searching: 'Recherche…',
  people: 'Personnes',
  organizations: 'Organisations',
  allOrganizations: 'Toutes les organisations',
  members: (organization) => `Membres de ${organization}`,
  invite: (email, organization) => `Inviter ${email} dans ${organization}`,
  settings: 'Paramètres',
  theme: 'Thème',
  actions: 'Actions',
  inviteMember: 'Inviter un membre',
  newUser: 'Nouvel utilisateur',
};

export const forms: Translations['forms'] = {
  resend: {
    action: 'Renvoyer le code',
    actionIn: (seconds) => `Renvoyer le code dans ${seconds} s`,
    done: 'Nous avons envoyé un autre code. Les précédents ne fonctionnent plus.',
  },
  resendLink: {
    action: 'Renvoyer le lien',
    actionIn: (seconds) => `Renvoyer le lien dans ${seconds} s`,
    done: 'Nous avons envoyé un autre lien.',
  },
  mailbox: 'Ouvrir la boîte de développement',
};

export const identity: Translations['identity'] = {
  title: 'Confirmez votre identité',
  about: 'Pour votre sécurité, confirmez votre identité pour continuer.',
  action: 'Confirmer',
  otherMethods: 'Utiliser une autre méthode',
  signInAgain: {
    about: 'Pour votre sécurité, reconnectez-vous pour continuer. Vous reviendrez à cette page.',
    action: 'Se reconnecter',
  },
  confirmWith: (provider) => `Confirmer avec ${provider}`,
};

export const errors: Translations['errors'] = {
  errors: {
    NETWORK_ERROR: 'Le service est injoignable. Vérifiez votre connexion et réessayez.',
    UNKNOWN_ERROR: 'Un problème est survenu. Veuillez réessayer.',
    INTERNAL_SERVER_ERROR: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    SERVICE_UNAVAILABLE: 'Le service est temporairement indisponible. Réessayez dans un instant.',
    FORBIDDEN: 'Vous n’êtes pas autorisé à effectuer cette action.',
    NOT_AUTHORIZED: 'Vous n’êtes pas autorisé à effectuer cette action.',
    NOT_FOUND: 'Cette fonctionnalité n’est pas activée.',
    INVALID_ORIGIN: 'Le service n’accepte pas les requêtes de ce site. Contactez l’assistance.',
    UNAUTHORIZED: 'Votre session est terminée. Connectez-vous pour continuer.',
    TOO_MANY_REQUESTS: 'Trop de tentatives. Réessayez dans un instant.',
    VALIDATION_ERROR: 'Vérifiez les champs signalés.',
    INVALID_CURSOR: 'Cette page n’existe plus. Allez à la première page.',
    INVALID_EMAIL: 'Saisissez une adresse e-mail valide, par exemple ada@example.com',
    INVALID_TOKEN: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
    BANNED_USER: 'Ce compte a été suspendu. Contactez l’assistance si vous pensez qu’il s’agit d’une erreur.',
  },
  untrustedPage: (origin) =>
    `Cette page se trouve à l’adresse ${origin}, qui n’est pas approuvée. Ajoutez-la à TRUSTED_ORIGINS.`,
  tooManyRequests: (wait) => `Trop de tentatives. Réessayez dans ${wait}.`,
  required: 'Obligatoire',
  requiredFields: {
    name: 'Saisissez un nom',
    slug: 'Saisissez une URL',
    email: 'Saisissez une adresse e-mail',
    newEmail: 'Saisissez une adresse e-mail',
    password: 'Saisissez un mot de passe',
    newPassword: 'Saisissez un mot de passe',
    currentPassword: 'Saisissez votre mot de passe actuel',
    role: 'Sélectionnez au moins un rôle',
    userId: 'Sélectionnez un membre',
    scopes: 'Sélectionnez au moins une autorisation',
    code: 'Saisissez le code',
    otp: 'Saisissez le code',
  },
  newPassword: (length) => `Saisissez un mot de passe d’au moins ${length} caractères`,
  minLength: (length) => `Au moins ${length} caractères`,
  maxLength: (length) => `Au plus ${length} caractères`,
  invalidUrl: 'Saisissez une URL commençant par https://',
};

export const redirects: Translations['redirects'] = {
  title: 'Un problème est survenu',
  interrupted: 'La connexion a été interrompue. Veuillez réessayer.',
  cancelled: 'La connexion a été annulée.',
  tookTooLong: 'La connexion a pris trop de temps ou s’est poursuivie dans un autre navigateur. Veuillez réessayer.',
  unavailable: (provider = 'Ce fournisseur') =>
    `${provider} est indisponible pour le moment. Réessayez dans un instant.`,
  notEnabled: 'Cette méthode de connexion n’est pas activée.',
  noEmail: (provider = 'Le fournisseur') => `${provider} n’a pas communiqué d’adresse e-mail.`,
  connectedToOther: (provider) =>
    provider
      ? `Ce compte ${provider} est associé à un autre utilisateur.`
      : 'Ce compte est associé à un autre utilisateur.',
  otherEmail: (provider = 'de ce fournisseur') =>
    `Vous ne pouvez associer qu’un compte ${provider} qui utilise votre adresse e-mail validée.`,
  emailInUse: (provider) =>
    `Un compte avec cette adresse e-mail existe déjà. Connectez-vous comme d’habitude, puis associez ${provider ?? 'ce compte'} sous «\u00a0Sécurité ».`,
  signUpClosed: 'Aucun compte n’utilise cette adresse e-mail, et les inscriptions sont fermées.',
  emailNotVerified: 'Validez d’abord votre adresse e-mail. Nous vous avons envoyé un lien.',
  linkExpired: 'Ce lien a expiré. Demandez-en un nouveau.',
  accountMissing: 'Ce compte n’existe plus.',
  signInFirst: 'Connectez-vous d’abord, puis ouvrez à nouveau le lien de l’e-mail.',
  unknown: (code) =>
    `Veuillez réessayer. Si le problème persiste, contactez l’assistance en indiquant ce code\u00a0: ${code}`,
};

export const roleNames: Translations['roleNames'] = {
  owner: 'Propriétaire',
  admin: 'Administrateur',
  member: 'Membre',
  user: 'Utilisateur',
};

export const parts: Translations['parts'] = {
  device: { browserOn: (browser, system) => `${browser} sous ${system}`, unknown: 'Appareil inconnu' },
  time: { soon: 'dans un instant', now: 'à l’instant' },
  confirm: {
    cancel: 'Annuler',
    type: (text) => `Saisissez «\u00a0${text}\u00a0» pour confirmer`,
    typeExactly: (text) => `Saisissez exactement «\u00a0${text}\u00a0»`,
  },
  copy: { copy: (what) => `Copier\u00a0: ${what}`, copied: 'Copié' },
};
