import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const setupErrors: Translations['setupErrors'] = {
  SETUP_IS_DONE_ALREADY: 'Es gibt bereits einen Administrator. Melden Sie sich stattdessen an.',
};

export const adminErrors: Translations['adminErrors'] = {
  USER_ALREADY_EXISTS: 'Es gibt bereits ein Konto mit dieser E-Mail-Adresse',
  USER_NOT_FOUND: 'Diesen Benutzer gibt es nicht mehr.',
  EMAIL_IS_ALREADY_VERIFIED: 'Diese E-Mail-Adresse ist bereits bestätigt.',
  USER_INVITATIONS_ARENT_ENABLED: 'Einladungen von Benutzern sind nicht aktiviert.',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'In die Identität von Administratoren kann nicht gewechselt werden.',
  YOU_ARE_NOT_IMPERSONATING_ANYONE: 'Der Identitätswechsel ist bereits beendet.',
};

export const admin: Translations['admin'] = {
  navigation: {
    overview: 'Übersicht',
    users: 'Benutzer',
    organizations: 'Organisationen',
    auditLog: 'Audit-Protokoll',
    settings: 'Einstellungen',
  },
  auditLog: {
    title: 'Audit-Protokoll',
    about: 'Anmeldungen, Änderungen und Fehlversuche, mit Ausführendem, Adresse und Gerät.',
  },
  setup: {
    title: 'Ersten Administrator erstellen',
    about: 'Dieses Konto hat vollen Zugriff.',
    name: 'Name',
    password: 'Passwort',
    submit: 'Administrator erstellen',
    signIn: 'Anmelden',
    incomplete: {
      title: 'Einrichtungslink verwenden',
      about: 'Kopieren Sie den vollständigen Link aus dem Terminal, in dem Gatehouse gestartet wurde.',
    },
    invalid: {
      title: 'Dieser Einrichtungslink funktioniert nicht',
      about:
        'Er ist abgelaufen, oder er wurde bereits verwendet oder durch einen neueren ersetzt. Starten Sie den Dienst neu, um einen neuen Link zu erhalten, oder erstellen Sie einen Administrator mit diesem Befehl:',
      command: 'npm run admin -- create you@example.com --admin',
    },
  },
  users: {
    title: 'Benutzer',
    create: 'Neuer Benutzer',
    filter: {
      label: 'Benutzer filtern',
      administrators: 'Administratoren',
      banned: 'Gesperrt',
      notBanned: 'Nicht gesperrt',
      unverified: 'Nicht bestätigt',
      oneFactor: 'Ohne zweiten Faktor',
    },
    search: 'Nach Name, E-Mail-Adresse oder ID suchen',
    file: 'benutzer',
    columns: {
      role: 'Rolle',
      secondFactor: 'Zweiter Faktor',
      status: 'Status',
      createdAt: 'Registriert',
      lastSeenAt: 'Zuletzt aktiv',
    },
    secondFactor: { on: 'Ein', none: 'Keiner' },
    active: 'Aktiv',
    empty: { title: 'Keine Benutzer gefunden' },
    count: (total, formatted) => plural(total, { one: `${formatted} Benutzer`, other: `${formatted} Benutzer` }),
  },
  newUser: {
    title: 'Neuer Benutzer',
    about: 'Laden Sie Benutzer ein, ein Passwort zu wählen, oder legen Sie eines für sie fest.',
    name: 'Name',
    how: 'Passwort',
    invite: {
      label: 'Einladung senden',
      description:
        'Der Benutzer erhält einen Link, um ein Passwort zu wählen. Dieser bestätigt auch die E-Mail-Adresse.',
    },
    set: { label: 'Passwort festlegen', description: 'Der Benutzer wird nicht benachrichtigt.' },
    password: 'Neues Passwort',
    roles: 'Rollen',
    invited: (email) => `Einladung an ${email} gesendet`,
    submit: 'Benutzer erstellen',
    created: 'Benutzer erstellt',
  },
  user: {
    back: 'Alle Benutzer',
    actions: 'Aktionen',
    actionsFor: (name) => `Aktionen für ${name}`,
    email: 'E-Mail-Adresse',
    notFound: {
      title: 'Benutzer nicht gefunden',
      about: 'Der Link ist möglicherweise falsch, oder das Konto wurde gelöscht.',
      next: 'Zu allen Benutzern',
    },
    tabs: {
      label: 'Benutzer',
      overview: 'Übersicht',
      sessions: 'Sitzungen',
      signInMethods: 'Anmeldemethoden',
      organizations: 'Organisationen',
      activity: 'Aktivitäten',
    },
    facts: {
      id: 'ID',
      copyId: 'Benutzer-ID',
      signedUp: 'Registriert',
      lastSeen: 'Zuletzt aktiv',
      lastSeenMeaning: 'Die letzte Anmeldung, Sitzungsverlängerung oder Aktion im Audit-Protokoll.',
    },
    banned: 'Gesperrt',
    notVerified: 'Nicht bestätigt',
    twoFactor: 'Zwei-Faktor an',
  },
  details: {
    edit: 'Details bearbeiten',
    name: 'Name',
    emailDescription: 'Eine neue E-Mail-Adresse ist nicht bestätigt, und der Benutzer wird abgemeldet.',
    submit: 'Details speichern',
    done: 'Benutzer gespeichert',
  },
  verification: {
    title: 'E-Mail-Adresse nicht bestätigt',
    about:
      'Senden Sie einen Link zur Bestätigung, oder markieren Sie die E-Mail-Adresse als bestätigt, wenn Sie wissen, dass sie dem Benutzer gehört.',
    send: 'Bestätigungs-E-Mail senden',
    sent: (email) => `Bestätigungs-E-Mail an ${email} gesendet`,
    mark: 'Als bestätigt markieren',
    marked: 'E-Mail-Adresse bestätigt',
  },
  passwordReset: {
    title: 'Passwort zurücksetzen',
    about: 'Sendet einen Link, um ein neues oder erstes Passwort zu wählen.',
    submit: 'E-Mail zum Zurücksetzen senden',
    sent: (email) => `E-Mail zum Zurücksetzen des Passworts an ${email} gesendet`,
  },
  roles: { title: 'Rollen', edit: 'Rollen ändern', submit: 'Rollen speichern', updated: 'Rollen aktualisiert' },
  sessions: {
    title: 'Sitzungen',
    empty: 'Keine aktiven Sitzungen',
    signedIn: (ipAddress) => (ipAddress ? `${ipAddress} · angemeldet` : 'Angemeldet'),
    impersonated: 'Identitätswechsel',
    current: 'Dieses Gerät',
    revoke: {
      label: 'Abmelden',
      title: 'Dieses Gerät abmelden?',
      body: (device) => `${device} muss sich dann erneut anmelden.`,
      submit: 'Gerät abmelden',
      done: 'Gerät abgemeldet',
    },
    revokeAll: {
      label: 'Überall abmelden',
      title: 'Alle Geräte abmelden?',
      body: (name) => `${name} muss sich dann auf jedem Gerät erneut anmelden.`,
      ownBody: 'Sie werden auf allen Geräten abgemeldet, auch auf diesem.',
      done: 'Überall abgemeldet',
    },
  },
  accounts: {
    title: 'Anmeldemethoden',
    empty: 'Noch keine Anmeldemethoden. Legen Sie ein Passwort fest, oder verweisen Sie auf den E-Mail-Link.',
    password: 'Passwort',
    passkey: 'Passkey',
    secondFactor: { title: 'Zweiter Faktor', on: 'Ein', off: 'Aus' },
    added: 'Hinzugefügt',
  },
  organizations: {
    title: 'Organisationen',
    empty: 'Keine Organisationen',
    joined: (slug) => `${slug} · beigetreten`,
  },
  impersonate: {
    submit: 'Identität annehmen',
  },
  setPassword: {
    title: 'Passwort',
    about: 'Für Benutzer, die es nicht per E-Mail zurücksetzen können.',
    open: 'Passwort festlegen',
    dialog: (name) => `Passwort für ${name} festlegen`,
    warning: 'Das aktuelle Passwort gilt dann nicht mehr, und alle Geräte werden abgemeldet.',
    field: 'Neues Passwort',
    submit: 'Passwort festlegen',
    done: 'Passwort festgelegt',
  },
  ban: {
    about: 'Meldet den Benutzer ab und blockiert die Anmeldung.',
    open: 'Benutzer sperren',
    dialog: (name) => `${name} sperren`,
    reason: 'Grund',
    reasonDescription: 'Nur für Administratoren sichtbar.',
    duration: 'Dauer',
    durations: { permanent: 'Dauerhaft', day: '1 Tag', week: '1 Woche', month: '30 Tage', year: '1 Jahr' },
    submit: 'Benutzer sperren',
    done: 'Benutzer gesperrt',
  },
  unban: {
    title: 'Gesperrt',
    permanent: (reason) => `${reason} · dauerhaft`,
    expires: (reason) => `${reason} · läuft ab`,
    noReason: 'Kein Grund angegeben',
    submit: 'Benutzer entsperren',
    done: 'Benutzer entsperrt',
  },
  remove: {
    open: 'Benutzer löschen',
    dialog: (name) => `${name} löschen?`,
    body: 'Löscht die Sitzungen, Anmeldemethoden und Mitgliedschaften. Das kann nicht rückgängig gemacht werden.',
    submit: 'Benutzer löschen',
    done: 'Benutzer gelöscht',
    receipt: {
      title: 'Beleg der Löschung speichern',
      what: 'Belegnummer',
      about: 'Sie weist die Löschung nach; der Benutzer hat sie per E-Mail erhalten, falls die Adresse bestätigt war.',
    },
  },
};
