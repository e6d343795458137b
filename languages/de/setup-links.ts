import type { Translations } from '#generated/texts/screens.ts';

export const setupLinkErrors: Translations['setupLinkErrors'] = {
  YOU_ARE_NOT_ALLOWED_TO_CREATE_SETUP_LINKS: 'Sie können nur weitergeben, was Sie selbst dürfen.',
  SETUP_LINK_NOT_FOUND: 'Dieser Link wurde bereits verwendet oder widerrufen.',
  SETUP_LINK_LIMIT_REACHED:
    'Es können höchstens fünf Links offen sein. Widerrufen Sie einen, den Sie nicht mehr brauchen.',
};

export const setupLinks: Translations['setupLinks'] = {
  title: 'Einrichtungslinks',
  about: 'Lassen Sie Ihr IT-Team Single Sign-on oder ein Verzeichnis einrichten, ohne Konto.',
  notAllowed: 'Sie sind nicht berechtigt, Einrichtungslinks zu erstellen.',
  empty: {
    title: 'Noch keine Links',
    description:
      'Wer einen Link öffnet, richtet ein, was Sie auswählen, und sonst nichts. Senden Sie ihn nur einer Person.',
  },
  scopes: { domains: 'Domains', sso: 'Single Sign-on', scim: 'Verzeichnis' },
  create: {
    open: 'Link erstellen',
    title: 'Einrichtungslink erstellen',
    scopes: 'Was damit eingerichtet wird',
    mayEnable: 'Sofort wirksam werden lassen',
    mayEnableHint: 'Sonst meldet sich damit niemand an, bis Sie das Eingerichtete einschalten. Das wird empfohlen.',
    submit: 'Link erstellen',
  },
  created: {
    title: 'Diesen Link senden',
    what: 'Link',
    about: 'Nur der Browser, der ihn zuerst öffnet, kann ihn verwenden. Er endet nach fünf Tagen.',
  },
  administration: {
    title: 'Einrichtungslink erstellen',
    card: 'Einrichtungslink',
    about: 'Damit richtet das IT-Team einer Organisation Single Sign-on oder ein Verzeichnis ein, ohne Konto.',
    organization: 'Organisation',
    search: 'Nach Name, URL oder ID suchen',
    noMatch: 'Keine Organisation gefunden',
    loading: 'Wird geladen…',
    organizationId: 'Organisations-ID',
    note: 'Was damit eingerichtet wird, wirkt erst, wenn ein Inhaber der Organisation es einschaltet.',
  },
  state: {
    waiting: 'Noch nicht geöffnet',
    opened: 'Geöffnet',
    completed: 'Abgeschlossen',
    ends: 'Endet',
    takesEffect: 'wird sofort wirksam',
  },
  revoke: {
    action: 'Widerrufen',
    question: 'Diesen Link widerrufen?',
    consequences: 'Er kann nicht mehr verwendet werden. Was damit eingerichtet wurde, bleibt.',
    confirm: 'Link widerrufen',
    done: 'Link widerrufen',
  },
  page: {
    title: (organization) => `${organization} einrichten`,
    about: (service) => `Verbinden Sie Ihr Unternehmen mit ${service}. Sie brauchen kein Konto.`,
    ends: 'Dieser Link endet',
    menu: 'Einrichtung',
    overview: 'Übersicht',
    steps: 'Was einzurichten ist',
    optional: 'In beliebiger Reihenfolge. Ihre Änderungen werden sofort gespeichert.',
    domains: {
      title: 'Domains',
      about: 'Weisen Sie nach, dass die Domains Ihrer E-Mail-Adressen Ihnen gehören.',
      done: (domains) => `Bestätigt: ${domains}.`,
    },
    sso: {
      title: 'Single Sign-on',
      about: 'Verbinden Sie Ihren Identitätsanbieter und testen Sie die Verbindung.',
      done: (names) => `Getestet: ${names}.`,
    },
    scim: {
      title: 'Verzeichnis',
      about: 'Lassen Sie Ihr Verzeichnis Benutzer erstellen, ändern und entfernen.',
      done: (name) => `Verbunden: ${name}.`,
    },
    next: 'Einrichten',
    view: 'Ansehen',
    finish: {
      action: 'Abschließen',
      question: 'Einrichtung abschließen?',
      consequences: (organization) =>
        `Dieser Link kann dann nicht mehr verwendet werden. Die Inhaber von ${organization} erhalten eine E-Mail und schalten ein, was Sie eingerichtet haben.`,
      confirm: 'Abschließen',
    },
    finished: {
      title: 'Fertig',
      about: (organization) =>
        `Die Inhaber von ${organization} wurden benachrichtigt. Sie können diese Seite schließen.`,
      back: 'Weiter',
    },
    unusable: {
      title: 'Dieser Link kann hier nicht verwendet werden',
      about:
        'Er ist abgelaufen, wurde abgeschlossen oder widerrufen oder ist in einem anderen Browser geöffnet. Bitten Sie um einen neuen.',
    },
    incomplete: {
      title: 'Dieser Link ist unvollständig',
      about: 'Öffnen Sie den Link aus der Nachricht erneut, oder kopieren Sie ihn vollständig.',
    },
  },
};

export const setupLinkEventTexts: Translations['setupLinkEventTexts'] = {
  'setup-link.created': 'Einrichtungslink erstellt',
  'setup-link.opened': 'Einrichtungslink geöffnet',
  'setup-link.completed': 'Einrichtungslink abgeschlossen',
  'setup-link.revoked': 'Einrichtungslink widerrufen',
};

export const setupLinkSentences: Translations['setupLinkSentences'] = {
  'setup-link.created': '{actor} hat einen Einrichtungslink erstellt',
  'setup-link.opened': 'Ein Einrichtungslink wurde geöffnet',
  'setup-link.completed': 'Jemand mit einem Einrichtungslink hat die Einrichtung abgeschlossen',
  'setup-link.revoked': '{actor} hat einen Einrichtungslink widerrufen',
};
