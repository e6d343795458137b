import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  events: {
    as: 'admin',
    input: { types: 'user.deleted', limit: '5' },
    pages: [{ types: undefined }],
    statements: 2,
    neverStale: 'for programs',
  },
  'organization.listEvents': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
};
