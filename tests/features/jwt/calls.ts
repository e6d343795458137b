import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  token: {
    as: 'owner',
    statements: 2,
    neverStale: 'each call gets a value of its own',
  },
  jwks: {
    as: 'anonymous',
    statements: 3,
    neverStale: 'state and options of the service',
  },
};
