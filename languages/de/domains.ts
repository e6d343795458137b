import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('de');

export const domainErrors: Translations['domainErrors'] = {
  INVALID_DOMAIN: 'Geben Sie eine Domain wie example.com ein, ohne https:// und @.',
  PUBLIC_DOMAIN: 'In dieser Domain kann jeder eine E-Mail-Adresse erhalten. Geben Sie eine eigene Domain ein.',
  DOMAIN_ALREADY_ADDED: 'Diese Domain wurde bereits hinzugefügt.',
  DOMAIN_LIMIT_REACHED:
    'Sie haben die Höchstzahl an Domains erreicht. Entfernen Sie eine, die Sie nicht mehr verwenden.',
  DOMAIN_NOT_FOUND: 'Diese Domain wurde entfernt.',
  DOMAIN_RECORD_NOT_FOUND: 'Dort ist noch nichts.',
  DOMAIN_RECORD_NOT_AMONG_TXT_RECORDS: 'Es gibt andere TXT-Einträge, aber nicht diesen. Vergleichen Sie Name und Wert.',
  DOMAIN_LOOKUP_FAILED: 'Die Nameserver dieser Domain antworten nicht. Versuchen Sie es später erneut.',
  DOMAIN_IS_TAKEN:
    'Eine andere Organisation hat diese Domain bestätigt. Prüfen Sie erneut, sobald deren Eintrag entfernt ist.',
};

export const domains: Translations['domains'] = {
  title: 'Domains',
  about: (organization) => `Die E-Mail-Domains, die zu ${organization} gehören.`,
  notAllowed: 'Sie sind nicht berechtigt, Domains anzusehen.',
  empty: {
    title: 'Noch keine Domains',
    description: 'Bestätigen Sie die Domains der E-Mail-Adressen Ihrer Organisation.',
  },
  add: {
    open: 'Domain hinzufügen',
    title: 'Domain hinzufügen',
    submit: 'Domain hinzufügen',
    field: 'Domain',
    example: 'example.com',
    hint: 'Der Teil nach dem @ Ihrer E-Mail-Adressen.',
  },
  status: {
    pending: 'Noch nicht bestätigt',
    verified: 'Bestätigt',
    failing: 'Eintrag fehlt',
    lost: 'Nicht mehr bestätigt',
  },
  added: 'Hinzugefügt',
  checked: 'Geprüft',
  includesSubdomains: 'mit Subdomains',
  failing: (since, until) =>
    `Der Eintrag fehlt seit dem ${since}. Wenn er bis zum ${until} nicht wieder da ist, gilt die Domain nicht mehr als bestätigt.`,
  lost: (since) => `Diese Domain ist seit dem ${since} nicht mehr bestätigt, weil ihr Eintrag fehlte.`,
  record: {
    title: (domain) => `Fügen Sie diesen Eintrag dort hinzu, wo ${domain} verwaltet wird`,
    type: 'Typ',
    name: 'Name',
    value: 'Wert',
    fullName: 'Vollständiger Name',
    names: 'Die meisten DNS-Anbieter hängen die Domain an den Namen an. Sonst geben Sie den vollständigen Namen ein.',
    copyName: 'Name',
    copyFullName: 'Vollständiger Name',
    copyValue: 'Wert',
  },
  check: {
    submit: 'Jetzt prüfen',
    submitOf: (domain) => `${domain}: jetzt prüfen`,
    delay: 'Änderungen im DNS können eine Stunde dauern.',
    again: 'Solange diese Seite geöffnet ist, sehen wir jede Minute nach.',
    others: (count, name) =>
      plural(count, {
        one: `Unter ${name} gibt es ${count} TXT-Eintrag, aber nicht diesen.`,
        other: `Unter ${name} gibt es ${count} TXT-Einträge, aber nicht diesen.`,
      }),
    done: (domain) => `${domain} ist bestätigt`,
  },
  actionsFor: (domain) => `Aktionen für ${domain}`,
  subdomains: {
    include: 'Subdomains einschließen',
    exclude: 'Subdomains ausschließen',
    included: 'Subdomains eingeschlossen',
    excluded: 'Subdomains ausgeschlossen',
  },
  remove: {
    action: 'Entfernen',
    question: (domain) => `${domain} entfernen?`,
    consequences: (domain) =>
      `${domain} gehört dann nicht mehr zu Ihrer Organisation. Um die Domain erneut hinzuzufügen, brauchen Sie einen neuen Eintrag.`,
    confirm: 'Domain entfernen',
    done: 'Domain entfernt',
  },
};

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'Domain hinzugefügt',
  'organization-domain.updated': 'Domain aktualisiert',
  'organization-domain.verified': 'Domain bestätigt',
  'organization-domain.failing': 'DNS-Eintrag einer Domain fehlt',
  'organization-domain.lost': 'Domain nicht mehr bestätigt',
  'organization-domain.removed': 'Domain entfernt',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} hat die Domain {domain} hinzugefügt',
  'organization-domain.updated': '{actor} hat die Domain {domain} geändert',
  'organization-domain.verified': 'Die Domain {domain} wurde bestätigt',
  'organization-domain.failing': 'Der DNS-Eintrag von {domain} fehlt',
  'organization-domain.lost': 'Die Domain {domain} ist nicht mehr bestätigt',
  'organization-domain.removed': '{actor} hat die Domain {domain} entfernt',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = {
  'domain:read': 'Domains von Organisationen ansehen',
};
