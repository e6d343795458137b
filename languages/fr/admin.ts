import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: 'Il y a déjà un administrateur. Connectez-vous plutôt.',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'Un compte avec cette adresse e-mail existe déjà',
  USER_NOT_FOUND: 'Cet utilisateur n’existe plus.',
  EMAIL_IS_ALREADY_VERIFIED: 'Cette adresse e-mail est déjà validée.',
  USER_INVITATIONS_ARENT_ENABLED: 'Les invitations d’utilisateurs ne sont pas activées.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'Il n’est pas possible d’agir en tant qu’administrateur.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'Vous n’agissez déjà plus en tant qu’un autre utilisateur.',
};

export const admin: Translations['admin'] = {
  navigation: {
    overview: 'Vue d’ensemble',
    users: 'Utilisateurs',
    organizations: 'Organisations',
    auditLog: 'Journal d’audit',
    settings: 'Paramètres',
  },
  auditLog: {
    title: 'Journal d’audit',
    about: 'Connexions, modifications et tentatives échouées, avec acteur, adresse et appareil.',
  },
  setup: {
    title: 'Créer le premier administrateur',
    about: 'Ce compte a un accès complet.',
    name: 'Nom',
    password: 'Mot de passe',
    submit: 'Créer l’administrateur',
    signIn: 'Se connecter',
    incomplete: {
      title: 'Utilisez le lien de configuration',
      about: 'Copiez le lien complet depuis le terminal où Gatehouse a démarré.',
    },
    invalid: {
      title: 'Ce lien de configuration ne fonctionne pas',
      about:
        'Il a expiré, ou a déjà été utilisé ou remplacé par un lien plus récent. Redémarrez le service pour obtenir un nouveau lien, ou créez un administrateur avec cette commande\u00a0:',
      command: 'npm run admin -- create you@example.com --admin',
    },
  },
  users: {
    title: 'Utilisateurs',
    create: 'Nouvel utilisateur',
    filter: {
      label: 'Filtrer les utilisateurs',
      administrators: 'Administrateurs',
      banned: 'Bannis',
      notBanned: 'Non bannis',
      unverified: 'Adresse non validée',
      oneFactor: 'Sans second facteur',
    },
    search: 'Rechercher par nom, adresse e-mail ou identifiant',
    file: 'utilisateurs',
    columns: {
      role: 'Rôle',
      secondFactor: 'Second facteur',
      status: 'État',
      createdAt: 'Inscription',
      lastSeenAt: 'Dernière activité',
    },
    secondFactor: { on: 'Activé', none: 'Aucun' },
    active: 'Actif',
    empty: { title: 'Aucun utilisateur trouvé' },
    count: (total, formatted) => plural(total, { one: `${formatted} utilisateur`, other: `${formatted} utilisateurs` }),
  },
  newUser: {
    title: 'Nouvel utilisateur',
    about: 'Invitez l’utilisateur à choisir un mot de passe, ou définissez-en un à sa place.',
    name: 'Nom',
    how: 'Mot de passe',
    invite: {
      label: 'Envoyer une invitation',
      description: 'L’utilisateur reçoit un lien pour choisir un mot de passe, qui valide aussi son adresse e-mail.',
    },
    set: { label: 'Définir un mot de passe', description: 'L’utilisateur ne sera pas averti.' },
    password: 'Nouveau mot de passe',
    roles: 'Rôles',
    invited: (email) => `Invitation envoyée à ${email}`,
    submit: 'Créer l’utilisateur',
    created: 'Utilisateur créé',
  },
  user: {
    back: 'Tous les utilisateurs',
    actions: 'Actions',
    actionsFor: (name) => `Actions pour ${name}`,
    email: 'adresse e-mail',
    notFound: {
      title: 'Utilisateur introuvable',
      about: 'Le lien est peut-être incorrect, ou le compte a été supprimé.',
      next: 'Voir tous les utilisateurs',
    },
    tabs: {
      label: 'Utilisateur',
      overview: 'Vue d’ensemble',
      sessions: 'Sessions',
      signInMethods: 'Méthodes de connexion',
      organizations: 'Organisations',
      activity: 'Activité',
    },
    facts: {
      id: 'Identifiant',
      copyId: 'identifiant de l’utilisateur',
      signedUp: 'Inscription',
      lastSeen: 'Dernière activité',
      lastSeenMeaning: 'La dernière connexion, le dernier renouvellement de session ou événement du journal d’audit.',
    },
    banned: 'Banni',
    notVerified: 'Adresse non validée',
    twoFactor: 'Deux facteurs activés',
  },
  details: {
    edit: 'Modifier les informations',
    name: 'Nom',
    emailDescription: 'Une nouvelle adresse e-mail n’est pas validée, et l’utilisateur est déconnecté.',
    submit: 'Enregistrer les informations',
    done: 'Utilisateur enregistré',
  },
  verification: {
    title: 'Adresse e-mail non validée',
    about:
      'Envoyez un lien de validation, ou marquez l’adresse e-mail comme validée si vous savez qu’elle appartient à l’utilisateur.',
    send: 'Envoyer l’e-mail de validation',
    sent: (email) => `E-mail de validation envoyé à ${email}`,
    mark: 'Marquer comme validée',
    marked: 'Adresse e-mail validée',
  },
  passwordReset: {
    title: 'Réinitialisation du mot de passe',
    about: 'Envoie un lien pour choisir un nouveau mot de passe, ou un premier.',
    submit: 'Envoyer l’e-mail de réinitialisation',
    sent: (email) => `E-mail de réinitialisation du mot de passe envoyé à ${email}`,
  },
  roles: { title: 'Rôles', edit: 'Changer les rôles', submit: 'Enregistrer les rôles', updated: 'Rôles mis à jour' },
  sessions: {
    title: 'Sessions',
    empty: 'Aucune session active',
    signedIn: (ipAddress) => (ipAddress ? `${ipAddress} · connecté` : 'Connecté'),
    impersonated: 'Par un administrateur',
    current: 'Cet appareil',
    revoke: {
      label: 'Déconnecter',
      title: 'Déconnecter cet appareil\u00a0?',
      body: (device) => `${device} devra se reconnecter.`,
      submit: 'Déconnecter l’appareil',
      done: 'Appareil déconnecté',
    },
    revokeAll: {
      label: 'Déconnecter partout',
      title: 'Déconnecter tous les appareils\u00a0?',
      body: (name) => `${name} devra se reconnecter sur chaque appareil.`,
      ownBody: 'Vous serez déconnecté de tous vos appareils, y compris celui-ci.',
      done: 'Déconnecté partout',
    },
  },
  accounts: {
    title: 'Méthodes de connexion',
    empty:
      'Aucune méthode de connexion pour le moment. Définissez un mot de passe ou laissez l’utilisateur employer un lien par e-mail.',
    password: 'Mot de passe',
    passkey: 'Clé d’accès',
    secondFactor: { title: 'Second facteur', on: 'Activé', off: 'Désactivé' },
    added: 'Ajouté',
  },
  organizations: {
    title: 'Organisations',
    empty: 'Aucune organisation',
    joined: (slug) => `${slug} · arrivée`,
  },
  impersonate: {
    submit: 'Agir en tant que cet utilisateur',
  },
  setPassword: {
    title: 'Mot de passe',
    about: 'Pour les utilisateurs qui ne peuvent pas le réinitialiser par e-mail.',
    open: 'Définir le mot de passe',
    dialog: (name) => `Définir le mot de passe de ${name}`,
    warning: 'Le mot de passe actuel cessera de fonctionner et tous les appareils seront déconnectés.',
    field: 'Nouveau mot de passe',
    submit: 'Définir le mot de passe',
    done: 'Mot de passe défini',
  },
  ban: {
    about: 'Déconnecte l’utilisateur et bloque sa connexion.',
    open: 'Bannir l’utilisateur',
    dialog: (name) => `Bannir ${name}`,
    reason: 'Motif',
    reasonDescription: 'Visible uniquement par les administrateurs.',
    duration: 'Durée',
    durations: { permanent: 'Définitif', day: '1 jour', week: '1 semaine', month: '30 jours', year: '1 an' },
    submit: 'Bannir l’utilisateur',
    done: 'Utilisateur banni',
  },
  unban: {
    title: 'Banni',
    permanent: (reason) => `${reason} · définitif`,
    expires: (reason) => `${reason} · expire`,
    noReason: 'Aucun motif indiqué',
    submit: 'Réintégrer l’utilisateur',
    done: 'Utilisateur réintégré',
  },
  remove: {
    open: 'Supprimer l’utilisateur',
    dialog: (name) => `Supprimer ${name}\u00a0?`,
    body: 'Supprime ses sessions, méthodes de connexion et adhésions. Cette action est irréversible.',
    submit: 'Supprimer l’utilisateur',
    done: 'Utilisateur supprimé',
    receipt: {
      title: 'Enregistrez le reçu de la suppression',
      what: 'numéro du reçu',
      about: 'Il prouve la suppression ; l’utilisateur l’a reçu par e-mail si l’adresse était vérifiée.',
    },
  },
};
