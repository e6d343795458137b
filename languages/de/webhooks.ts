import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const webhookErrors: Translations['webhookErrors'] = {
  INVALID_WEBHOOK_URL: 'Geben Sie eine öffentliche URL ein, die mit https:// beginnt.',
  WEBHOOK_NOT_FOUND: 'Diesen Webhook gibt es nicht mehr.',
  WEBHOOK_IS_DISABLED: 'Dieser Webhook ist deaktiviert. Aktivieren Sie ihn zuerst.',
  WEBHOOK_LIMIT_REACHED:
    'Sie haben die Höchstzahl an Webhooks erreicht. Löschen Sie einen, den Sie nicht mehr verwenden.',
  WEBHOOK_DELIVERY_NOT_FOUND: 'Diese Zustellung gibt es nicht mehr.',
};

export const webhooks: Translations['webhooks'] = {
  title: 'Webhooks',
  about: 'Benachrichtigen Sie Ihren Server über Ereignisse auf dieser Plattform.',
  aboutOrganization: (name) => `Benachrichtigen Sie Ihren Server über Ereignisse in ${name}.`,
  notAllowed: 'Sie sind nicht berechtigt, Webhooks zu verwalten.',
  empty: {
    title: 'Noch keine Webhooks',
    description: 'Fügen Sie die URL eines Servers hinzu, der über Ereignisse benachrichtigt werden soll.',
  },
  allEvents: 'Alle Ereignisse',
  events: (count) => plural(count, { one: `${count} Ereignis`, other: `${count} Ereignisse` }),
  state: { active: 'Aktiv', disabled: 'Deaktiviert', failing: 'Fehlerhaft' },
  since: { created: 'Erstellt', failing: 'Fehlerhaft seit', disabled: 'Deaktiviert' },
  actionsFor: (url) => `Aktionen für ${url}`,
  fields: {
    url: 'URL',
    urlExample: 'https://example.com/webhooks',
    description: 'Beschreibung',
    events: 'Ereignisse',
    eventsHint: 'Leer lassen für alle Ereignisse, auch künftige.',
    noEvent: 'Kein passendes Ereignis',
    secret: 'Signaturschlüssel',
    secretHidden: 'Wird nur bei der Erstellung angezeigt',
  },
  subjects: {
    users: 'Benutzer',
    signIn: 'Anmeldung',
    organizations: 'Organisationen',
    members: 'Mitglieder und Einladungen',
    teams: 'Teams',
    enterprise: 'Single Sign-on und Domains',
    directories: 'Verzeichnisse',
    keys: 'API-Schlüssel und Dienstkonten',
    applications: 'Anwendungen',
    agents: 'Agenten',
    webhooks: 'Webhooks und Audit-Ströme',
    other: 'Sonstiges',
  },
  create: { open: 'Webhook hinzufügen', title: 'Webhook hinzufügen', submit: 'Webhook hinzufügen' },
  edit: { action: 'Bearbeiten', title: 'Webhook bearbeiten', submit: 'Webhook speichern', done: 'Webhook gespeichert' },
  secret: {
    title: 'Signaturschlüssel speichern',
    what: 'Signaturschlüssel',
    about: 'Ihr Server braucht ihn, um zu prüfen, dass Anfragen von diesem Dienst stammen.',
  },
  test: {
    action: 'Testereignis senden',
    event: 'Ereignis',
    hint: 'Ein Beispiel mit erfundenen IDs und „test: true“. Nur dieser Webhook erhält es.',
    submit: 'Ereignis senden',
    done: 'Testereignis gesendet',
  },
  rotate: {
    action: 'Signaturschlüssel ersetzen',
    question: 'Signaturschlüssel ersetzen?',
    consequences:
      'Einen Tag lang werden Anfragen mit beiden Schlüsseln signiert, damit Sie Ihren Server umstellen können.',
    confirm: 'Schlüssel ersetzen',
  },
  enable: { action: 'Aktivieren', done: 'Webhook aktiviert' },
  disable: { action: 'Deaktivieren', done: 'Webhook deaktiviert' },
  delete: {
    action: 'Löschen',
    question: 'Webhook löschen?',
    consequences: (url) => `${url} erhält dann keine Ereignisse mehr, und die Zustellungen werden gelöscht.`,
    confirm: 'Webhook löschen',
    done: 'Webhook gelöscht',
  },
  deliveries: {
    title: 'Zustellungen',
    about: 'Neueste zuerst. Fehlgeschlagene Zustellungen werden in wachsenden Abständen wiederholt.',
    action: 'Zustellungen anzeigen',
    back: 'Zurück zu den Webhooks',
    empty: {
      title: 'Noch keine Zustellungen',
      description: 'Senden Sie ein Testereignis, oder warten Sie auf das erste Ereignis.',
    },
    status: { pending: 'Wartet', retrying: 'Wird wiederholt', delivered: 'Zugestellt', failed: 'Fehlgeschlagen' },
    all: 'Alle',
    noMatch: { title: 'Keine Zustellungen gefunden' },
    noneInState: {
      delivered: 'Keine erfolgreichen Zustellungen',
      failed: 'Keine fehlgeschlagenen Zustellungen',
      retrying: 'Keine Zustellungen, die wiederholt werden',
    },
    lastSuccess: 'Zuletzt erfolgreich:',
    noSuccess: 'Noch kein Erfolg',
    filters: {
      search: 'Nach Zustellungs- oder Ereignis-ID suchen',
      time: 'Letzter Versuch',
      anyTime: 'Beliebige Zeit',
      within: { hour: 'Letzte Stunde', day: 'Letzte 24 Stunden', week: 'Letzte 7 Tage' },
      range: 'Von–bis',
    },
    select: {
      toolbar: 'Ausgewählte Zustellungen',
      selected: (count) => `${number(count)} ausgewählt`,
      clear: 'Auswahl aufheben',
      page: 'Alle angezeigten Zustellungen auswählen',
      one: (event) => `${event} auswählen`,
    },
    errors: {
      hostNotFound: 'Host nicht gefunden',
      unreachable: 'Host nicht erreichbar',
      refused: 'Verbindung abgelehnt',
      closed: 'Verbindung geschlossen',
      timedOut: 'Zeitüberschreitung',
      certificate: 'TLS-Zertifikat ungültig',
      tls: 'TLS-Handshake fehlgeschlagen',
      silent: 'Der Empfänger hat nicht geantwortet',
      notAllowed: 'Die Adresse ist nicht erlaubt oder die Antwort zu lang',
      secret: 'Der Signaturschlüssel ist nicht lesbar',
    },
    failing: {
      title: 'Zustellungen schlagen fehl',
      titleOf: (cause) => `Zustellungen schlagen fehl: ${cause}`,
      answered: (status) => `Der Empfänger hat mit ${status} geantwortet`,
      since: 'Zuerst fehlgeschlagen:',
      changeUrl: 'URL ändern',
    },
    columns: {
      event: 'Ereignis',
      state: 'Status',
      response: 'Antwort',
      attempts: 'Versuche',
      time: 'Ereigniszeit',
      attempted: 'Letzter Versuch',
      next: 'Nächster Versuch',
    },
    day: {
      title: 'Letzte 24 Stunden',
      counts: (delivered, retrying, failed) =>
        `${number(delivered)} zugestellt · ${number(retrying)} fehlerhaft, Wiederholung folgt · ${number(failed)} endgültig fehlgeschlagen`,
      share: (delivered, all) => `${number(delivered)} von ${number(all)} zugestellt`,
      none: 'Keine Zustellungen',
      end: 'jetzt',
    },
    detail: {
      title: 'Zustellung',
      eventId: 'Ereignis-ID',
      subject: { user: 'Benutzer', organization: 'Organisation' },
      deleted: { user: 'Gelöschter Benutzer', organization: 'Gelöschte Organisation' },
      noAttempt: 'Noch nicht gesendet.',
      attempt: (attempt) => `Versuch ${number(attempt)}`,
      request: 'Anfrage',
      response: 'Antwort',
      noContent: 'Kein Inhalt gespeichert.',
      curl: 'Als curl kopieren',
      copy: {
        headers: 'Kopfzeilen',
        body: 'Inhalt',
        response: 'Antwort',
        code: 'Code',
        user: 'Benutzer-ID',
        organization: 'Organisations-ID',
      },
      verify: {
        title: 'Signatur prüfen',
        about:
          'Mit dem Signaturschlüssel, den Kopfzeilen und dem Inhalt, wie er empfangen wurde. Die Bibliotheken sind die von',
        standard: 'Standard Webhooks',
        tolerance: 'Eine Signatur gilt fünf Minuten. Danach lehnt Ihr Server die kopierte Anfrage ab.',
      },
    },
    redeliver: 'Erneut senden',
    retry: 'Jetzt erneut versuchen',
    redelivered: 'Zustellung eingereiht',
    retryAll: {
      action: 'Alle erneut versuchen',
      question: (count) =>
        plural(count, {
          one: `${number(count)} Zustellung erneut versuchen?`,
          other: `${number(count)} Zustellungen erneut versuchen?`,
        }),
      consequences: (url) =>
        `Alle, die fehlgeschlagen sind oder auf eine Wiederholung warten, werden erneut an ${url} gesendet, höchstens 10.000 auf einmal.`,
      confirm: 'Zustellungen wiederholen',
      done: (count) =>
        plural(count, {
          one: `${number(count)} Zustellung eingereiht`,
          other: `${number(count)} Zustellungen eingereiht`,
        }),
    },
    notQueued: {
      title: (count) =>
        plural(count, {
          one: `${number(count)} Zustellung nicht eingereiht`,
          other: `${number(count)} Zustellungen nicht eingereiht`,
        }),
      reasons: {
        'not-found': 'Sie existiert nicht mehr.',
        waiting: 'Sie wartet bereits auf ihren ersten Versuch.',
      },
    },
    more: 'Ältere Zustellungen anzeigen',
  },
};

