import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'Identitätsanbieter hinzugefügt',
  'sso-connection.updated': 'Identitätsanbieter aktualisiert',
  'sso-connection.tested': 'Identitätsanbieter getestet',
  'sso-connection.enabled': 'Identitätsanbieter aktiviert',
  'sso-connection.disabled': 'Identitätsanbieter deaktiviert',
  'sso-connection.deleted': 'Identitätsanbieter gelöscht',
  'sso-connection.certificate-expiring': 'Zertifikat einer Verbindung läuft ab',
  'sso-connection.metadata-failed': 'Metadaten eines Anbieters nicht lesbar',
  'organization.sso-policy-set': 'Single-Sign-on-Vorgabe aktualisiert',
  'sso.break-glass-used': 'Anmeldung ohne vorgeschriebenes Single Sign-on',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': '{actor} hat den Identitätsanbieter {providerId} hinzugefügt',
  'sso-connection.updated': '{actor} hat den Identitätsanbieter {providerId} geändert',
  'sso-connection.tested': '{actor} hat den Identitätsanbieter {providerId} getestet',
  'sso-connection.enabled': '{actor} hat den Identitätsanbieter {providerId} aktiviert',
  'sso-connection.disabled': '{actor} hat den Identitätsanbieter {providerId} deaktiviert',
  'sso-connection.deleted': '{actor} hat den Identitätsanbieter {providerId} gelöscht',
  'sso-connection.certificate-expiring': 'Ein Zertifikat der Verbindung {providerId} läuft bald ab',
  'sso-connection.metadata-failed': 'Die Metadaten des Identitätsanbieters {providerId} sind nicht lesbar',
  'organization.sso-policy-set': '{actor} hat die Single-Sign-on-Vorgabe geändert: {organization}',
  'sso.break-glass-used': '{actor}, Inhaber von {organization}, hat sich ohne Single Sign-on angemeldet',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = {
  'sso:read': 'Identitätsanbieter von Organisationen ansehen',
};

export const ssoErrors: Translations['ssoErrors'] = {
  SSO_PROVIDER_ALREADY_EXISTS:
    'Ihre Organisation hat bereits eine Verbindung mit diesem Aussteller und dieser Client-ID.',
  SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS:
    'Dieser Redirect-URI wird bereits verwendet. Beginnen Sie von vorn.',
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_SSO_PROVIDERS:
    'Sie haben die Höchstzahl an Verbindungen erreicht. Löschen Sie eine, die Sie nicht mehr verwenden.',
  INVALID_ISSUER_MUST_BE_A_VALID_URL:
    'Geben Sie den Aussteller ein, wie ihn der Anbieter anzeigt, mit https:// am Anfang.',
  ISSUER_IS_SHARED: 'Diesen Aussteller haben Konten vieler Organisationen. Geben Sie den Ihres eigenen Mandanten ein.',
  DISCOVERY_FAILED:
    'Die Konfiguration des Anbieters konnte unter diesem Aussteller nicht gelesen werden. Kopieren Sie den Aussteller genau.',
  CLIENT_SECRET_IS_REQUIRED: 'Geben Sie das Client-Secret ein.',
  INVALID_CEILING_ROLE: 'Durch Single Sign-on kann niemand Inhaber werden.',
  YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE:
    'Sie können diese Rolle nicht vergeben, weil sie Berechtigungen hat, die Ihnen fehlen.',
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO: 'Sie sind nicht berechtigt, diese Verbindung zu ändern.',
  ATTEMPT_NOT_FOUND: 'Diese Anmeldung kann nicht mehr akzeptiert werden. Lassen Sie den Benutzer sich erneut anmelden.',
  IDENTITY_NOT_ACCEPTED:
    'Dieses Konto kann keinem anderen Benutzer des Anbieters gegeben werden. Sein Benutzer verknüpft Single Sign-on in den Kontoeinstellungen.',
  PROVIDER_WAS_CHANGED: 'Diese Verbindung wurde inzwischen geändert. Prüfen Sie sie und versuchen Sie es erneut.',
  SSO_NOT_TESTED: 'Testen Sie zuerst die Verbindung.',
  SSO_IS_REQUIRED: 'Ihre Organisation verlangt Single Sign-on, und dies ist ihre einzige eingeschaltete Verbindung.',
};

