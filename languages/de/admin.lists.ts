import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');
const users = (count: number) =>
  plural(count, { one: `${number(count)} Benutzer`, other: `${number(count)} Benutzer` });
const members = (count: number, formatted: string) =>
  plural(count, { one: `${formatted} Mitglied`, other: `${formatted} Mitglieder` });

/** Of every list with a selection. */
export const selection: Translations['selection'] = {
  selected: (count) => `${number(count)} ausgewählt`,
  clear: 'Auswahl aufheben',
  select: (name) => `${name} auswählen`,
  others: (count) => plural(count, { one: `und ${number(count)} weiterer`, other: `und ${number(count)} weitere` }),
  progress: (done, count) => `${number(done)} von ${number(count)}`,
  close: 'Schließen',
};

export const bulk: Translations['bulk'] = {
  toolbar: 'Ausgewählte Benutzer',
  selectPage: 'Alle Benutzer auf dieser Seite auswählen',
  failed: {
    title: (count) => `${users(count)} nicht geändert`,
    about: (done) =>
      done === 0 ? 'Kein Benutzer wurde geändert.' : `${users(done)} geändert. Die übrigen bleiben ausgewählt:`,
  },
  ban: {
    open: 'Sperren',
    title: (count) => `${users(count)} sperren?`,
    about: 'Sie werden abgemeldet und können sich nicht mehr anmelden.',
    submit: (count) => `${users(count)} sperren`,
    done: (count) => `${users(count)} gesperrt`,
  },
  unban: {
    open: 'Entsperren',
    title: (count) => `${users(count)} entsperren?`,
    about: 'Sie können sich wieder anmelden.',
    submit: (count) => `${users(count)} entsperren`,
    done: (count) => `${users(count)} entsperrt`,
  },
  signOut: {
    open: 'Abmelden',
    title: (count) => `${users(count)} abmelden?`,
    about: 'Sie müssen sich dann auf jedem Gerät erneut anmelden.',
    submit: (count) => `${users(count)} abmelden`,
    done: (count) => `${users(count)} abgemeldet`,
  },
  remove: {
    open: 'Löschen',
    title: (count) => `${users(count)} löschen?`,
    about: 'Löscht ihre Sitzungen, Anmeldemethoden und Mitgliedschaften. Das kann nicht rückgängig gemacht werden.',
    confirmation: users,
    submit: (count) => `${users(count)} löschen`,
    done: (count) => `${users(count)} gelöscht`,
  },
};

export const adminOrganizations: Translations['adminOrganizations'] = {
  title: 'Organisationen',
  search: 'Nach Name, URL oder ID suchen',
  file: 'organisationen',
  columns: { name: 'Name', members: 'Mitglieder', createdAt: 'Erstellt' },
  members: (count) => members(count, number(count)),
  empty: { title: 'Keine Organisationen gefunden' },
  count: (total, formatted) =>
    plural(total, { one: `${formatted} Organisation`, other: `${formatted} Organisationen` }),
  back: 'Alle Organisationen',
  notFound: {
    title: 'Organisation nicht gefunden',
    about: 'Der Link ist möglicherweise falsch, oder die Organisation wurde gelöscht.',
    next: 'Zu allen Organisationen',
  },
  tabs: { label: 'Organisation', overview: 'Übersicht', members: 'Mitglieder', activity: 'Aktivitäten' },
  facts: {
    id: 'ID',
    copyId: 'Organisations-ID',
    url: 'URL',
    created: 'Erstellt',
    members: 'Mitglieder',
    teams: 'Teams',
    invitations: 'Einladungen',
    pending: (count) => `${number(count)} offen`,
    twoFactor: 'Zwei-Faktor',
    required: 'Für Mitglieder erforderlich',
  },
  edit: {
    title: 'Details',
    name: 'Name',
    slug: 'URL',
    slugDescription: 'Die aktuelle URL funktioniert dann nicht mehr.',
    submit: 'Details speichern',
    done: 'Organisation gespeichert',
  },
  setUp: {
    title: 'Einrichtungslink',
    about: 'Damit richtet ihr IT-Team Single Sign-on oder ein Verzeichnis ein, ohne Konto.',
    action: 'Einrichtungslink erstellen',
  },
  remove: {
    title: 'Organisation löschen',
    about:
      'Löscht ihre Mitglieder, Einladungen und Teams; die Benutzer behalten ihre Konten. Das kann nicht rückgängig gemacht werden.',
    open: 'Organisation löschen',
    dialog: (name) => `${name} löschen?`,
    submit: 'Organisation löschen',
    done: 'Organisation gelöscht',
  },
  memberList: {
    file: 'mitglieder',
    columns: { roles: 'Rollen', joined: 'Beigetreten' },
    empty: { title: 'Keine Mitglieder gefunden' },
    count: members,
  },
};
