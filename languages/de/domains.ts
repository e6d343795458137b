import type { Translations } from '#generated/texts/screens.ts';

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
