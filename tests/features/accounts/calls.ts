import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  listAccounts: { as: 'owner', statements: 4 },
  unlinkAccount: {
    as: 'social',
    input: { providerId: 'google' },
    refused: 'the only sign-in method cannot be unlinked',
    statements: 5,
    audits: {
      event: 'account.unlinked',
      elsewhere: 'the only account stays: tests/features/accounts/accounts.test.ts',
    },
    raisesElsewhere: ['SSO_IS_REQUIRED'],
    whileImpersonating: 'rejected',
  },
};
