import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const app: Translations['app'] = {
  cookieNotKept: (host) =>
    `Die Anmeldung war erfolgreich, aber dieser Browser hat ihr Cookie nicht gespeichert. Erlauben Sie Cookies von ${host} und versuchen Sie es noch einmal, oder wenden Sie sich an den Support.`,
  close: 'Schließen',
  lastUsed: 'Zuletzt verwendet',
  backToSignIn: 'Zurück zur Anmeldung',
  backToAccount: 'Zurück zu Ihrem Konto',
  fields: {
    email: 'E-Mail-Adresse',
    showPassword: 'Passwort anzeigen',
    codeIsSent: 'Wird nach der letzten Ziffer abgeschickt.',
    deleteApiKeys: 'Auch meine API-Schlüssel löschen. Programme, die sie verwenden, funktionieren dann nicht mehr.',
  },
  problem: { title: 'Diese Seite konnte nicht geladen werden', tryAgain: 'Erneut versuchen' },
  crash: {
    about: 'Möglicherweise wurde eine neue Version installiert, oder die Verbindung wurde unterbrochen.',
    reload: 'Neu laden',
  },
};

export const page: Translations['page'] = {
  language: 'Sprache',
  backToHome: 'Zur Startseite',
  themes: { auto: 'Design: System', light: 'Design: Hell', dark: 'Design: Dunkel' },
  footer: { terms: 'Nutzungsbedingungen', privacy: 'Datenschutz' },
};

export const noPermission: Translations['noPermission'] = {
  title: 'Keine Berechtigung',
  about: 'Sie sind nicht berechtigt, diese Seite anzusehen. Bitten Sie einen Administrator um Zugriff.',
};

export const shell: Translations['shell'] = {
  unsaved: {
    title: 'Ohne Speichern verlassen?',
    about: 'Ihre Eingaben auf dieser Seite gehen verloren.',
    leave: 'Seite verlassen',
  },
  menu: 'Menü',
  serviceAccount: 'Dienstkonto',
  notFound: {
    title: 'Seite nicht gefunden',
    about:
      'Unter dieser Adresse gibt es keine Seite. Der Link ist möglicherweise unvollständig, oder die Seite wurde verschoben oder entfernt.',
    nearest: 'Meinten Sie',
    signIn: 'Anmelden',
    signUp: 'Konto erstellen',
  },
  navigation: {
    areas: 'Bereiche',
    account: 'Ihr Konto',
    administration: 'Verwaltung',
    groups: { people: 'Personen', developers: 'Entwicklung', records: 'Verlauf und Einstellungen' },
    search: 'Suchen oder öffnen …',
  },
  organizations: {
    choose: 'Organisation auswählen',
    title: 'Organisationen',
    yours: 'Ihre Organisationen',
    current: 'Aktuelle Organisation',
    all: 'Alle Organisationen',
    create: 'Organisation erstellen',
  },
  user: { signOut: 'Abmelden' },
  themes: { light: 'Hell', dark: 'Dunkel', auto: 'System' },
  verifyEmail: {
    title: 'E-Mail-Adresse bestätigen',
    sent: (email) => `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihre E-Mail-Adresse zu bestätigen.`,
    due: (email) => `Ihre E-Mail-Adresse ${email} ist noch nicht bestätigt.`,
    send: 'Link senden',
    change: 'Adresse ändern',
  },
  impersonation: {
    banner: (name, timeLeft) => `Sie sind als ${name} angemeldet (Identitätswechsel) · ${timeLeft}`,
    minutesLeft: (minutes) => (minutes <= 0 ? 'noch weniger als eine Minute' : `noch\u00a0${minutes}\u00a0Min.`),
    hoursLeft: (hours) => `noch\u00a0${hours}\u00a0Std.`,
    signedInAs: (name) => `Angemeldet als ${name}`,
    stop: 'Identitätswechsel beenden',
    notAvailable: 'Während eines Identitätswechsels nicht verfügbar.',
  },
  connection: {
    offline: 'Sie sind offline. Änderungen können erst gespeichert werden, wenn Sie wieder verbunden sind.',
    refreshFailed: (reason) => `Diese Seite konnte nicht aktualisiert werden. ${reason}`,
    retry: 'Erneut versuchen',
  },
  presets: { all: 'Alle', read: 'Nur lesen', none: 'Keine' },
  step: { done: 'Erledigt', open: 'Noch nicht erledigt' },
  secret: {
    about: (what) => `Jetzt kopieren und an einem sicheren Ort aufbewahren: ${what}.`,
    once: 'Die Anzeige erfolgt nur dieses eine Mal.',
    done: 'Fertig',
  },
  export: {
    open: 'Exportieren',
    csv: 'CSV-Datei',
    json: 'JSON-Datei',
    done: (count, rows) => plural(rows, { one: `${count} Zeile exportiert`, other: `${count} Zeilen exportiert` }),
    cut: (count) =>
      `Die ersten ${count} Zeilen wurden exportiert. Verwenden Sie Filter, um die übrigen zu exportieren.`,
  },
  search: { people: 'Nach Name oder E-Mail-Adresse suchen', clear: 'Suche löschen' },
  list: {
    filters: 'Filter',
    filtersSet: (count) => `Filter (${count})`,
    set: 'Aktive Filter',
    remove: (filter) => `Filter entfernen: ${filter}`,
    clearAll: 'Alle entfernen',
    any: 'Alle',
    showResults: 'Ergebnisse anzeigen',
    name: 'Name',
    never: 'Nie',
    goneTitle: 'Diese Seite gibt es nicht mehr',
    gone: 'Die Liste hat sich geändert, seit dieser Link erstellt wurde.',
    toFirst: 'Zur ersten Seite',
    first: 'Erste Seite',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (number) => `Seite ${number}`,
    range: (first, last, total) => `${first}–${last} von ${total}`,
  },
};