export const webhookEventTexts: Translations['webhookEventTexts'] = {
  'webhook.created': 'Webhook erstellt',
  'webhook.updated': 'Webhook aktualisiert',
  'webhook.deleted': 'Webhook gelöscht',
  'webhook.secret-rotated': 'Webhook-Signaturschlüssel ersetzt',
  'webhook.tested': 'Webhook getestet',
  'webhook.disabled': 'Webhook nach fehlgeschlagenen Zustellungen deaktiviert',
};

export const webhookSentences: Translations['webhookSentences'] = {
  'webhook.created': '{actor} hat [den Webhook an {host}|einen Webhook] erstellt',
  'webhook.updated': '{actor} hat [den Webhook an {host}|einen Webhook] aktualisiert',
  'webhook.deleted': '{actor} hat [den Webhook an {host}|einen Webhook] gelöscht',
  'webhook.secret-rotated': '{actor} hat den Signaturschlüssel [des Webhooks an {host}|eines Webhooks] ersetzt',
  'webhook.tested': '{actor} hat [den Webhook an {host}|einen Webhook] getestet',
  'webhook.disabled': '[Der Webhook an {host}|Ein Webhook] wurde nach fehlgeschlagenen Zustellungen deaktiviert',
};

export const webhookAttention: Translations['webhookAttention'] = {
  failing: (count) =>
    plural(count, { one: `${number(count)} Webhook schlägt fehl`, other: `${number(count)} Webhooks schlagen fehl` }),
  about: 'Fehlgeschlagene Zustellungen werden wiederholt. Ein Webhook, der lange fehlschlägt, wird deaktiviert.',
  open: (count) => plural(count, { one: 'Webhook öffnen', other: 'Webhooks öffnen' }),
};
