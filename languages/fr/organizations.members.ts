import type { Translations } from '#generated/texts/screens.ts';
import { listOf, numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('fr');
const number = numberOf('fr');
const plural = pluralOf('fr');

export const invitationErrors: Translations['invitationErrors'] = {
  invitationNotFound: 'Cette invitation a expiré, ou elle a déjà reçu une réponse ou été révoquée.',
  notRecipient: 'Cette invitation est destinée à une autre adresse e-mail.',
  inviterLeft: 'La personne qui vous a invité a quitté l’organisation. Demandez une invitation à un autre membre.',
  memberLimit: 'Cette organisation est complète. Un membre doit partir avant qu’un autre puisse la rejoindre.',
};

export const invitations: Translations['invitations'] = {
  title: 'Invitations',
  about: (organization) => `Invitations en attente et passées à rejoindre ${organization}.`,
  notAllowed:
    'Vous n’êtes pas autorisé à consulter les invitations. Demandez l’accès à un administrateur de cette organisation.',
  filter: { label: 'État', pending: 'En attente', accepted: 'Acceptées', expired: 'Expirées', all: 'Toutes' },
  columns: { email: 'Adresse e-mail', roles: 'Rôle', inviter: 'Invitation de', status: 'État', actions: 'Actions' },
  count: (total, formatted) => plural(total, { one: `${formatted} invitation`, other: `${formatted} invitations` }),
  empty: {
    pending: 'Aucune invitation en attente',
    accepted: 'Aucune invitation acceptée',
    expired: 'Aucune invitation expirée',
    all: 'Aucune invitation pour le moment',
    description:
      'Invitez des personnes par e-mail. Elles reçoivent un lien pour rejoindre l’organisation, même sans compte.',
  },
  sent: 'Envoyée',
  expires: 'Expire',
  expired: 'Expirée',
  status: { accepted: 'Acceptée', rejected: 'Refusée', canceled: 'Révoquée' },
  invite: {
    open: 'Inviter un membre',
    dialog: (organization) => `Inviter à rejoindre ${organization}`,
    submit: 'Envoyer l’invitation',
    submitSeveral: (count) =>
      plural(count, { one: `Envoyer ${number(count)} invitation`, other: `Envoyer ${number(count)} invitations` }),
    done: (email) => `Invitation envoyée à ${email}`,
    emails: 'Adresses e-mail',
    emailsHint: 'Séparez plusieurs adresses par des virgules ou collez une liste.',
    wrongAddresses: (addresses) => `Corrigez ou supprimez : ${list(addresses)}`,
    severalDone: (count) =>
      plural(count, { one: `${number(count)} invitation envoyée`, other: `${number(count)} invitations envoyées` }),
    failed: (sent) =>
      plural(sent, {
        one: `${number(sent)} invitation envoyée. Ces adresses n’ont pas pu être invitées :`,
        other: `${number(sent)} invitations envoyées. Ces adresses n’ont pas pu être invitées :`,
      }),
    progress: (done, count) => `${number(done)} sur ${number(count)} envoyées`,
  },
  menu: (email) => `Actions pour l’invitation à ${email}`,
  copy: {
    link: 'Copier le lien',
    hint: 'Il ne fonctionne qu’une fois cette adresse e-mail validée.',
  },
  resend: {
    label: (email) => `Renvoyer l’invitation à ${email}`,
    submit: 'Renvoyer l’invitation',
    done: (email) => `Invitation renvoyée à ${email}`,
  },
  revoke: {
    dialog: 'Révoquer l’invitation\u00a0?',
    body: (email) => `Le lien envoyé à ${email} cessera de fonctionner.`,
    submit: 'Révoquer l’invitation',
    done: (email) => `Invitation de ${email} révoquée`,
  },
  answer: {
    title: (organization) => `Rejoindre ${organization}`,
    about: (inviter) => `${inviter} vous a invité.`,
    sentTo: (email) => `Envoyée à ${email} · expire`,
    createAccount: 'Créer un compte',
    signIn: 'Se connecter',
    wrongAccount: (email) => `Vous êtes connecté en tant que ${email}`,
    invitee: (email) => `Cette invitation est destinée à ${email}.`,
    switchAccount: 'Changer de compte',
    accept: (organization) => `Rejoindre ${organization}`,
    decline: 'Refuser l’invitation',
    declineDialog: 'Refuser l’invitation\u00a0?',
    declineBody: (organization) => `Pour rejoindre ${organization} plus tard, il vous faudra une nouvelle invitation.`,
    declined: {
      title: 'Invitation refusée',
      about: (organization) => `${organization} peut vous inviter à nouveau.`,
      next: 'Retour à l’accueil',
    },
  },
  withoutToken: {
    title: 'Vous êtes invité',
    about: 'Ce lien correspond à une invitation à rejoindre une organisation.',
    body: 'Ouvrez le lien de l’e-mail d’invitation, ou connectez-vous avec l’adresse e-mail invitée. Si vous êtes nouveau, créez un compte avec cette adresse et validez-la.',
  },
  expiredInvitation: {
    title: 'Cette invitation n’est plus valable',
    about:
      'Elle a expiré, ou a déjà été utilisée, révoquée ou remplacée. Demandez-en une nouvelle à la personne qui vous a invité.',
    next: 'Accéder à vos organisations',
    signedOutAbout:
      'Elle a expiré, ou a déjà été utilisée, révoquée ou remplacée. Si vous l’avez acceptée, connectez-vous pour ouvrir l’organisation. Sinon, demandez-en une nouvelle à la personne qui vous a invité.',
    signIn: 'Se connecter',
  },
  unverified: {
    title: 'Validez votre adresse e-mail pour continuer',
    about: 'Ouvrez le lien de l’e-mail d’invitation, ou validez d’abord votre adresse e-mail.',
    next: 'Accéder à votre compte',
  },
  otherEmail: {
    title: 'Cette invitation est destinée à une autre adresse e-mail',
    about: (email) =>
      `Vous êtes connecté en tant que ${email}. Si l’invitation a été envoyée à une autre de vos adresses, passez à ce compte.`,
  },
};

export const members: Translations['members'] = {
  file: 'membres',
  title: 'Membres',
  about: (organization) => `Membres de ${organization} et leurs rôles.`,
  filters: {
    role: 'Rôle',
    allRoles: 'Tous les rôles',
    clearRole: 'Effacer le rôle',
    team: 'Équipe',
    allTeams: 'Toutes les équipes',
  },
  columns: { roles: 'Rôle', teams: 'Équipes', joined: 'Arrivée', actions: 'Actions' },
  count: (total, formatted) => plural(total, { one: `${formatted} membre`, other: `${formatted} membres` }),
  empty: { title: 'Aucun membre correspondant' },
  emptyTeam: {
    title: 'Aucun membre dans cette équipe pour le moment',
    description: 'Ajoutez des membres sous «\u00a0Équipes », ou choisissez l’équipe au moment d’inviter.',
  },
  you: 'Vous',
  team: (name) => `Équipe ${name}`,
  menu: {
    label: (name) => `Actions pour ${name}`,
    changeRoles: 'Modifier les rôles',
    changeTeams: 'Modifier les équipes',
    transfer: 'Transférer la propriété',
    remove: 'Retirer le membre',
  },
  roles: {
    label: 'Rôles',
    descriptions: {
      owner: 'Accès complet, y compris la suppression de l’organisation',
      admin: 'Gérer les membres et les paramètres',
      member: 'Consulter l’organisation et ses membres',
    },
    names: { owner: 'Propriétaire', admin: 'Administrateur', member: 'Membre' },
    noPermissions: 'Aucune autorisation supplémentaire',
    dialog: (name) => `Modifier les rôles de ${name}`,
    ownTitle: 'Ce sont vos propres rôles',
    ownWarning: 'Si vous retirez votre propre rôle, un autre propriétaire devra vous le rendre.',
    submit: 'Enregistrer les rôles',
    updated: 'Rôles mis à jour',
  },
  transfer: {
    dialog: (name) => `Transférer la propriété à ${name}\u00a0?`,
    body: (name, organization) =>
      `${name} deviendra propriétaire de ${organization} et vous deviendrez administrateur. Seul ${name} pourra revenir en arrière.`,
    submit: 'Transférer la propriété',
    done: (name) => `Propriété transférée à ${name}`,
  },
  remove: {
    dialog: (name) => `Retirer ${name}\u00a0?`,
    body: (name, organization) =>
      `${name} perdra immédiatement l’accès à ${organization}. Vous pourrez l’inviter à nouveau.`,
    submit: 'Retirer le membre',
    done: (name) => `${name} retiré`,
  },
};

export const organizationRoles: Translations['organizationRoles'] = {
  title: 'Rôles',
  about: (organization) => `Ce que les rôles permettent dans ${organization}.`,
  disabled: {
    title: 'Les rôles personnalisés ne sont pas activés',
    about: 'Demandez à l’opérateur de ce service de les activer.',
  },
  resources: {
    organization: 'Organisation',
    member: 'Membres',
    invitation: 'Invitations',
    team: 'Équipes',
    ac: 'Rôles',
    domain: 'Domaines',
    sso: 'Authentification unique',
    directory: 'Annuaire',
    oauthClient: 'Applications',
  },
  actions: {
    'organization:update': 'Modifier les paramètres',
    'organization:delete': 'Supprimer',
    'member:create': 'Ajouter',
    'member:update': 'Modifier les rôles',
    'member:delete': 'Retirer',
    'invitation:create': 'Inviter',
    'invitation:cancel': 'Révoquer',
    create: 'Créer',
    read: 'Consulter',
    update: 'Modifier',
    delete: 'Supprimer',
    manage: 'Gérer',
    require: 'Exiger',
  },
  permissionHints: {
    'organization:update': 'Aussi les webhooks, les comptes de service, les flux d’audit et l’historique.',
    'organization:delete': 'Aussi l’export de ses données.',
    'sso:require': 'Les membres des domaines se connectent alors uniquement par le fournisseur d’identité.',
  },
  permissionsOf: (resource, actions) =>
    `${resource}\u00a0: ${actions.map((action) => action.toLowerCase()).join(', ')}`,
  compare: 'Comparer',
  matrix: {
    label: 'Autorisations de chaque rôle',
    permission: 'Autorisation',
    allowed: 'Autorisé',
    notAllowed: 'Non autorisé',
    builtIn: 'Intégré',
    custom: 'Personnalisé',
  },
  name: 'Nom',
  nameHint: 'Par exemple « Comptabilité », 64 caractères au maximum. Les programmes le reçoivent en minuscules.',
  permissions: 'Autorisations',
  back: 'Tous les rôles',
  permissionsHint: 'Vous pouvez accorder les autorisations dont vous disposez.',
  ofEveryRole: 'Chaque rôle en dispose.',
  lacking: 'Vous n’en disposez pas.',
  menu: { label: (role) => `Actions pour ${role}`, delete: 'Supprimer le rôle' },
  create: { open: 'Nouveau rôle', dialog: 'Nouveau rôle', submit: 'Créer le rôle', done: 'Rôle créé' },
  edit: { submit: 'Enregistrer le rôle', done: 'Rôle mis à jour' },
  editNote: 'Les modifications s’appliquent immédiatement à tous ceux qui ont ce rôle.',
  delete: {
    dialog: (role) => `Supprimer ${role}\u00a0?`,
    body: 'Un rôle peut être supprimé lorsqu’aucun membre ni aucune invitation en attente ne l’a.',
    submit: 'Supprimer le rôle',
    done: 'Rôle supprimé',
  },
};
