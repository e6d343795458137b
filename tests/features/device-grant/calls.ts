import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  device: {
    as: 'member',
    input: ({ ids: { userCode } }) => ({ user_code: userCode }),
    statements: 12,
    neverStale: 'The screen claims each code anew.',
    whileImpersonating: 'rejected',
  },
  deviceApprove: {
    as: 'member',
    input: ({ ids: { userCode } }) => ({ userCode }),
    statements: 18,
    audits: 'device.approved',
    whileImpersonating: 'rejected',
  },
  deviceDeny: {
    as: 'member',
    input: ({ ids: { userCode } }) => ({ userCode }),
    statements: 14,
    audits: 'device.denied',
    whileImpersonating: 'rejected',
  },
};
