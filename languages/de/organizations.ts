import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const organizationErrors: Translations['organizationErrors'] = {
  slugTaken: 'Diese URL ist bereits vergeben',
  alreadyMember: 'Bereits Mitglied',
  alreadyInvited: 'Bereits eingeladen',
  invitationLimit: 'Diese Organisation hat zu viele offene Einladungen. Widerrufen Sie zuerst einige.',
  organizationLimit:
    'Sie haben Ihre Höchstzahl an Organisationen erreicht. Verlassen Sie eine, um eine andere zu erstellen.',
  organizationMissing: 'Diese Organisation gibt es nicht mehr.',
  roleMissing: 'Diese Rolle gibt es nicht mehr.',
  roleTaken: 'Es gibt bereits eine Rolle mit diesem Namen',
  roleAssigned:
    'Mitglieder oder offene Einladungen haben diese Rolle. Ändern Sie zuerst deren Rollen, oder widerrufen Sie die Einladungen.',
  roleLimit: 'Diese Organisation kann nicht mehr Rollen haben. Löschen Sie zuerst eine.',
  roleNotAllowed: 'Sie können niemanden mit dieser Rolle einladen.',
  notMember: 'Sie sind nicht mehr Mitglied dieser Organisation.',
  memberMissing: 'Nicht mehr Mitglied dieser Organisation.',
  teamTaken: 'Es gibt bereits ein Team mit diesem Namen',
  teamMissing: 'Dieses Team gibt es nicht mehr.',
  teamLimit: 'Diese Organisation kann nicht mehr Teams haben. Löschen Sie zuerst eines.',
  lastTeam: 'Sie können das letzte Team nicht löschen.',
  ownTeam: 'Sie können Ihr eigenes Team nicht löschen. Verlassen Sie es zuerst.',
  roleManaged: 'Der Identitätsanbieter der Organisation bestimmt die Rolle dieses Mitglieds.',
  teamManaged: 'Der Identitätsanbieter der Organisation bestimmt, wer in diesem Team ist.',
  teamMemberLimit: 'Dieses Team kann nicht mehr Mitglieder haben. Entfernen Sie zuerst eines.',
  teamMemberMissing: 'Nicht mehr Mitglied dieses Teams.',
  userIsOnlyOwner:
    'Dieser Benutzer ist der einzige Inhaber einer Organisation. Übertragen Sie zuerst die Inhaberschaft.',
  onlyOwner: 'Eine Organisation braucht einen Inhaber. Übertragen Sie zuerst die Inhaberschaft.',
};

export const organizations: Translations['organizations'] = {
  navigation: {
    organizations: 'Organisationen',
    members: 'Mitglieder',
    invitations: 'Einladungen',
    teams: 'Teams',
    roles: 'Rollen',
    history: 'Verlauf',
    settings: 'Einstellungen',
  },
  twoFactorRequired: {
    title: 'Zweiten Faktor einrichten',
    about:
      'Diese Organisation verlangt Zwei-Faktor-Authentifizierung. Richten Sie sie unter „Sicherheit“ ein, und kehren Sie dann zurück.',
    next: 'Zu „Sicherheit“',
  },
  notFound: {
    title: 'Organisation nicht gefunden',
    about: 'Sie ist möglicherweise umgezogen, oder Sie sind kein Mitglied.',
    next: 'Zu Ihren Organisationen',
  },
  list: {
    title: 'Organisationen',
    about: 'Organisationen, denen Sie angehören.',
    create: 'Neue Organisation',
    empty: {
      title: 'Noch keine Organisationen',
      createOrJoin: 'Erstellen Sie eine, oder nehmen Sie eine Einladung aus Ihrem Posteingang an.',
      join: 'Nehmen Sie eine Einladung aus Ihrem Posteingang an, oder bitten Sie um eine.',
    },
    yours: 'Ihre Organisationen',
    created: 'Erstellt',
    unverified: 'Einladungen erscheinen hier, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
    verify: 'E-Mail-Adresse bestätigen',
    pending: {
      title: 'Offene Einladungen',
      invitedBy: (email) => `Eingeladen von ${email} · läuft ab`,
      open: 'Ansehen',
      openLabel: (organization) => `Einladung zu ${organization} ansehen`,
    },
  },
  create: {
    title: 'Neue Organisation',
    about: 'Arbeiten Sie mit Ihrem Team zusammen. Sie werden Inhaber.',
    notAllowed: {
      title: 'Sie können keine Organisationen erstellen',
      about: 'Bitten Sie einen Administrator, eine für Sie zu erstellen.',
    },
    submit: 'Organisation erstellen',
    created: (name) => `${name} erstellt`,
  },
  history: {
    title: 'Verlauf',
    about: (organization) => `Letzte Aktivitäten in ${organization}.`,
    notAllowed:
      'Sie sind nicht berechtigt, den Verlauf anzusehen. Bitten Sie einen Administrator dieser Organisation um Zugriff.',
  },
};

