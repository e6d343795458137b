import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { onlyAddress } from '#tests/support/calls/unanswered-errors.ts';

export const calls: FeatureCalls = {
  'oneTap.callback': {
    as: 'anonymous',
    input: ({ ids: { idToken } }) => ({ idToken, nonce: 'nonce' }),
    statements: 5,
    audits: 'session.started',
    signInMethod: 'google',
    whileImpersonating: { allowed: 'requires an ID token of Google' },
    neverAnswers: {
      ...onlyAddress,
      INVALID_TOKEN: 'answered as INVALID_ID_TOKEN',
      FAILED_TO_CREATE_SESSION: 'answered as UNABLE_TO_CREATE_SESSION',
      USER_ALREADY_EXISTS: 'a retry reads the concurrently created user',
    },
  },
};
