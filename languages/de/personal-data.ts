import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const personalData: Translations['personalData'] = {
  title: 'Ihre Daten',
  about: 'Alles, was über Sie gespeichert ist.',
  onHold: 'Ihr Konto kann wegen einer gesetzlichen Pflicht derzeit nicht gelöscht werden.',
  secrets: 'Passwörter und Schlüssel sind nie Teil eines Exports.',
  download: 'Herunterladen',
  json: 'JSON, für Programme',
  html: 'Webseite',
  done: 'Export heruntergeladen',
  notStored: 'Nicht gespeichert',
  disabled: {
    title: 'Exporte sind nicht aktiviert',
    about: 'Fragen Sie den Betreiber dieses Dienstes nach Ihren Daten.',
  },
  rows: (count, formatted) => plural(count, { one: `${formatted} Eintrag`, other: `${formatted} Einträge` }),
  exported: 'Exportiert aus',
};

export const personalDataTables: Translations['personalDataTables'] = {
  profile: { name: 'Profil', about: 'Ihr Name, Ihre Adressen, Ihr Bild und Ihre Einstellungen.' },
  pictures: { name: 'Hochgeladenes Bild', about: 'Das Bild, das Sie hochgeladen haben.' },
  signInMethods: {
    name: 'Anmeldemethoden',
    about: 'Ihr Passwort und die Anbieter, mit denen Sie sich anmelden, ohne deren Geheimnisse.',
  },
  passkeys: { name: 'Passkeys', about: 'Ihre Passkeys: Name, Gerät und letzte Verwendung.' },
  secondFactors: {
    name: 'Zwei-Faktor-Authentifizierung',
    about: 'Welche zweiten Faktoren Sie verwenden, ohne deren Geheimnisse.',
  },
  backupCodes: { name: 'Backup-Codes', about: 'Wann sie erstellt und verwendet wurden, ohne die Codes.' },
  secondFactorRecovery: {
    name: 'Wiederherstellung der Zwei-Faktor-Authentifizierung',
    about: 'Eine Anfrage, verlorene zweite Faktoren zu entfernen.',
  },
  sessions: { name: 'Sitzungen', about: 'Browser, in denen Sie angemeldet sind, mit ihren IP-Adressen.' },
  trustedBrowsers: { name: 'Vertraute Browser', about: 'Browser, die den zweiten Faktor überspringen.' },
  pendingSignIns: { name: 'Laufende Anmeldungen', about: 'Anmeldungen, die auf den zweiten Faktor warten.' },
  mailedLinks: {
    name: 'Links und Codes',
    about: 'Links und Codes, die an Sie gesendet und noch nicht verwendet wurden, ohne deren Werte.',
  },
  apiKeys: { name: 'API-Schlüssel', about: 'Ihre API-Schlüssel, ohne die Schlüssel selbst.' },
  memberships: { name: 'Mitgliedschaften', about: 'Organisationen, denen Sie angehören, mit Ihrer Rolle.' },
  organizations: { name: 'Ihre Organisationen', about: 'Organisationen ohne weitere Mitglieder.' },
  teams: { name: 'Teams', about: 'Teams, denen Sie angehören.' },
  invitations: {
    name: 'Einladungen',
    about: 'Einladungen an Sie und solche, die Sie verschickt haben, ohne die Adressen anderer.',
  },
  organizationAccount: {
    name: 'Verwaltetes Konto',
    about: 'Die Organisation, die Ihr Konto erstellt hat und verwaltet.',
  },
  directoryEntries: {
    name: 'Verzeichniseinträge',
    about: 'Was das Verzeichnis einer Organisation über Sie gesendet hat.',
  },
  directoryGroups: { name: 'Verzeichnisgruppen', about: 'Gruppen eines Verzeichnisses, denen Sie angehören.' },
  singleSignOnSessions: {
    name: 'Single Sign-on',
    about: 'Sitzungen, die der Identitätsanbieter einer Organisation begonnen hat.',
  },
  singleSignOnAttempts: {
    name: 'Versuche des Single Sign-on',
    about: 'Letzte Anmeldungen mit dem Identitätsanbieter einer Organisation.',
  },
  applications: { name: 'Verbundene Apps', about: 'Apps, die Ihr Konto verwenden dürfen.' },
  applicationTokens: { name: 'Tokens von Apps', about: 'Zugriff, den Apps derzeit haben, ohne die Tokens.' },
  agents: { name: 'Agenten', about: 'Was Sie selbstständig handelnden Programmen erlaubt haben, und bis wann.' },
  agentUsage: { name: 'Nutzung durch Agenten', about: 'Wie viele Aufrufe Agenten an jedem Tag für Sie gemacht haben.' },
  agentTokens: { name: 'Tokens von Agenten', about: 'Zugriff, den Agenten weitergegeben haben, ohne die Tokens.' },
  applicationSessions: {
    name: 'Anmeldungen bei Apps',
    about: 'Apps, bei denen Sie sich in Ihren Sitzungen angemeldet haben.',
  },
  webhooks: { name: 'Webhooks', about: 'Webhooks, die Sie erstellt haben.' },
  activity: { name: 'Aktivität', about: 'Was Sie getan haben und was mit Ihrem Konto geschehen ist, mit IP-Adressen.' },
  unsentMails: { name: 'Ungesendete E-Mails', about: 'E-Mails an Sie, die auf die Zustellung warten.' },
  recentAnswers: {
    name: 'Antworten an Programme',
    about: 'Antworten auf wiederholte Anfragen Ihrer API-Schlüssel, für einen Tag.',
  },
  imports: { name: 'Importe', about: 'Dass Ihr Konto aus einem anderen Dienst importiert wurde.' },
  exports: { name: 'Exporte', about: 'Wann Sie Ihre Daten exportiert haben.' },
};

