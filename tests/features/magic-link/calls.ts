import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { onlyAddress } from '#tests/support/calls/unanswered-errors.ts';

export const calls: FeatureCalls = {
  'signIn.magicLink': {
    as: 'anonymous',
    input: ({ callers: { owner } }) => ({ email: owner.email }),
    statements: 2,
    audits: { nothing: 'the sign-in is recorded' },
    whileImpersonating: { allowed: 'mails the owner of the address' },
  },
  'magicLink.verify': {
    as: 'anonymous',
    input: ({ ids: { magicLink } }) => ({ token: magicLink, callbackURL: '/' }),
    variants: ({ ids: { magicLink } }) => [{ token: magicLink }],
    statements: 28,
    emits: ['emailVerified', 'sessionsRevoked'],
    signInMethod: 'magic-link',
    whileImpersonating: { allowed: 'requires the mailed token' },
    changesData: true,
    neverAnswers: {
      ...onlyAddress,
      INVALID_TOKEN: 'sent in a redirect',
      USER_ALREADY_EXISTS: 'the concurrently created user is signed in',
    },
  },
};
