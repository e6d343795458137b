import type { Translations } from '#generated/texts/screens.ts';
import { listOf, numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const list = listOf('de');
const number = numberOf('de');
const plural = pluralOf('de');

export const invitationErrors: Translations['invitationErrors'] = {
  invitationNotFound: 'Diese Einladung ist abgelaufen oder wurde bereits beantwortet oder widerrufen.',
  notRecipient: 'Diese Einladung ist für eine andere E-Mail-Adresse.',
  inviterLeft:
    'Die Person, die Sie eingeladen hat, hat die Organisation verlassen. Bitten Sie ein anderes Mitglied um eine Einladung.',
  memberLimit: 'Diese Organisation ist voll. Erst wenn ein Mitglied sie verlässt, kann ein anderes beitreten.',
};

export const invitations: Translations['invitations'] = {
  title: 'Einladungen',
  about: (organization) => `Offene und frühere Einladungen zu ${organization}.`,
  notAllowed:
    'Sie sind nicht berechtigt, Einladungen anzusehen. Bitten Sie einen Administrator dieser Organisation um Zugriff.',
  filter: { label: 'Status', pending: 'Offen', accepted: 'Angenommen', expired: 'Abgelaufen', all: 'Alle' },
  columns: {
    email: 'E-Mail-Adresse',
    roles: 'Rolle',
    inviter: 'Eingeladen von',
    status: 'Status',
    actions: 'Aktionen',
  },
  count: (total, formatted) => plural(total, { one: `${formatted} Einladung`, other: `${formatted} Einladungen` }),
  empty: {
    pending: 'Keine offenen Einladungen',
    accepted: 'Keine angenommenen Einladungen',
    expired: 'Keine abgelaufenen Einladungen',
    all: 'Noch keine Einladungen',
    description: 'Laden Sie Personen per E-Mail ein. Sie erhalten einen Link zum Beitreten, auch ohne Konto.',
  },
  sent: 'Gesendet',
  expires: 'Läuft ab',
  expired: 'Abgelaufen',
  status: { accepted: 'Angenommen', rejected: 'Abgelehnt', canceled: 'Widerrufen' },
  invite: {
    open: 'Mitglied einladen',
    dialog: (organization) => `Zu ${organization} einladen`,
    submit: 'Einladung senden',
    submitSeveral: (count) =>
      plural(count, { one: `${number(count)} Einladung senden`, other: `${number(count)} Einladungen senden` }),
    done: (email) => `Einladung an ${email} gesendet`,
    emails: 'E-Mail-Adressen',
    emailsHint: 'Mehrere Adressen durch Kommas trennen oder eine Liste einfügen.',
    wrongAddresses: (addresses) => `Korrigieren oder entfernen Sie: ${list(addresses)}`,
    severalDone: (count) =>
      plural(count, { one: `${number(count)} Einladung gesendet`, other: `${number(count)} Einladungen gesendet` }),
    failed: (sent) =>
      plural(sent, {
        one: `${number(sent)} Einladung wurde gesendet. Diese Adressen konnten nicht eingeladen werden:`,
        other: `${number(sent)} Einladungen wurden gesendet. Diese Adressen konnten nicht eingeladen werden:`,
      }),
    progress: (done, count) => `${number(done)} von ${number(count)} gesendet`,
  },
  menu: (email) => `Aktionen für die Einladung an ${email}`,
  copy: {
    link: 'Link kopieren',
    hint: 'Er funktioniert erst, wenn diese E-Mail-Adresse bestätigt ist.',
  },
  resend: {
    label: (email) => `Einladung an ${email} erneut senden`,
    submit: 'Einladung erneut senden',
    done: (email) => `Einladung erneut an ${email} gesendet`,
  },
  revoke: {
    dialog: 'Einladung widerrufen?',
    body: (email) => `Der an ${email} gesendete Link funktioniert dann nicht mehr.`,
    submit: 'Einladung widerrufen',
    done: (email) => `Einladung an ${email} widerrufen`,
  },
  answer: {
    title: (organization) => `${organization} beitreten`,
    about: (inviter) => `${inviter} hat Sie eingeladen.`,
    sentTo: (email) => `Gesendet an ${email} · läuft ab`,
    createAccount: 'Konto erstellen',
    signIn: 'Anmelden',
    wrongAccount: (email) => `Sie sind als ${email} angemeldet`,
    invitee: (email) => `Diese Einladung ist für ${email}.`,
    switchAccount: 'Konto wechseln',
    accept: (organization) => `${organization} beitreten`,
    decline: 'Einladung ablehnen',
    declineDialog: 'Einladung ablehnen?',
    declineBody: (organization) => `Um ${organization} später beizutreten, brauchen Sie eine neue Einladung.`,
    declined: {
      title: 'Einladung abgelehnt',
      about: (organization) => `${organization} kann Sie erneut einladen.`,
      next: 'Zur Startseite',
    },
  },
  withoutToken: {
    title: 'Sie sind eingeladen',
    about: 'Dieser Link gehört zu einer Einladung in eine Organisation.',
    body: 'Öffnen Sie den Link in der Einladungs-E-Mail, oder melden Sie sich mit der eingeladenen E-Mail-Adresse an. Wenn Sie neu sind, erstellen Sie ein Konto mit dieser Adresse und bestätigen Sie sie.',
  },
  expiredInvitation: {
    title: 'Diese Einladung ist nicht mehr gültig',
    about:
      'Sie ist abgelaufen oder wurde bereits verwendet, widerrufen oder ersetzt. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
    next: 'Zu Ihren Organisationen',
    signedOutAbout:
      'Sie ist abgelaufen oder wurde bereits verwendet, widerrufen oder ersetzt. Wenn Sie sie angenommen haben, melden Sie sich an, um die Organisation zu öffnen. Bitten Sie sonst die Person, die Sie eingeladen hat, um eine neue.',
    signIn: 'Anmelden',
  },
  unverified: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse, um fortzufahren',
    about: 'Öffnen Sie den Link in der Einladungs-E-Mail, oder bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    next: 'Zu Ihrem Konto',
  },
  otherEmail: {
    title: 'Diese Einladung ist für eine andere E-Mail-Adresse',
    about: (email) =>
      `Sie sind als ${email} angemeldet. Wenn die Einladung an eine andere Ihrer Adressen ging, wechseln Sie zu jenem Konto.`,
  },
};

