import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { onlyAddress } from '#tests/support/calls/unanswered-errors.ts';

export const calls: FeatureCalls = {
  'signIn.anonymous': {
    as: 'anonymous',
    statements: 3,
    audits: 'user.signed-up',
    emits: ['userCreated'],
    signInMethod: 'anonymous',
    whileImpersonating: { allowed: 'creates another account' },
    neverAnswers: {
      ...onlyAddress,
      BANNED_USER: 'a new user is not banned',
      USER_ALREADY_EXISTS: 'the address is random',
    },
  },
  deleteAnonymousUser: {
    as: 'visitor',
    statements: 18,
    audits: 'user.deleted',
    emits: ['userDeleting'],
    whileImpersonating: 'rejected',
  },
};
