import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const settings: Translations['settings'] = {
  title: 'Einstellungen',
  about: {
    configuration: 'Jede Option des Dienstes: Ändern Sie sie hier, oder kopieren Sie die Zeilen, die sie setzen.',
    providers: 'Die Konten, mit denen sich Benutzer anmelden, und die Zeilen, die jeden Anbieter einrichten.',
    emails: 'Wie E-Mails gesendet werden und wie sie aussehen.',
    branding: 'Name, Farbe, Logo und Links, die Benutzer sehen.',
  },
  tabs: {
    label: 'Einstellungen',
    configuration: 'Konfiguration',
    providers: 'Anbieter',
    emails: 'E-Mail',
    branding: 'Branding',
  },
  configuration: {
    search: 'Optionen suchen',
    changedOnly: 'Nur geänderte',
    changeable: 'Hier änderbar',
    sections: 'Abschnitte',
    jump: 'Zum Abschnitt',
    service: 'Dienst',
    count: (count) => plural(count, { one: `${number(count)} Option`, other: `${number(count)} Optionen` }),
    sources: { environment: 'Umgebung', file: 'Datei', saved: 'Gespeichert', default: 'Standard' },
    showDefaults: (count) =>
      plural(count, {
        one: `${number(count)} Standardwert anzeigen`,
        other: `${number(count)} Standardwerte anzeigen`,
      }),
    hideDefaults: 'Standardwerte ausblenden',
    showUnchanged: (count) =>
      plural(count, {
        one: `${number(count)} Abschnitt nur mit Standardwerten anzeigen`,
        other: `${number(count)} Abschnitte nur mit Standardwerten anzeigen`,
      }),
    changed: (count) => plural(count, { one: `${number(count)} geändert`, other: `${number(count)} geändert` }),
    default: (value) => `Standard: ${value}`,
    unset: 'Nicht gesetzt',
    hidden: 'Gesetzt, nicht angezeigt',
    function: 'Eine Funktion',
    empty: { title: 'Keine Optionen gefunden' },
  },
  lock: { environment: (variable) => `Mit ${variable} gesetzt`, file: 'In gatehouse.config.ts gesetzt' },
  change: {
    action: 'Ändern …',
    title: (option) => `Ändern: ${option}`,
    now: 'Jetzt:',
    value: 'Neuer Wert',
    on: 'An',
    off: 'Aus',
    listHint: 'Drücken Sie nach jedem Eintrag die Eingabetaste.',
    jsonHint: 'Als JSON geschrieben.',
    isDefault: 'Das ist der Standardwert: Sie können die Option auch weglassen.',
    atDefault: 'Das ist der Standardwert.',
    useDefault: 'Standardwert verwenden',
    save: 'Speichern',
    saved: 'Einstellung gespeichert',
    remove: 'Gespeicherten Wert entfernen',
    removed: 'Gespeicherter Wert entfernt',
    needs: (needs) => `Der Dienst verlangt: ${needs}.`,
    instead: 'Stattdessen die Zeilen kopieren',
    insteadHint: 'Umgebung und Datei haben Vorrang vor einem gespeicherten Wert.',
    invalid: 'Geben Sie einen gültigen Wert ein, um die Zeilen zu erhalten.',
    secret:
      'Geheimnisse werden auf dieser Seite nicht eingegeben. Kopieren Sie die Zeile und schreiben Sie den Wert an die Stelle der Punkte.',
    function: 'Diese Option ist eine Funktion: Schreiben Sie sie in gatehouse.config.ts.',
    environment: 'Umgebungsvariable',
    whatVariable: 'Variable',
    whatLines: 'Zeilen',
    noVariable: 'Keine Umgebungsvariable setzt diese Option.',
    either: 'Eines von beiden setzt die Option. Die Umgebung hat Vorrang vor der Datei.',
    environmentWins: (variable) =>
      `${variable} setzt diese Option jetzt und hat Vorrang vor der Datei. Ändern Sie die Variable.`,
    fileWins:
      'Die Datei hat Vorrang vor einem gespeicherten Wert. Ändern Sie sie dort, oder entfernen Sie die Option aus der Datei, um hier einen Wert zu speichern.',
    restart: 'Der Dienst liest diese Option beim Start: Kopieren Sie die Zeilen und starten Sie ihn dann neu.',
    copyOnly: 'Kopieren Sie die Zeilen und starten Sie dann den Dienst neu.',
    errors: {
      number: 'Geben Sie eine Zahl ein.',
      integer: 'Geben Sie eine ganze Zahl ein.',
      minimum: (least) => `Geben Sie ${least} oder mehr ein.`,
      above: (bound) => `Geben Sie mehr als ${bound} ein.`,
      maximum: (most) => `Geben Sie ${most} oder weniger ein.`,
      choice: 'Wählen Sie einen Wert.',
      json: 'Geben Sie gültiges JSON ein.',
      text: 'Geben Sie einen Wert ein.',
      minLength: (least) => `Geben Sie mindestens ${least} Zeichen ein.`,
      maxLength: (most) => `Geben Sie höchstens ${most} Zeichen ein.`,
      pattern: 'Der Dienst nimmt diese Form nicht an. Die Beschreibung zeigt, was er annimmt.',
      comma: 'Geben Sie jeden Teil einzeln ein, ohne Komma.',
    },
  },
  providers: {
    callbackUrl: 'Callback-URL',
    url: 'Callback-URL',
    enabled: {
      title: 'Konfiguriert',
      about: 'Jeder Anbieter muss seine Callback-URL kennen.',
      empty: 'Es sind keine Anbieter konfiguriert.',
    },
    others: {
      title: 'Nicht konfiguriert',
      about: (example) =>
        `Registrieren Sie die Callback-URL beim Anbieter und setzen Sie dann den Client, den Sie von ihm erhalten, zum Beispiel mit ${example}.`,
    },
  },
  emails: {
    delivery: {
      title: 'Zustellung',
      about: 'Wohin E-Mails gehen.',
      from: 'Von',
      to: 'Ziel',
      smtp: 'Mailserver',
      mailbox: 'Entwicklungspostfach',
      none: 'Nirgendwohin',
      mailboxNote: 'E-Mails werden nicht gesendet. Setzen Sie SMTP_URL, um sie zu senden.',
      noneNote:
        'Nur E-Mails, die eine Funktion der Optionen sendet, kommen an. Setzen Sie SMTP_URL, um alle zu senden.',
      openMailbox: 'Postfach öffnen',
    },
    test: {
      title: 'Test-E-Mail',
      about: (email) => `Geht an ${email}.`,
      submit: 'Test-E-Mail senden',
      sent: {
        title: 'Der Mailserver hat die E-Mail angenommen',
        about: (email) => `Sehen Sie im Posteingang von ${email} und im Spam-Ordner nach.`,
      },
      mailbox: {
        title: 'Die E-Mail ist im Entwicklungspostfach',
        about: 'Sie wurde nicht gesendet, weil SMTP_URL nicht gesetzt ist.',
      },
      failed: {
        title: 'Die E-Mail konnte nicht gesendet werden',
        about: 'Antwort des Mailservers oder der Verbindung:',
      },
      disabled: { title: 'Kein Mailserver gesetzt', about: 'Setzen Sie SMTP_URL und starten Sie den Dienst neu.' },
    },
    preview: {
      title: 'Vorschau',
      about: 'Jede E-Mail mit erfundenem Inhalt.',
      email: 'E-Mail',
      language: 'Sprache',
      subject: 'Betreff',
      look: 'Darstellung',
      light: 'Hell',
      dark: 'Dunkel',
      plainText: 'Nur Text',
      replaced: (name) =>
        `Diese E-Mail sendet die Funktion ${name} der Optionen. Empfänger sehen deren E-Mail, nicht diese.`,
      frame: (subject) => `Vorschau von „${subject}“`,
    },
  },
};
