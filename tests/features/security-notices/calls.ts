import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'securityNotices.get': { as: 'owner', statements: 1 },
  'securityNotices.update': {
    as: 'owner',
    input: { signIns: false },
    statements: 3,
    audits: 'security-notices.updated',
    whileImpersonating: 'rejected',
  },
};