export const additionalFields: Translations['additionalFields'] = {
  title: 'Details',
  notSet: 'Nicht festgelegt',
  choose: 'Auswählen …',
  yes: 'Ja',
  no: 'Nein',
  submit: 'Details speichern',
  saved: 'Details gespeichert',
  number: 'Geben Sie eine Zahl ein',
  numbers: 'Geben Sie nur Zahlen ein',
  severalHint: 'Drücken Sie nach jedem Wert die Eingabetaste oder geben Sie ein Komma ein.',
};

export const commands: Translations['commands'] = {
  shortcut: { apple: '⌘K', other: 'Strg K' },
  title: 'Befehlsmenü',
  placeholder: 'Personen, Organisationen, Seiten und Befehle suchen',
  list: 'Befehle',
  empty: 'Nichts gefunden.',
  emptyAbout:
    'Suchen Sie nach Name oder E-Mail-Adresse einer Person oder nach dem Namen einer Organisation, einer Seite, einer Einstellung oder eines Befehls.',
  recent: 'Zuletzt besucht',
  close: 'Schließen',
  keys: { enter: 'Eingabe', escape: 'Esc' },
  hints: { move: 'bewegen', open: 'öffnen', close: 'schließen' },
  searching: 'Suche …',
  people: 'Personen',
  organizations: 'Organisationen',
  allOrganizations: 'Alle Organisationen',
  members: (organization) => `Mitglieder von ${organization}`,
  invite: (email, organization) => `${email} zu ${organization} einladen`,
  settings: 'Einstellungen',
  theme: 'Design',
  actions: 'Aktionen',
  inviteMember: 'Mitglied einladen',
  newUser: 'Neuer Benutzer',
};

export const forms: Translations['forms'] = {
  resend: {
    action: 'Code erneut senden',
    actionIn: (seconds) => `Code erneut senden in ${seconds} s`,
    done: 'Wir haben einen weiteren Code gesendet. Frühere Codes gelten nicht mehr.',
  },
  resendLink: {
    action: 'Link erneut senden',
    actionIn: (seconds) => `Link erneut senden in ${seconds} s`,
    done: 'Wir haben einen weiteren Link gesendet.',
  },
  mailbox: 'Entwicklungspostfach öffnen',
};

export const identity: Translations['identity'] = {
  title: 'Identität bestätigen',
  about: 'Bestätigen Sie zu Ihrer Sicherheit Ihre Identität, um fortzufahren.',
  action: 'Bestätigen',
  otherMethods: 'Andere Methode verwenden',
  signInAgain: {
    about: 'Melden Sie sich zu Ihrer Sicherheit erneut an, um fortzufahren. Danach kehren Sie zu dieser Seite zurück.',
    action: 'Erneut anmelden',
  },
  confirmWith: (provider) => `Mit ${provider} bestätigen`,
};

