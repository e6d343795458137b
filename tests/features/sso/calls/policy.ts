import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

const listed = 'listed in its answer';

export const calls: FeatureCalls = {
  'sso.getPolicy': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 7,
    neverAnswers: {
      SSO_NOT_TESTED: listed,
      DOMAIN_NOT_VERIFIED: listed,
      BREAK_GLASS_REQUIRED: listed,
    },
  },
  'sso.setPolicy': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, required: false, guests: 'refuse' }),
    statements: 12,
    audits: 'organization.sso-policy-set',
    whileImpersonating: 'rejected',
  },
};
