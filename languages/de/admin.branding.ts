import type { Translations } from '#generated/texts/screens.ts';

export const branding: Translations['branding'] = {
  form: {
    title: 'Name und Farbe',
    links: 'Logo und Links',
    shape: 'Darstellung der Komponenten',
    appName: 'Name des Dienstes',
    accentColor: 'Akzentfarbe',
    pickColor: 'Akzentfarbe auswählen',
    logoUrl: 'Logo-URL',
    termsUrl: 'URL der Nutzungsbedingungen',
    privacyUrl: 'URL der Datenschutzerklärung',
    radius: 'Eckenradius in Pixeln',
    font: 'Schriftart',
    fonts: { system: 'System', serif: 'Serifen', monospace: 'Festbreite' },
    components: 'Wird hier nicht gespeichert: Kopieren Sie die Variablen in Ihre App.',
    contrast: (contrast, least) => `Kontrast zu weißem Text: ${contrast}, mindestens ${least}.`,
  },
  errors: {
    appName: 'Geben Sie einen Namen mit höchstens 80 Zeichen ein.',
    accentColor: 'Geben Sie eine Farbe wie #3b5bdb ein.',
    contrast: (contrast, least) =>
      `Zu hell für weißen Text: Der Kontrast ist ${contrast} und muss mindestens ${least} sein.`,
    address: 'Geben Sie eine https-Adresse oder einen Pfad dieser Website ein.',
  },
  bar: {
    label: 'Ungespeicherte Änderungen',
    unsaved: (names) => `Nicht gespeichert: ${names}.`,
    differs: (names) => `Anders als im laufenden Dienst: ${names}.`,
    running: (value) => `Laufender Dienst: ${value}`,
    none: 'keiner',
    copy: 'Konfiguration',
    reset: 'Zurücksetzen',
    save: 'Änderungen speichern',
    saved: 'Branding gespeichert',
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
    about:
      'Dieselben Werte für die Datei. Was die Datei oder die Umgebung setzt, hat Vorrang vor gespeicherten Werten.',
    file: 'Zeilen für gatehouse.config.ts.',
    what: 'Zeilen',
    css: 'CSS-Variablen',
    whatCss: 'CSS-Variablen',
    invalid: 'Korrigieren Sie die markierten Felder.',
  },
};