export const members: Translations['members'] = {
  file: 'mitglieder',
  title: 'Mitglieder',
  about: (organization) => `Personen in ${organization} und ihre Rollen.`,
  filters: {
    role: 'Rolle',
    allRoles: 'Alle Rollen',
    clearRole: 'Rolle zurücksetzen',
    team: 'Team',
    allTeams: 'Alle Teams',
  },
  columns: { roles: 'Rolle', teams: 'Teams', joined: 'Beigetreten', actions: 'Aktionen' },
  count: (total, formatted) => plural(total, { one: `${formatted} Mitglied`, other: `${formatted} Mitglieder` }),
  empty: { title: 'Keine passenden Mitglieder' },
  emptyTeam: {
    title: 'Noch keine Mitglieder in diesem Team',
    description: 'Fügen Sie unter „Teams“ Mitglieder hinzu, oder wählen Sie das Team beim Einladen aus.',
  },
  you: 'Sie',
  team: (name) => `Team ${name}`,
  menu: {
    label: (name) => `Aktionen für ${name}`,
    changeRoles: 'Rollen ändern',
    changeTeams: 'Teams ändern',
    transfer: 'Inhaberschaft übertragen',
    remove: 'Mitglied entfernen',
  },
  roles: {
    label: 'Rollen',
    descriptions: {
      owner: 'Voller Zugriff, einschließlich Löschen der Organisation',
      admin: 'Mitglieder und Einstellungen verwalten',
      member: 'Organisation und ihre Mitglieder ansehen',
    },
    names: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied' },
    noPermissions: 'Keine zusätzlichen Berechtigungen',
    dialog: (name) => `Rollen von ${name} ändern`,
    ownTitle: 'Das sind Ihre eigenen Rollen',
    ownWarning: 'Wenn Sie Ihre eigene Rolle entfernen, muss ein anderer Inhaber sie wiederherstellen.',
    submit: 'Rollen speichern',
    updated: 'Rollen aktualisiert',
  },
  transfer: {
    dialog: (name) => `Inhaberschaft an ${name} übertragen?`,
    body: (name, organization) =>
      `${organization} gehört dann ${name}, und Sie werden Administrator. Nur ${name} kann das rückgängig machen.`,
    submit: 'Inhaberschaft übertragen',
    done: (name) => `Inhaberschaft an ${name} übertragen`,
  },
  remove: {
    dialog: (name) => `${name} entfernen?`,
    body: (name, organization) =>
      `${name} verliert sofort den Zugriff auf ${organization}. Eine erneute Einladung ist möglich.`,
    submit: 'Mitglied entfernen',
    done: (name) => `${name} entfernt`,
  },
};

