import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  ok: {
    as: 'anonymous',
    statements: 0,
    neverStale: 'state and options of the service',
  },
  ready: {
    as: 'anonymous',
    statements: 2,
    neverStale: 'state and options of the service',
  },
  getPublicOptions: {
    as: 'anonymous',
    statements: 0,
    neverStale: 'state and options of the service',
  },
  error: {
    as: 'anonymous',
    input: { error: 'access_denied' },
    statements: 0,
    neverStale: 'pages, redirects and files',
  },
};
