import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('fr');
const plural = pluralOf('fr');
const users = (count: number) =>
  plural(count, { one: `${number(count)} utilisateur`, other: `${number(count)} utilisateurs` });
const members = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} membre`, other: `${formatted} membres` });

/** Of every list with a selection. */
export const selection: Translations['selection'] = {
  selected: (count) => plural(count, { one: `${number(count)} sélectionné`, other: `${number(count)} sélectionnés` }),
  clear: 'Effacer la sélection',
  select: (name) => `Sélectionner ${name}`,
  others: (count) => plural(count, { one: `et ${number(count)} autre`, other: `et ${number(count)} autres` }),
  progress: (done, count) => `${number(done)} sur ${number(count)}`,
  close: 'Fermer',
};

export const bulk: Translations['bulk'] = {
  toolbar: 'Utilisateurs sélectionnés',
  selectPage: 'Sélectionner tous les utilisateurs de cette page',
  failed: {
    title: (count) => plural(count, { one: `${users(count)} non modifié`, other: `${users(count)} non modifiés` }),
    about: (done) =>
      done === 0
        ? 'Aucun utilisateur n’a été modifié.'
        : plural(done, {
            one: `${users(done)} modifié. Les autres restent sélectionnés\u00a0:`,
            other: `${users(done)} modifiés. Les autres restent sélectionnés\u00a0:`,
          }),
  },
  ban: {
    open: 'Bannir',
    title: (count) => `Bannir ${users(count)}\u00a0?`,
    about: 'Déconnecte les utilisateurs et bloque leur connexion.',
    submit: (count) => `Bannir ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} banni`, other: `${users(count)} bannis` }),
  },
  unban: {
    open: 'Réintégrer',
    title: (count) => `Réintégrer ${users(count)}\u00a0?`,
    about: 'Ils pourront se connecter à nouveau.',
    submit: (count) => `Réintégrer ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} réintégré`, other: `${users(count)} réintégrés` }),
  },
  signOut: {
    open: 'Déconnecter',
    title: (count) => `Déconnecter ${users(count)}\u00a0?`,
    about: 'Ils devront se reconnecter sur chaque appareil.',
    submit: (count) => `Déconnecter ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} déconnecté`, other: `${users(count)} déconnectés` }),
  },
  remove: {
    open: 'Supprimer',
    title: (count) => `Supprimer ${users(count)}\u00a0?`,
    about: 'Supprime leurs sessions, méthodes de connexion et adhésions. Cette action est irréversible.',
    confirmation: users,
    submit: (count) => `Supprimer ${users(count)}`,
    done: (count) => plural(count, { one: `${users(count)} supprimé`, other: `${users(count)} supprimés` }),
  },
};

export const adminOrganizations: Translations['adminOrganizations'] = {
  title: 'Organisations',
  search: 'Rechercher par nom, URL ou identifiant',
  file: 'organisations',
  columns: { name: 'Nom', members: 'Membres', createdAt: 'Création' },
  members: (count) => members(count, number(count)),
  empty: { title: 'Aucune organisation trouvée' },
  count: (total, formatted) => plural(total, { one: `${formatted} organisation`, other: `${formatted} organisations` }),
  back: 'Toutes les organisations',
  notFound: {
    title: 'Organisation introuvable',
    about: 'Le lien est peut-être incorrect, ou l’organisation a été supprimée.',
    next: 'Voir toutes les organisations',
  },
  tabs: { label: 'Organisation', overview: 'Vue d’ensemble', members: 'Membres', activity: 'Activité' },
  facts: {
    id: 'Identifiant',
    copyId: 'identifiant de l’organisation',
    url: 'URL',
    created: 'Création',
    members: 'Membres',
    teams: 'Équipes',
    invitations: 'Invitations',
    pending: (count) => `${number(count)} en attente`,
    twoFactor: 'Deux facteurs',
    required: 'Obligatoire pour les membres',
  },
  edit: {
    title: 'Informations',
    name: 'Nom',
    slug: 'URL',
    slugDescription: 'L’URL actuelle cessera de fonctionner.',
    submit: 'Enregistrer les informations',
    done: 'Organisation enregistrée',
  },
  setUp: {
    title: 'Lien de configuration',
    about: 'Permet à son service informatique de configurer l’authentification unique ou un annuaire, sans compte.',
    action: 'Créer un lien de configuration',
  },
  remove: {
    title: 'Supprimer l’organisation',
    about:
      'Supprime ses membres, invitations et équipes\u00a0; les utilisateurs conservent leur compte. Cette action est irréversible.',
    open: 'Supprimer l’organisation',
    dialog: (name) => `Supprimer ${name}\u00a0?`,
    submit: 'Supprimer l’organisation',
    done: 'Organisation supprimée',
  },
  memberList: {
    file: 'membres',
    columns: { roles: 'Rôles', joined: 'Arrivée' },
    empty: { title: 'Aucun membre trouvé' },
    count: members,
  },
};
