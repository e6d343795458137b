import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('fr');

export const organizationErrors: Translations['organizationErrors'] = {
  slugTaken: 'Cette URL est déjà prise',
  alreadyMember: 'Déjà membre',
  alreadyInvited: 'Déjà invité',
  invitationLimit: 'Cette organisation a trop d’invitations en attente. Révoquez-en d’abord quelques-unes.',
  organizationLimit: 'Vous avez atteint votre limite d’organisations. Quittez-en une pour en créer une autre.',
  organizationMissing: 'Cette organisation n’existe plus.',
  roleMissing: 'Ce rôle n’existe plus.',
  roleTaken: 'Un rôle portant ce nom existe déjà',
  roleAssigned:
    'Des membres ou des invitations en attente ont ce rôle. Modifiez d’abord leurs rôles ou révoquez les invitations.',
  roleLimit: 'Cette organisation ne peut pas avoir plus de rôles. Supprimez-en d’abord un.',
  roleNotAllowed: 'Vous ne pouvez inviter personne avec ce rôle.',
  notMember: 'Vous n’êtes plus membre de cette organisation.',
  memberMissing: 'N’est plus membre de cette organisation.',
  teamTaken: 'Une équipe portant ce nom existe déjà',
  teamMissing: 'Cette équipe n’existe plus.',
  teamLimit: 'Cette organisation ne peut pas avoir plus d’équipes. Supprimez-en d’abord une.',
  lastTeam: 'Vous ne pouvez pas supprimer la dernière équipe.',
  ownTeam: 'Vous ne pouvez pas supprimer votre propre équipe. Quittez-la d’abord.',
  roleManaged: 'Le fournisseur d’identité de l’organisation détermine le rôle de ce membre.',
  teamManaged: 'Le fournisseur d’identité de l’organisation détermine les membres de cette équipe.',
  teamMemberLimit: 'Cette équipe ne peut pas avoir plus de membres. Retirez-en d’abord un.',
  teamMemberMissing: 'N’est plus membre de cette équipe.',
  userIsOnlyOwner: 'Cet utilisateur est le seul propriétaire d’une organisation. Transférez d’abord la propriété.',
  onlyOwner: 'Une organisation a besoin d’un propriétaire. Transférez d’abord la propriété.',
};

export const organizations: Translations['organizations'] = {
  navigation: {
    organizations: 'Organisations',
    members: 'Membres',
    invitations: 'Invitations',
    teams: 'Équipes',
    roles: 'Rôles',
    history: 'Historique',
    settings: 'Paramètres',
  },
  twoFactorRequired: {
    title: 'Configurer un second facteur',
    about:
      'Cette organisation exige l’authentification à deux facteurs. Configurez-la sous «\u00a0Sécurité », puis revenez.',
    next: 'Accéder à «\u00a0Sécurité\u00a0»',
  },
  notFound: {
    title: 'Organisation introuvable',
    about: 'Son adresse a peut-être changé, ou vous n’en êtes pas membre.',
    next: 'Accéder à vos organisations',
  },
  list: {
    title: 'Organisations',
    about: 'Organisations dont vous êtes membre.',
    create: 'Nouvelle organisation',
    empty: {
      title: 'Aucune organisation pour le moment',
      createOrJoin: 'Créez-en une, ou acceptez une invitation reçue par e-mail.',
      join: 'Acceptez une invitation reçue par e-mail, ou demandez-en une.',
    },
    yours: 'Vos organisations',
    created: 'Créée',
    unverified: 'Les invitations s’afficheront ici une fois votre adresse e-mail confirmée.',
    verify: 'Confirmer l’adresse e-mail',
    pending: {
      title: 'Invitations en attente',
      invitedBy: (email) => `Invitation de ${email} · expire`,
      open: 'Consulter',
      openLabel: (organization) => `Consulter l’invitation à rejoindre ${organization}`,
    },
  },
  create: {
    title: 'Nouvelle organisation',
    about: 'Collaborez avec votre équipe. Vous en serez propriétaire.',
    notAllowed: {
      title: 'Vous ne pouvez pas créer d’organisation',
      about: 'Demandez à un administrateur d’en créer une pour vous.',
    },
    submit: 'Créer l’organisation',
    created: (name) => `${name} créée`,
  },
  history: {
    title: 'Historique',
    about: (organization) => `Activité récente dans ${organization}.`,
    notAllowed:
      'Vous n’êtes pas autorisé à consulter l’historique. Demandez l’accès à un administrateur de cette organisation.',
  },
};

