import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'sso.getPolicy': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 6,
  },
  'sso.setPolicy': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, required: false, guests: 'refuse' }),
    statements: 10,
    audits: 'organization.sso-policy-set',
    whileImpersonating: 'rejected',
  },
};