export const sso: Translations['sso'] = {
  title: 'Single Sign-on',
  about: 'Lassen Sie Mitglieder sich mit dem Identitätsanbieter Ihres Unternehmens anmelden.',
  notAllowed: 'Sie sind nicht berechtigt, Single Sign-on anzusehen.',
  steps: {
    title: 'Einrichtung',
    domain: {
      title: 'Domain',
      about: 'Weisen Sie nach, dass die Domain Ihrer E-Mail-Adressen Ihnen gehört.',
      pending: (domains) => `Der DNS-Eintrag von ${domains} wurde noch nicht gefunden.`,
      done: (domains) => `Bestätigt: ${domains}.`,
      action: 'Domain hinzufügen',
      manage: 'Domains verwalten',
    },
    connection: {
      title: 'Verbindung',
      about:
        'Verbinden Sie Okta, Microsoft Entra ID, Google Workspace oder einen anderen Anbieter mit OpenID Connect oder SAML.',
      pending: (names) => `Testen Sie ${names} und schalten Sie die Verbindung ein.`,
      done: (names) => `Mitglieder können sich mit ${names} anmelden.`,
      next: 'Weiter',
    },
  },
  connections: 'Verbindungen',
  state: { on: 'Ein', attention: 'Prüfen', off: 'Aus', untested: 'Nicht getestet' },
  add: {
    action: 'Verbindung hinzufügen',
    title: 'Verbindung hinzufügen',
    about: 'Welchen Identitätsanbieter verwendet Ihre Organisation?',
    other: 'Anderer mit OpenID Connect',
    protocol: 'Protokoll',
    protocols: { oidc: 'OIDC', saml: 'SAML' },
    protocolNames: { oidc: 'OpenID Connect', saml: 'SAML 2.0' },
    toConnections: 'Zurück zu Single Sign-on',
    back: 'Anderen Anbieter wählen',
    at: (product) => `In ${product}`,
    atOther: 'Bei Ihrem Anbieter',
    here: 'Hier',
    create: 'Erstellen Sie eine Webanwendung',
    createOther: 'Registrieren Sie eine Webanwendung, die OpenID Connect verwendet',
    redirect: 'Geben Sie diesen Redirect-URI ein',
    email: 'Geben Sie die E-Mail-Adresse für die Anwendung frei',
    access: 'Wählen Sie, wer sich anmelden darf',
    copy: 'Kopieren Sie diese Werte in die Felder dieser Seite',
    test: 'Fügen Sie hier die Verbindung hinzu und testen Sie sie auf ihrer Seite',
    submit: 'Verbindung hinzufügen',
    done: 'Verbindung hinzugefügt',
  },
  fields: {
    name: 'Name',
    nameHint: 'Steht auf der Schaltfläche zum Anmelden.',
    issuer: 'Aussteller',
    example: (issuer) => `Zum Beispiel ${issuer}`,
    clientId: 'Client-ID',
    clientSecret: 'Client-Secret',
    keepSecret: 'Leer lassen, um das jetzige zu behalten.',
    redirectUri: 'Redirect-URI',
    copyRedirectUri: 'Redirect-URI',
    startUrl: 'Link zum Anmelden',
    startUrlHint: 'Für eine Kachel im Portal Ihres Anbieters.',
    copyStartUrl: 'Link zum Anmelden',
  },
  tabs: { label: 'Verbindung', state: 'Status', settings: 'Einstellungen' },
  gone: { title: 'Verbindung nicht gefunden', about: 'Sie wurde vielleicht gelöscht.' },
  attention: {
    'no-proven-domain': 'Keine ihrer Domains ist bestätigt, daher kann sich kein Benutzer damit anmelden.',
    'domain-lost': 'Eine ihrer Domains ist nicht mehr bestätigt.',
  },
  test: {
    title: 'Test',
    about: 'Sie melden sich in einem neuen Tab beim Anbieter an. Ihre Sitzung hier ändert sich nicht.',
    submit: 'Verbindung testen',
    again: 'Erneut testen',
    waiting: 'Die Anmeldung beim Anbieter steht noch aus. Das Ergebnis erscheint hier.',
    blocked: 'Ihr Browser hat den neuen Tab blockiert.',
    open: 'Anmeldung beim Anbieter öffnen',
    passed: 'Der Test war erfolgreich',
    failed: 'Der Test ist fehlgeschlagen',
    outdated: 'Die Verbindung wurde seit diesem Test geändert.',
    stated: 'Was der Anbieter gesendet hat',
    claims: { email: 'E-Mail', emailVerified: 'E-Mail bestätigt', name: 'Name', subject: 'ID', groups: 'Gruppen' },
    yes: 'Ja',
    no: 'Nein',
    missing: 'Nicht gesendet',
    steps: {
      response: 'Der Anbieter hat geantwortet',
      token: 'Seine Antwort wurde akzeptiert',
      address: 'Sie enthält eine E-Mail-Adresse',
      domain: 'Die Adresse gehört zu einer bestätigten Domain',
    },
    wouldDo: {
      'sign-in': 'Bei einer Anmeldung würde dieser Benutzer angemeldet.',
      create: (role) => `Bei einer Anmeldung würde dieser Benutzer als ${role} angelegt.`,
      link: (role) => `Bei einer Anmeldung würde das vorhandene Konto als ${role} verknüpft.`,
      confirm: 'Der Benutzer müsste sich zuerst auf eigene Weise anmelden und dies bestätigen.',
      refuse: 'Eine Anmeldung würde abgelehnt.',
    },
  },
  reasons: {
    sso_email_missing:
      'Der Anbieter hat keine E-Mail-Adresse gesendet. Geben Sie die Adresse dort frei oder ändern Sie ihren Claim in den Einstellungen.',
    sso_email_not_in_domain: 'Die E-Mail-Adresse gehört zu keiner bestätigten Domain dieser Verbindung.',
    sso_email_not_verified: 'Nach Angabe des Anbieters ist die E-Mail-Adresse nicht bestätigt.',
    sso_response_refused:
      'Die Antwort des Anbieters wurde nicht akzeptiert. Prüfen Sie die Client-ID und das Client-Secret.',
    sso_not_assigned: 'Der Benutzer ist kein Mitglied, und neue Mitglieder werden nicht automatisch hinzugefügt.',
    sso_account_refused: 'Das Konto hat eine Rolle der Plattform und meldet sich daher anders an.',
    sso_confirmation_required:
      'Das Konto ist Inhaber einer Organisation oder hat eine Rolle der Plattform, daher muss der Benutzer es selbst verknüpfen.',
    sso_email_taken: 'Die Adresse beim Anbieter gehört zu einem anderen Konto und wurde daher nicht übernommen.',
    sso_not_fresh: 'Der Anbieter hat keine neue Anmeldung angegeben.',
    sso_identity_changed: 'Das Konto gehört zu einem anderen Benutzer des Anbieters.',
    sso_member_limit: 'Die Organisation hat ihre Höchstzahl an Mitgliedern erreicht.',
    access_denied:
      'Die Anmeldung wurde abgebrochen, oder der Anbieter gibt diesem Benutzer keinen Zugriff auf die Anwendung.',
    discovery_failed: 'Die Konfiguration des Anbieters konnte nicht gelesen werden.',
    invalid_provider: 'Die Verbindung wurde während der Anmeldung geändert oder ausgeschaltet.',
    sso_groups_missing: 'Der Anbieter hat keine Gruppen gesendet, daher haben sich Rollen und Teams nicht geändert.',
    sso_team_is_full: 'Ein Team hat seine Höchstzahl an Mitgliedern erreicht.',
    sso_unsolicited: 'Der Anbieter hat eine Antwort gesendet, die zu keiner Anmeldung dieses Dienstes gehört.',
    sso_relay_state_missing: 'Der Anbieter gibt RelayState nicht zurück.',
    banned: 'Der Benutzer ist gesperrt.',
    other: (code) => `Der Anbieter oder der Dienst hat die Anmeldung abgelehnt: ${code}.`,
  },
  enable: {
    title: 'Anmeldung',
    off: 'Benutzer können sich mit dieser Verbindung noch nicht anmelden.',
    on: 'Mitglieder können sich mit dieser Verbindung anmelden. Passwörter funktionieren weiter.',
    testFirst: 'Testen Sie die Verbindung, bevor Sie sie einschalten.',
    action: 'Einschalten',
    question: (name) => `${name} einschalten?`,
    consequences: (domains) =>
      `Ab jetzt können sich Benutzer mit Adressen in ${domains} damit anmelden. Passwörter funktionieren weiter.`,
    consequencesWithoutDomain:
      'Benutzer können sich damit anmelden, sobald eine Domain bestätigt ist. Passwörter funktionieren weiter.',
    done: 'Verbindung eingeschaltet',
  },
  disable: {
    action: 'Ausschalten',
    question: (name) => `${name} ausschalten?`,
    consequences: 'Mitglieder können sich damit nicht mehr anmelden. Wer angemeldet ist, bleibt angemeldet.',
    done: 'Verbindung ausgeschaltet',
  },
  provider: {
    title: 'Anbieter',
    about: 'Nach einer Änderung von Aussteller oder Client-ID ist die Verbindung aus, bis Sie sie erneut testen.',
    submit: 'Anbieter speichern',
    done: 'Anbieter gespeichert',
  },
  users: {
    title: 'Benutzer',
    about: 'Wessen Anmeldungen sie annimmt und was neue Mitglieder erhalten.',
    domains: 'Domains',
    noDomains: 'Ihre Organisation hat noch keine Domains.',
    jit: 'Neue Mitglieder bei ihrer ersten Anmeldung hinzufügen',
    profile: 'Namen und Bilder wie beim Anbieter halten',
    role: 'Rolle neuer Mitglieder',
    session: 'Erneut anmelden nach',
    sessionAsAll: 'Wie bei allen Sitzungen',
    hint: 'Dem Anbieter die eingegebene E-Mail-Adresse mitteilen',
    submit: 'Einstellungen speichern',
    done: 'Einstellungen gespeichert',
  },
  claims: {
    title: 'Claims',
    about: 'Nur, wenn Ihr Anbieter andere Namen als OpenID Connect verwendet.',
    email: 'E-Mail',
    name: 'Name',
    groups: 'Gruppen',
    submit: 'Claims speichern',
    done: 'Claims gespeichert',
  },
  attempts: {
    title: 'Letzte Anmeldungen',
    about: 'Die neuesten 50 der letzten 30 Tage.',
    empty: {
      title: 'Noch keine Anmeldungen',
      description: 'Tests und Anmeldungen mit dieser Verbindung erscheinen hier.',
    },
    outcome: {
      'signed-in': 'Angemeldet',
      refused: 'Abgelehnt',
      passed: 'Test erfolgreich',
      failed: 'Test fehlgeschlagen',
    },
    more: 'Alle anzeigen',
  },
  accept: {
    action: 'Akzeptieren',
    question: (user) => `Neue Identität von ${user} akzeptieren?`,
    consequences: (email) =>
      `Der Anbieter nennt für ${email} eine andere ID als bisher. Akzeptieren Sie sie nur, wenn die Adresse noch derselben Person gehört: Die Anmeldung beim Anbieter öffnet dann dieses Konto. Seine Sitzungen enden.`,
    confirm: 'Identität akzeptieren',
    done: 'Identität akzeptiert',
  },
  remove: {
    title: 'Verbindung löschen',
    about: 'Benutzer können sich damit nicht mehr anmelden. Die Mitglieder bleiben.',
    action: 'Verbindung löschen',
    question: (name) => `${name} löschen?`,
    consequences:
      'Die damit begonnenen Sitzungen enden, und ihre Benutzer werden mit der nächsten Verbindung neu verknüpft.',
    confirm: 'Verbindung löschen',
    done: 'Verbindung gelöscht',
  },
};
