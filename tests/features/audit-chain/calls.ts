import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'audit.jwks': {
    as: 'anonymous',
    statements: 1,
    neverStale: 'for programs',
  },
  'audit.checkpoints': {
    as: 'anonymous',
    pages: [{}],
    statements: 1,
    neverStale: 'for programs',
  },
};
