import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  sendVerificationEmail: {
    as: 'owner',
    input: ({ callers: { owner } }) => ({ email: owner.email, callbackURL: '/' }),
    statements: 2,
    audits: { nothing: 'the verification is recorded' },
    whileImpersonating: { allowed: 'mails the owner of the address' },
  },
  verifyEmail: {
    as: 'anonymous',
    input: ({ ids: { verification } }) => ({ token: verification }),
    statements: 6,
    emits: ['emailVerified'],
    signInMethod: 'email',
    whileImpersonating: { allowed: 'requires the mailed token and ignores an impersonated session' },
    changesData: true,
    neverAnswers: { BANNED_USER: 'a banned user is verified but not signed in' },
  },
};