export const organizationSettings: Translations['organizationSettings'] = {
  title: 'Paramètres',
  about: 'Nom, URL et logo.',
  aboutReadOnly: 'Identifiant de l’organisation et votre adhésion.',
  created: 'Créée',
  id: 'Identifiant',
  copyId: 'identifiant de l’organisation',
  fields: {
    name: 'Nom',
    logo: 'Logo',
    slug: 'URL',
    slugAvailable: 'Disponible',
    slugSuggestion: (slug) => `Utiliser ${slug}`,
    slugCharacters:
      'Utilisez des lettres (a–z), des chiffres, des tirets et des traits de soulignement, avec une lettre ou un chiffre à chaque extrémité',
  },
  general: { title: 'Nom et URL', submit: 'Enregistrer les paramètres', saved: 'Paramètres enregistrés' },
  singleSignOn: {
    title: 'Authentification unique',
    on: (names) => `Les membres peuvent se connecter avec ${names}.`,
  },
  twoFactor: {
    title: 'Authentification à deux facteurs',
    field: 'Exiger l’authentification à deux facteurs',
    about:
      'Les membres sans second facteur ne peuvent pas utiliser l’organisation tant qu’ils n’en ont pas configuré un.',
    ownFirst: 'Configurez-la d’abord pour votre propre compte.',
    security: 'Accéder à «\u00a0Sécurité\u00a0»',
    require: 'Exiger l’authentification à deux facteurs\u00a0?',
    lacking: (count) =>
      plural(count, {
        one: `${count} membre n’a pas de second facteur et perd l’accès jusqu’à ce qu’il en configure un\u00a0:`,
        other: `${count} membres n’ont pas de second facteur et perdent l’accès jusqu’à ce qu’ils en configurent un\u00a0:`,
      }),
    more: (count) => `et ${count} de plus`,
    everyone: 'Tous les membres ont un second facteur.',
    submit: 'Exiger l’authentification à deux facteurs',
    required: 'Authentification à deux facteurs exigée',
    stop: 'Ne plus exiger l’authentification à deux facteurs\u00a0?',
    stopAbout: 'Les membres pourront utiliser l’organisation sans second facteur.',
    stopSubmit: 'Ne plus l’exiger',
    stopped: 'Authentification à deux facteurs plus exigée',
  },
  metadata: {
    title: 'Métadonnées',
    about: 'Données personnalisées pour vos propres systèmes.',
    empty: 'Aucune métadonnée pour le moment',
    key: 'Clé',
    keyLabel: (row) => `Clé ${row}`,
    value: 'Valeur',
    valueLabel: (row) => `Valeur ${row}`,
    hint: 'Les valeurs peuvent être du texte ou du JSON, par exemple 3, true, ["a"]',
    addRow: 'Ajouter une ligne',
    removeKey: (key) => `Supprimer ${key}`,
    removeRow: (row) => `Supprimer la ligne ${row}`,
    keyMissing: 'Saisissez une clé',
    keyRepeated: 'Cette clé est déjà utilisée',
  },
  leave: {
    title: 'Quitter l’organisation',
    about: 'Vous perdrez immédiatement l’accès et aurez besoin d’une nouvelle invitation pour revenir.',
    onlyOwner: 'Vous êtes le seul propriétaire. Transférez la propriété avant de partir.',
    chooseOwner: 'Choisir un nouveau propriétaire',
    open: 'Quitter l’organisation',
    dialog: (organization) => `Quitter ${organization}\u00a0?`,
    submit: 'Quitter l’organisation',
    done: (organization) => `Vous avez quitté ${organization}`,
  },
  delete: {
    title: 'Supprimer l’organisation',
    about: 'Supprime tous les membres, invitations et équipes. Cette action est irréversible.',
    open: 'Supprimer l’organisation',
    dialog: (organization) => `Supprimer ${organization}\u00a0?`,
    submit: 'Supprimer l’organisation',
    done: (organization) => `${organization} supprimée`,
  },
};

