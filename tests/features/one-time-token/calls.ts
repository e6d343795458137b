import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'oneTimeToken.generate': {
    as: 'owner',
    statements: 2,
    whileImpersonating: 'rejected',
    changesData: true,
    neverStale: 'each call gets a value of its own',
  },
  'oneTimeToken.verify': {
    as: 'anonymous',
    input: ({ ids: { oneTimeToken } }) => ({ token: oneTimeToken }),
    statements: 6,
    audits: 'session.started',
    signInMethod: null,
    whileImpersonating: { allowed: 'requires the token' },
  },
};
