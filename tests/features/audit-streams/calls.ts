import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

/** A public address, to which nothing is sent because no job runs. */
const collector = { name: 'Collector', preset: 'generic', url: 'https://93.184.216.34/' };

export const calls: FeatureCalls = {
  'admin.createAuditStream': { as: 'admin', input: collector, statements: 5, audits: 'audit-stream.created' },
  'admin.listAuditStreams': { as: 'admin', statements: 3 },
  'admin.updateAuditStream': {
    as: 'admin',
    input: ({ ids: { streamId } }) => ({ streamId, enabled: false }),
    statements: 4,
    audits: 'audit-stream.updated',
  },
  'admin.deleteAuditStream': {
    as: 'admin',
    input: ({ ids: { streamId } }) => ({ streamId }),
    statements: 4,
    audits: 'audit-stream.deleted',
  },
  'admin.testAuditStream': {
    as: 'admin',
    input: ({ ids: { streamId } }) => ({ streamId }),
    statements: 3,
    audits: 'audit-stream.tested',
  },
  'admin.rewindAuditStream': {
    as: 'admin',
    input: ({ ids: { streamId } }) => ({ streamId, toSequence: 0 }),
    statements: 4,
    audits: 'audit-stream.rewound',
  },
  'organization.createAuditStream': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, ...collector }),
    statements: 9,
    audits: 'audit-stream.created',
    whileImpersonating: 'rejected',
  },
  'organization.listAuditStreams': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 4,
  },
  'organization.updateAuditStream': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationStreamId } }) => ({
      organizationId,
      streamId: organizationStreamId,
      enabled: false,
    }),
    statements: 8,
    audits: 'audit-stream.updated',
    whileImpersonating: 'rejected',
  },
  'organization.deleteAuditStream': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationStreamId } }) => ({ organizationId, streamId: organizationStreamId }),
    statements: 8,
    audits: 'audit-stream.deleted',
    whileImpersonating: 'rejected',
  },
  'organization.testAuditStream': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationStreamId } }) => ({ organizationId, streamId: organizationStreamId }),
    statements: 7,
    audits: 'audit-stream.tested',
    whileImpersonating: 'rejected',
  },
  'organization.rewindAuditStream': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationStreamId } }) => ({
      organizationId,
      streamId: organizationStreamId,
      toSequence: 0,
    }),
    statements: 8,
    audits: 'audit-stream.rewound',
    whileImpersonating: 'rejected',
  },
};
