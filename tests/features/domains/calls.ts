import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'organization.addDomain': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, domain: 'new.example' }),
    statements: 9,
    audits: 'organization-domain.added',
    emits: ['domainAdded'],
    whileImpersonating: 'rejected',
  },
  'organization.listDomains': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.verifyDomain': {
    as: 'owner',
    input: ({ ids: { organizationId, domainId } }) => ({ organizationId, domainId }),
    statements: 9,
    audits: 'organization-domain.verified',
    whileImpersonating: 'rejected',
  },
  'organization.updateDomain': {
    as: 'owner',
    input: ({ ids: { organizationId, domainId } }) => ({ organizationId, domainId, includesSubdomains: true }),
    statements: 8,
    audits: 'organization-domain.updated',
    whileImpersonating: 'rejected',
  },
  'organization.deleteDomain': {
    as: 'owner',
    input: ({ ids: { organizationId, domainId } }) => ({ organizationId, domainId }),
    statements: 8,
    audits: 'organization-domain.removed',
    emits: ['domainRemoving'],
    raisesElsewhere: ['SSO_IS_REQUIRED'],
    whileImpersonating: 'rejected',
  },
};