export const personalDataErrors: Translations['personalDataErrors'] = {
  EXPORT_NOT_FOUND: 'Dieser Export ist abgelaufen. Laden Sie erneut herunter.',
  EXPORT_LIMIT_REACHED: 'Das wurde heute dreimal exportiert. Versuchen Sie es morgen wieder.',
  LEGAL_HOLD: 'Das kann wegen einer gesetzlichen Pflicht derzeit nicht gelöscht werden.',
  HOLD_NOT_FOUND: 'Diese Aufbewahrungspflicht ist beendet.',
};

export const personalDataEventTexts: Translations['personalDataEventTexts'] = {
  'personal-data.exported': 'Personenbezogene Daten exportiert',
  'user.data-exported': 'Daten eines Benutzers exportiert',
  'user.inactivity-noticed': 'Hinweis auf Inaktivität gesendet',
  'organization.exported': 'Organisation exportiert',
  'legal-hold.created': 'Aufbewahrungspflicht begonnen',
  'legal-hold.lifted': 'Aufbewahrungspflicht beendet',
};

export const personalDataSentences: Translations['personalDataSentences'] = {
  'personal-data.exported': '{target} hat die eigenen Daten exportiert',
  'user.data-exported': '{actor} hat die Daten von {target} exportiert',
  'user.inactivity-noticed': '{target} wurde mitgeteilt, dass das Konto gelöscht wird, weil es nicht benutzt wird',
  'organization.exported': '{actor} hat die Daten von {organization} exportiert',
  'legal-hold.created': '{actor} hat eine Aufbewahrungspflicht begonnen',
  'legal-hold.lifted': '{actor} hat eine Aufbewahrungspflicht beendet',
};

export const administeredData: Translations['administeredData'] = {
  title: 'Personenbezogene Daten',
  about: 'Was über diesen Benutzer gespeichert ist, und ob es gelöscht werden darf.',
  onHold: 'Gesperrt',
  export: {
    title: 'Daten exportieren',
    about:
      'Alles, was über den Benutzer gespeichert ist, ohne Geheimnisse. Der Benutzer wird per E-Mail benachrichtigt.',
    open: 'Daten exportieren',
    done: 'Daten exportiert',
  },
  hold: {
    title: 'Löschsperre',
    about:
      'Verhindert, dass der Benutzer gelöscht wird, auch durch Aufbewahrungsfristen. Der Benutzer sieht, dass eine Sperre besteht, und nicht warum.',
    open: 'Sperre anlegen',
    dialog: (name) => `Löschsperre für ${name} anlegen?`,
    reason: 'Grund',
    reasonHint: 'Wird verschlüsselt gespeichert, nur für Administratoren.',
    endsAt: 'Endet am',
    endsAtHint: 'Leer lassen für eine Sperre, die bis zur Aufhebung besteht.',
    submit: 'Sperre anlegen',
    created: 'Sperre angelegt',
  },
  lift: {
    action: 'Sperre aufheben',
    question: 'Diese Löschsperre aufheben?',
    consequences: 'Die Daten können dann wieder gelöscht werden.',
    done: 'Sperre aufgehoben',
  },
  holds: {
    title: 'Löschsperren',
    about: 'Benutzer und Organisationen, deren Daten nicht gelöscht werden dürfen.',
    empty: {
      title: 'Keine Löschsperren',
      description: 'Legen Sie eine auf der Seite eines Benutzers an, oder hier für eine Organisation.',
    },
    open: 'Organisation sperren',
    organizationId: 'ID der Organisation',
    user: 'Benutzer',
    organization: 'Organisation',
    unreadable: 'Der Grund kann nicht entschlüsselt werden',
    ended: 'Beendet',
    created: 'Angelegt',
    ends: 'endet',
    lifted: 'aufgehoben',
    all: 'Beendete Sperren anzeigen',
    more: 'Ältere Sperren anzeigen',
  },
};

export const organizationData: Translations['organizationData'] = {
  title: 'Export',
  about:
    'Die Organisation, ihre Mitglieder, Teams und Einladungen als Dateien, die eine andere Installation importiert. Höchstens drei Exporte in 24 Stunden.',
  withAudit: 'Mit dem Audit-Protokoll, ohne IP-Adressen',
  submit: 'Organisation exportieren',
  ready: 'Export der Organisation',
  contents: {
    organization: 'Organisation und Mitglieder, für einen Import',
    settings: 'Rollen, Domains, Identitätsanbieter und Webhooks, ohne Geheimnisse',
    audit: 'Audit-Protokoll',
  },
  save: 'Speichern',
};

export const personalDataAttention: Translations['personalDataAttention'] = {
  notErased: {
    title: 'Inaktive Benutzer werden nicht gelöscht',
    about: 'Das Audit-Log wird vorher gelöscht, sodass ihre letzte Nutzung nicht bekannt ist.',
  },
};
