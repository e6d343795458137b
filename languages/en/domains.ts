import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const domainEventTexts = localized('domainEventTexts', {
  'organization-domain.added': 'Domain added',
  'organization-domain.updated': 'Domain updated',
  'organization-domain.verified': 'Domain verified',
  'organization-domain.failing': 'Domain record missing',
  'organization-domain.lost': 'Domain no longer verified',
  'organization-domain.removed': 'Domain removed',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const domainSentences = localized('domainSentences', {
  'organization-domain.added': '{actor} added the domain {domain}',
  'organization-domain.updated': '{actor} updated the domain {domain}',
  'organization-domain.verified': 'The domain {domain} was verified',
  'organization-domain.failing': 'The DNS record of {domain} is missing',
  'organization-domain.lost': 'The domain {domain} is no longer verified',
  'organization-domain.removed': '{actor} removed the domain {domain}',
});

export const domainScopeTexts = localized('domainScopeTexts', { 'domain:read': 'See the domains of organizations' });
