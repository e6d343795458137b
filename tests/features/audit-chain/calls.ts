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
  'admin.auditState': { as: 'admin', statements: 3, neverStale: 'of background jobs' },
  'admin.auditProof': {
    as: 'admin',
    input: ({ ids: { sealedEntryId } }) => ({ entryId: sealedEntryId }),
    statements: 5,
    neverStale: 'read once, for a file',
  },
  'organization.auditProof': {
    as: 'owner',
    input: ({ ids: { organizationId, sealedEntryId } }) => ({ organizationId, entryId: sealedEntryId }),
    statements: 6,
    neverStale: 'read once, for a file',
  },
};