export const organizationRoles: Translations['organizationRoles'] = {
  title: 'Rollen',
  about: (organization) => `Was die Rollen in ${organization} dürfen.`,
  disabled: {
    title: 'Eigene Rollen sind nicht aktiviert',
    about: 'Bitten Sie den Betreiber dieses Dienstes, sie zu aktivieren.',
  },
  resources: {
    organization: 'Organisation',
    member: 'Mitglieder',
    invitation: 'Einladungen',
    team: 'Teams',
    ac: 'Rollen',
    domain: 'Domains',
    sso: 'Single Sign-on',
    directory: 'Verzeichnis',
    oauthClient: 'Anwendungen',
  },
  actions: {
    'organization:update': 'Einstellungen ändern',
    'organization:delete': 'Löschen',
    'member:create': 'Hinzufügen',
    'member:update': 'Rollen ändern',
    'member:delete': 'Entfernen',
    'invitation:create': 'Einladen',
    'invitation:cancel': 'Widerrufen',
    create: 'Erstellen',
    read: 'Ansehen',
    update: 'Ändern',
    delete: 'Löschen',
    manage: 'Verwalten',
    require: 'Vorschreiben',
  },
  permissionHints: {
    'organization:update': 'Auch Webhooks, Dienstkonten, Audit-Ströme und den Verlauf.',
    'organization:delete': 'Auch den Export ihrer Daten.',
    'sso:require': 'Mitglieder der Domains melden sich dann nur noch über den Identitätsanbieter an.',
  },
  permissionsOf: (resource, actions) => `${resource}: ${actions.join(', ')}`,
  compare: 'Vergleichen',
  matrix: {
    label: 'Berechtigungen der Rollen',
    permission: 'Berechtigung',
    allowed: 'Erlaubt',
    notAllowed: 'Nicht erlaubt',
    builtIn: 'Integriert',
    custom: 'Eigene',
  },
  name: 'Name',
  nameHint: 'Zum Beispiel „Buchhaltung“, bis zu 64 Zeichen. Programme erhalten ihn in Kleinbuchstaben.',
  permissions: 'Berechtigungen',
  back: 'Alle Rollen',
  permissionsHint: 'Sie können Berechtigungen erteilen, die Sie selbst haben.',
  ofEveryRole: 'Jede Rolle hat sie.',
  lacking: 'Sie haben sie nicht.',
  menu: { label: (role) => `Aktionen für ${role}`, delete: 'Rolle löschen' },
  create: { open: 'Neue Rolle', dialog: 'Neue Rolle', submit: 'Rolle erstellen', done: 'Rolle erstellt' },
  edit: { submit: 'Rolle speichern', done: 'Rolle aktualisiert' },
  editNote: 'Änderungen gelten sofort für alle mit dieser Rolle.',
  delete: {
    dialog: (role) => `${role} löschen?`,
    body: 'Eine Rolle kann gelöscht werden, wenn weder Mitglieder noch offene Einladungen sie haben.',
    submit: 'Rolle löschen',
    done: 'Rolle gelöscht',
  },
};
