import type { Translations } from '#generated/texts/screens.ts';

export const oauthConsent: Translations['oauthConsent'] = {
  title: (app) => `${app} möchte Ihr Konto verwenden`,
  titleMore: (app) => `${app} bittet um mehr`,
  registeredBy: (service) => `Vom Betreiber von ${service} registriert`,
  ofOrganization: (organization) => `Eine Anwendung von ${organization}`,
  selfNamed: (name) => `Ein Programm, das sich „${name}“ nennt, möchte Ihr Konto verwenden`,
  callsItself: (name) => `Nennt sich „${name}“`,
  verifiedBy: (service) => `Geprüft von ${service}`,
  notVerified: 'Nicht geprüft',
  registeredItself: 'Es hat sich selbst registriert. Sein Name wurde nicht geprüft.',
  actsIn: 'Wo sie für Sie handelt',
  everywhere: 'Alle meine Organisationen',
  refused: {
    title: (app) => `${app} ist für Mitglieder`,
    about: (organization) => `Bitten Sie einen Administrator von ${organization} um Zugang.`,
    action: 'Zurück zur Anwendung',
  },
  scopes: 'Die Anwendung kann dann:',
  before: 'Was Sie bereits erlaubt haben',
  target: {
    site: 'Sie werden zu {value} weitergeleitet.',
    device:
      'Sie werden zu einem Programm auf {value} weitergeleitet. Fahren Sie nur fort, wenn Sie es gerade gestartet haben.',
    thisComputer: 'diesem Computer',
    app: 'Öffnet die App {value}.',
  },
  disconnect: 'Sie können die Verbindung jederzeit unter „Verbundene Apps“ trennen.',
  privacyPolicy: 'Datenschutzerklärung',
  terms: 'Nutzungsbedingungen',
  allow: 'Erlauben',
  cancel: 'Abbrechen',
  select: {
    title: 'Konto wählen',
    about: (app) => `Weiter zu ${app}.`,
    action: 'Mit diesem Konto fortfahren',
  },
  prove: {
    title: 'Bestätigen Sie Ihre Identität',
    about: (app) => `${app} bittet Sie, Ihre Identität zu bestätigen.`,
  },
  expired: {
    title: 'Diese Anfrage kann nicht fortgesetzt werden',
    about: 'Beginnen Sie in der Anwendung von vorn.',
  },
};

export const failedRequests: Translations['failedRequests'] = {
  unknownApplication:
    'Diese Anwendung ist hier nicht registriert oder wurde deaktiviert. Wenden Sie sich an ihren Support.',
  wrongAddress:
    'Diese Anwendung würde Sie zu einer Adresse weiterleiten, die nicht registriert ist. Wenden Sie sich an ihren Support.',
  expired: 'Diese Anfrage ist abgelaufen. Beginnen Sie in der Anwendung von vorn.',
  impersonating: 'Mit einer angenommenen Identität können Sie sich nicht bei Anwendungen anmelden.',
};
