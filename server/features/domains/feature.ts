import { defineFeature, kitTags } from '#server/call/feature.ts';
import type { DomainPageConfiguration } from '#shared/domains/configuration.ts';
import { domainErrors } from '#shared/domains/errors.ts';
import { domainEvents } from '#shared/domains/events.ts';

import { domainLostMail, lookUpLimit } from './domain.definitions.ts';
import { OrganizationDomainSchema } from './domain.entity.ts';
import { domainOptions } from './domain.options.ts';
import { domainRouter } from './domain.router.ts';
import { resolverCheck } from './look-up.ts';
import { ManagedAccountSchema } from './managed-account.entity.ts';
import { recheckDomains } from './recheck-domains.ts';

const HOUR = 60 * 60;

const ofOrganization = { none: 'Belongs to an organization, whose managers read its audit log.' };
const mailed = { none: 'The owners and the person who added the domain get a mail.' };

export const domains = defineFeature({
  name: 'domains',
  errors: domainErrors,
  audit: domainEvents,
  notices: {
    'organization-domain.added': ofOrganization,
    'organization-domain.updated': ofOrganization,
    'organization-domain.verified': ofOrganization,
    'organization-domain.failing': mailed,
    'organization-domain.lost': mailed,
    'organization-domain.removed': ofOrganization,
  },
  entities: [OrganizationDomainSchema, ManagedAccountSchema],
  options: [domainOptions],
  mails: [domainLostMail],
  checks: [resolverCheck],
  router: domainRouter,
  publicConfiguration: (service): DomainPageConfiguration => ({
    domainGraceDays: domainOptions.of(service).graceDays,
  }),
  rateLimits: { 'organization.verifyDomain': [lookUpLimit] },
  tag: kitTags.organizations,
  jobs: [
    {
      name: 'domains',
      every: (service) => Math.min(HOUR, domainOptions.of(service).recheckEvery),
      run: recheckDomains,
    },
  ],
});
