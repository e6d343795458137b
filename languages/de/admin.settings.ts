import type { Translations } from '#generated/texts/screens.ts';
import { numberOf, pluralOf } from '#shared/lib/language/translation.ts';

const number = numberOf('de');
const plural = pluralOf('de');

export const settings: Translations['settings'] = {
  title: 'Einstellungen',
  about: {
    configuration: 'Nur lesend. Ändern Sie die Umgebung oder gatehouse.config.ts und starten Sie den Dienst neu.',
    providers:
      'Nur lesend. Setzen Sie Anbieter in der Umgebung oder in gatehouse.config.ts und starten Sie den Dienst neu.',
    emails: 'Wie E-Mails gesendet werden und wie sie aussehen.',
    branding:
      'Probieren Sie es aus und kopieren Sie dann die Zeilen in gatehouse.config.ts. Hier wird nichts gespeichert.',
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
    sections: 'Abschnitte',
    jump: 'Zum Abschnitt',
    service: 'Dienst',
    count: (count) => plural(count, { one: `${number(count)} Option`, other: `${number(count)} Optionen` }),
    sources: { environment: 'Umgebung', file: 'Datei', default: 'Standard' },
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
    hideUnchanged: 'Abschnitte nur mit Standardwerten ausblenden',
    default: (value) => `Standard: ${value}`,
    unset: 'Nicht gesetzt',
    hidden: 'Gesetzt, nicht angezeigt',
    function: 'Eine Funktion',
    empty: { title: 'Keine Optionen gefunden' },
  },
  providers: {
    callbackUrl: 'Callback-URL',
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
  branding: {
    form: {
      title: 'Name und Farbe',
      links: 'Logo und Links',
      shape: 'Ecken und Schriftart',
      appName: 'Name des Dienstes',
      accentColor: 'Akzentfarbe',
      pickColor: 'Akzentfarbe auswählen',
      logoUrl: 'Logo-URL',
      termsUrl: 'URL der Nutzungsbedingungen',
      privacyUrl: 'URL der Datenschutzerklärung',
      radius: 'Eckenradius in Pixeln',
      font: 'Schriftart',
      fonts: { system: 'System', serif: 'Serifen', monospace: 'Festbreite' },
      components: 'Der Komponenten in Ihrer App.',
      contrast: (contrast, least) => `Kontrast zu weißem Text: ${contrast}, mindestens ${least}.`,
    },
    errors: {
      appName: 'Geben Sie einen Namen mit höchstens 80 Zeichen ein.',
      accentColor: 'Geben Sie eine Farbe wie #3b5bdb ein.',
      contrast: (contrast, least) =>
        `Zu hell für weißen Text: Der Kontrast ist ${contrast} und muss mindestens ${least} sein.`,
      address: 'Geben Sie eine https-Adresse oder einen Pfad dieser Website ein.',
    },
    preview: {
      title: 'Vorschau',
      about: 'Die Anmeldeseite und die Komponenten mit Ihren eigenen Daten. Sie lassen sich hier nicht bedienen.',
      views: { signIn: 'Anmeldung', userButton: 'Benutzerknopf', profile: 'Profil', organization: 'Organisation' },
      theme: 'Design',
      themes: { light: 'Hell', dark: 'Dunkel' },
      width: 'Breite',
      widths: { desktop: 'Desktop', phone: 'Telefon' },
    },
    lines: {
      title: 'Konfiguration',
      about: 'Zeilen für gatehouse.config.ts.',
      what: 'Zeilen',
      css: 'CSS-Variablen für die Komponenten in Ihrer App:',
      whatCss: 'CSS-Variablen',
      reset: 'Änderungen verwerfen',
      invalid: 'Korrigieren Sie die markierten Felder, um die Zeilen zu erhalten.',
      environment: (variable) => `Der Name ist in der Umgebung mit ${variable} gesetzt, was Vorrang vor der Datei hat.`,
    },
  },
};