export const teams: Translations['teams'] = {
  title: 'Équipes',
  about: (organization) => `Groupes de membres de ${organization}.`,
  disabled: {
    title: 'Les équipes ne sont pas activées',
    about: 'Demandez à l’opérateur de ce service de les activer.',
  },
  empty: {
    title: 'Aucune équipe pour le moment',
    description: 'Créez une équipe, puis ajoutez des membres ou choisissez-la au moment d’inviter.',
  },
  countAndCreated: (members) =>
    plural(members, { one: `${members} membre · créée`, other: `${members} membres · créée` }),
  name: 'Nom',
  create: { open: 'Nouvelle équipe', dialog: 'Nouvelle équipe', submit: 'Créer l’équipe', done: 'Équipe créée' },
  rename: { label: (team) => `Renommer ${team}`, submit: 'Renommer l’équipe', done: 'Équipe renommée' },
  delete: {
    dialog: (team) => `Supprimer ${team}\u00a0?`,
    body: (organization) => `Ses membres restent dans ${organization}.`,
    submit: 'Supprimer l’équipe',
    done: 'Équipe supprimée',
  },
  team: {
    about: (organization) => `Équipe de ${organization}.`,
    back: 'Toutes les équipes',
    missing: { title: 'Équipe introuvable', about: 'Elle a peut-être été supprimée.', next: 'Voir toutes les équipes' },
    columns: { roles: 'Rôle', teams: 'Autres équipes', joined: 'Arrivée', actions: 'Actions' },
    count: (total, formatted) => plural(total, { one: `${formatted} membre`, other: `${formatted} membres` }),
    noMatch: { title: 'Aucun membre correspondant' },
    empty: {
      title: 'Aucun membre dans cette équipe pour le moment',
      description: 'Ajoutez des membres de l’organisation, ou choisissez l’équipe au moment d’inviter.',
    },
  },
  menu: {
    label: (name) => `Actions pour ${name}`,
    move: 'Déplacer vers une autre équipe',
    remove: 'Retirer de l’équipe',
  },
  move: {
    dialog: (name) => `Déplacer ${name} vers une autre équipe`,
    label: 'Équipe',
    submit: 'Déplacer le membre',
    done: (name, team) => `${name} déplacé vers ${team}`,
  },
  removeMember: {
    dialog: (name) => `Retirer ${name} de l’équipe\u00a0?`,
    body: (name, organization) => `${name} reste membre de ${organization}.`,
    submit: 'Retirer de l’équipe',
    done: (name, team) => `${name} retiré de ${team}`,
  },
  addMember: {
    open: 'Ajouter un membre',
    label: (team) => `Ajouter un membre à ${team}`,
    member: 'Membre',
    search: 'Rechercher par nom ou adresse e-mail',
    noMatch: 'Aucun membre trouvé',
    loading: 'Chargement',
    submit: 'Ajouter le membre',
    done: (team) => `Membre ajouté à ${team}`,
  },
  choice: { label: 'Équipes', search: 'Choisir des équipes', none: 'Aucune équipe', noMatch: 'Aucune équipe trouvée' },
  change: {
    dialog: (name) => `Modifier les équipes de ${name}`,
    submit: 'Enregistrer les équipes',
    done: 'Équipes mises à jour',
  },
};