export const errors: Translations['errors'] = {
  errors: {
    NETWORK_ERROR: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    UNKNOWN_ERROR: 'Etwas ist schiefgelaufen. Versuchen Sie es noch einmal.',
    INTERNAL_SERVER_ERROR: 'Bei uns ist etwas schiefgelaufen. Versuchen Sie es noch einmal.',
    SERVICE_UNAVAILABLE: 'Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es gleich noch einmal.',
    FORBIDDEN: 'Sie sind dazu nicht berechtigt.',
    NOT_AUTHORIZED: 'Sie sind dazu nicht berechtigt.',
    NOT_FOUND: 'Diese Funktion ist nicht aktiviert.',
    INVALID_ORIGIN: 'Der Dienst nimmt keine Anfragen von dieser Website an. Wenden Sie sich an den Support.',
    UNAUTHORIZED: 'Ihre Sitzung ist beendet. Melden Sie sich an, um fortzufahren.',
    TOO_MANY_REQUESTS: 'Zu viele Versuche. Versuchen Sie es gleich noch einmal.',
    VALIDATION_ERROR: 'Prüfen Sie die markierten Felder.',
    INVALID_CURSOR: 'Diese Seite gibt es nicht mehr. Gehen Sie zur ersten Seite.',
    INVALID_EMAIL: 'Geben Sie eine gültige E-Mail-Adresse ein, z. B. ada@example.com',
    INVALID_TOKEN: 'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
    BANNED_USER: 'Dieses Konto wurde gesperrt. Wenden Sie sich an den Support, wenn Sie das für einen Irrtum halten.',
  },
  untrustedPage: (origin) =>
    `Diese Seite liegt unter ${origin}, der Dienst vertraut ihr nicht. Nehmen Sie die Adresse in TRUSTED_ORIGINS auf.`,
  tooManyRequests: (wait) => `Zu viele Versuche. Versuchen Sie es in ${wait} noch einmal.`,
  required: 'Erforderlich',
  requiredFields: {
    name: 'Geben Sie einen Namen ein',
    slug: 'Geben Sie eine URL ein',
    email: 'Geben Sie eine E-Mail-Adresse ein',
    newEmail: 'Geben Sie eine E-Mail-Adresse ein',
    password: 'Geben Sie ein Passwort ein',
    newPassword: 'Geben Sie ein Passwort ein',
    currentPassword: 'Geben Sie Ihr aktuelles Passwort ein',
    role: 'Wählen Sie mindestens eine Rolle aus',
    userId: 'Wählen Sie ein Mitglied aus',
    scopes: 'Wählen Sie mindestens eine Berechtigung aus',
    code: 'Geben Sie den Code ein',
    otp: 'Geben Sie den Code ein',
  },
  newPassword: (length) => `Geben Sie ein Passwort mit mindestens ${length} Zeichen ein`,
  minLength: (length) => `Mindestens ${length} Zeichen`,
  maxLength: (length) => `Höchstens ${length} Zeichen`,
  invalidUrl: 'Geben Sie eine URL ein, die mit https:// beginnt',
};

export const redirects: Translations['redirects'] = {
  title: 'Etwas ist schiefgelaufen',
  interrupted: 'Die Anmeldung wurde unterbrochen. Versuchen Sie es noch einmal.',
  cancelled: 'Die Anmeldung wurde abgebrochen.',
  tookTooLong:
    'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser fortgesetzt. Versuchen Sie es noch einmal.',
  unavailable: (provider = 'Dieser Anbieter') =>
    `${provider} ist zurzeit nicht verfügbar. Versuchen Sie es gleich noch einmal.`,
  notEnabled: 'Diese Anmeldemethode ist nicht aktiviert.',
  noEmail: (provider = 'Der Anbieter') => `${provider} hat keine E-Mail-Adresse übermittelt.`,
  connectedToOther: (provider) =>
    provider
      ? `Dieses ${provider}-Konto ist mit einem anderen Benutzer verknüpft.`
      : 'Dieses Konto ist mit einem anderen Benutzer verknüpft.',
  otherEmail: (provider = 'Anbieter') =>
    `Sie können nur ein ${provider}-Konto verknüpfen, das Ihre bestätigte E-Mail-Adresse verwendet.`,
  emailInUse: (provider) =>
    `Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Melden Sie sich wie gewohnt an und verknüpfen Sie dann unter „Sicherheit“ ${provider ?? 'dieses Konto'}.`,
  signUpClosed: 'Zu dieser E-Mail-Adresse gibt es kein Konto, und die Registrierung ist geschlossen.',
  emailNotVerified: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen einen Link gesendet.',
  linkExpired: 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  accountMissing: 'Dieses Konto gibt es nicht mehr.',
  signInFirst: 'Melden Sie sich zuerst an und öffnen Sie dann den Link in der E-Mail noch einmal.',
  unknown: (code) =>
    `Versuchen Sie es noch einmal. Wenn das Problem weiterhin besteht, nennen Sie dem Support diesen Code: ${code}`,
};

export const roleNames: Translations['roleNames'] = {
  owner: 'Inhaber',
  admin: 'Administrator',
  member: 'Mitglied',
  user: 'Benutzer',
};

export const parts: Translations['parts'] = {
  device: { browserOn: (browser, system) => `${browser} unter ${system}`, unknown: 'Unbekanntes Gerät' },
  time: { soon: 'gleich', now: 'gerade eben' },
  confirm: {
    cancel: 'Abbrechen',
    type: (text) => `Geben Sie zur Bestätigung „${text}“ ein`,
    typeExactly: (text) => `Geben Sie genau „${text}“ ein`,
  },
  copy: { copy: (what) => `${what} kopieren`, copied: 'Kopiert' },
};
