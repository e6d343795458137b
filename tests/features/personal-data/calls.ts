import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'personalData.summary': { as: 'owner', statements: 1 },
  'personalData.requestExport': {
    as: 'owner',
    statements: 6,
    audits: 'personal-data.exported',
    whileImpersonating: 'rejected',
  },
  'personalData.readExport': {
    as: 'owner',
    input: ({ ids: { exportId } }) => ({ exportId }),
    statements: 32,
    neverStale: 'read once, for a file',
  },
  'admin.exportUser': {
    as: 'admin',
    input: ({ ids: { userId } }) => ({ userId }),
    statements: 32,
    audits: 'user.data-exported',
  },
};