export const organizationSettings: Translations['organizationSettings'] = {
  title: 'Einstellungen',
  about: 'Name, URL und Logo.',
  aboutReadOnly: 'ID der Organisation und Ihre Mitgliedschaft.',
  created: 'Erstellt',
  id: 'ID',
  copyId: 'Organisations-ID',
  fields: {
    name: 'Name',
    logo: 'Logo',
    slug: 'URL',
    slugAvailable: 'Verfügbar',
    slugSuggestion: (slug) => `${slug} verwenden`,
    slugCharacters:
      'Verwenden Sie Buchstaben (a–z), Ziffern, Bindestriche und Unterstriche, mit einem Buchstaben oder einer Ziffer an beiden Enden',
  },
  general: { title: 'Name und URL', submit: 'Einstellungen speichern', saved: 'Einstellungen gespeichert' },
  singleSignOn: {
    title: 'Single Sign-on',
    on: (names) => `Mitglieder können sich mit ${names} anmelden.`,
  },
  twoFactor: {
    title: 'Zwei-Faktor-Authentifizierung',
    field: 'Zwei-Faktor-Authentifizierung verlangen',
    about: 'Mitglieder ohne zweiten Faktor können die Organisation erst verwenden, wenn sie einen eingerichtet haben.',
    ownFirst: 'Richten Sie sie zuerst für Ihr eigenes Konto ein.',
    security: 'Zu „Sicherheit“',
    require: 'Zwei-Faktor-Authentifizierung verlangen?',
    lacking: (count) =>
      plural(count, {
        one: '1 Mitglied hat keinen zweiten Faktor und verliert den Zugriff, bis einer eingerichtet ist:',
        other: `${count} Mitglieder haben keinen zweiten Faktor und verlieren den Zugriff, bis einer eingerichtet ist:`,
      }),
    more: (count) => `und ${count} weitere`,
    everyone: 'Alle Mitglieder haben einen zweiten Faktor.',
    submit: 'Zwei-Faktor-Authentifizierung verlangen',
    required: 'Zwei-Faktor-Authentifizierung wird verlangt',
    stop: 'Zwei-Faktor-Authentifizierung nicht mehr verlangen?',
    stopAbout: 'Mitglieder können die Organisation dann ohne zweiten Faktor verwenden.',
    stopSubmit: 'Nicht mehr verlangen',
    stopped: 'Zwei-Faktor-Authentifizierung wird nicht mehr verlangt',
  },
  metadata: {
    title: 'Metadaten',
    about: 'Eigene Daten für Ihre Systeme.',
    empty: 'Noch keine Metadaten',
    key: 'Schlüssel',
    keyLabel: (row) => `Schlüssel ${row}`,
    value: 'Wert',
    valueLabel: (row) => `Wert ${row}`,
    hint: 'Werte können Text oder JSON sein, z. B. 3, true, ["a"]',
    addRow: 'Zeile hinzufügen',
    removeKey: (key) => `${key} entfernen`,
    removeRow: (row) => `Zeile ${row} entfernen`,
    keyMissing: 'Geben Sie einen Schlüssel ein',
    keyRepeated: 'Dieser Schlüssel wird bereits verwendet',
  },
  leave: {
    title: 'Organisation verlassen',
    about: 'Sie verlieren sofort den Zugriff und brauchen für eine Rückkehr eine neue Einladung.',
    onlyOwner: 'Sie sind der einzige Inhaber. Übertragen Sie die Inhaberschaft, bevor Sie die Organisation verlassen.',
    chooseOwner: 'Neuen Inhaber wählen',
    open: 'Organisation verlassen',
    dialog: (organization) => `${organization} verlassen?`,
    submit: 'Organisation verlassen',
    done: (organization) => `Sie haben ${organization} verlassen`,
  },
  delete: {
    title: 'Organisation löschen',
    about: 'Löscht alle Mitglieder, Einladungen und Teams. Das kann nicht rückgängig gemacht werden.',
    open: 'Organisation löschen',
    dialog: (organization) => `${organization} löschen?`,
    submit: 'Organisation löschen',
    done: (organization) => `${organization} gelöscht`,
  },
};

