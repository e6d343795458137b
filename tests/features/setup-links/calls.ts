import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'organization.createSetupLink': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, scopes: ['sso'] }),
    statements: 8,
    audits: 'setup-link.created',
    whileImpersonating: 'rejected',
  },
  'organization.listSetupLinks': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.revokeSetupLink': {
    as: 'owner',
    input: ({ ids: { organizationId, setupLinkId } }) => ({ organizationId, setupLinkId }),
    statements: 8,
    audits: 'setup-link.revoked',
    whileImpersonating: 'rejected',
  },
  'admin.createOrganizationSetupLink': {
    as: 'admin',
    input: ({ ids: { organizationId } }) => ({ organizationId, scopes: ['sso'] }),
    statements: 5,
    audits: 'setup-link.created',
  },
  'setupLink.open': {
    as: 'anonymous',
    input: ({ ids: { setupLinkToken: token } }) => ({ token }),
    statements: 5,
    audits: 'setup-link.opened',
    whileImpersonating: { allowed: 'The holder of a link needs no session.' },
  },
  'setupLink.get': { as: 'holder', statements: 2 },
  'setupLink.complete': {
    as: 'holder',
    statements: 6,
    audits: 'setup-link.completed',
    whileImpersonating: { allowed: 'The holder of a link needs no session.' },
  },
};