export const teams: Translations['teams'] = {
  title: 'Teams',
  about: (organization) => `Gruppen von Mitgliedern in ${organization}.`,
  disabled: {
    title: 'Teams sind nicht aktiviert',
    about: 'Bitten Sie den Betreiber dieses Dienstes, sie zu aktivieren.',
  },
  empty: {
    title: 'Noch keine Teams',
    description: 'Erstellen Sie ein Team, und fügen Sie dann Mitglieder hinzu, oder wählen Sie es beim Einladen aus.',
  },
  countAndCreated: (members) =>
    plural(members, { one: `${members} Mitglied · erstellt`, other: `${members} Mitglieder · erstellt` }),
  name: 'Name',
  create: { open: 'Neues Team', dialog: 'Neues Team', submit: 'Team erstellen', done: 'Team erstellt' },
  rename: { label: (team) => `${team} umbenennen`, submit: 'Team umbenennen', done: 'Team umbenannt' },
  delete: {
    dialog: (team) => `${team} löschen?`,
    body: (organization) => `Die Mitglieder bleiben in ${organization}.`,
    submit: 'Team löschen',
    done: 'Team gelöscht',
  },
  team: {
    about: (organization) => `Team in ${organization}.`,
    back: 'Alle Teams',
    missing: { title: 'Team nicht gefunden', about: 'Es wurde möglicherweise gelöscht.', next: 'Zu allen Teams' },
    columns: { roles: 'Rolle', teams: 'Weitere Teams', joined: 'Beigetreten', actions: 'Aktionen' },
    count: (total, formatted) => plural(total, { one: `${formatted} Mitglied`, other: `${formatted} Mitglieder` }),
    noMatch: { title: 'Keine passenden Mitglieder' },
    empty: {
      title: 'Noch keine Mitglieder in diesem Team',
      description: 'Fügen Sie Mitglieder der Organisation hinzu, oder wählen Sie das Team beim Einladen aus.',
    },
  },
  menu: {
    label: (name) => `Aktionen für ${name}`,
    move: 'In ein anderes Team verschieben',
    remove: 'Aus dem Team entfernen',
  },
  move: {
    dialog: (name) => `${name} in ein anderes Team verschieben`,
    label: 'Team',
    submit: 'Mitglied verschieben',
    done: (name, team) => `${name} in ${team} verschoben`,
  },
  removeMember: {
    dialog: (name) => `${name} aus dem Team entfernen?`,
    body: (name, organization) => `${name} bleibt Mitglied von ${organization}.`,
    submit: 'Aus dem Team entfernen',
    done: (name, team) => `${name} aus ${team} entfernt`,
  },
  addMember: {
    open: 'Mitglied hinzufügen',
    label: (team) => `Mitglied zu ${team} hinzufügen`,
    member: 'Mitglied',
    search: 'Nach Name oder E-Mail-Adresse suchen',
    noMatch: 'Keine Mitglieder gefunden',
    loading: 'Wird geladen',
    submit: 'Mitglied hinzufügen',
    done: (team) => `Mitglied zu ${team} hinzugefügt`,
  },
  choice: { label: 'Teams', search: 'Teams auswählen', none: 'Kein Team', noMatch: 'Keine Teams gefunden' },
  change: {
    dialog: (name) => `Teams von ${name} ändern`,
    submit: 'Teams speichern',
    done: 'Teams aktualisiert',
  },
};
