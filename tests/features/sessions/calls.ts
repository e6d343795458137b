import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  getSession: { as: 'owner', statements: 1 },
  getSessionPost: {
    as: 'owner',
    statements: 1,
    audits: { nothing: 'extends the session, as get-session does' },
    whileImpersonating: { allowed: 'changes nothing of the user' },
  },
  updateSession: {
    as: 'owner',
    statements: 1,
    audits: { nothing: 'additional fields grant nothing' },
    whileImpersonating: { allowed: 'additional fields grant nothing' },
  },
  signOut: {
    as: 'owner',
    statements: 1,
    audits: { nothing: 'ends only the caller’s session' },
    whileImpersonating: { allowed: 'ends the impersonation and the session of the administrator' },
  },
  listSessions: { as: 'owner', statements: 2 },
  revokeSession: {
    as: 'owner',
    input: ({ ids: { ownSessionToken } }) => ({ token: ownSessionToken }),
    statements: 4,
    audits: 'session.ended',
    emits: ['sessionsRevoked'],
    whileImpersonating: 'rejected',
  },
  revokeSessions: {
    as: 'owner',
    statements: 3,
    audits: 'session.ended',
    emits: ['sessionsRevoked'],
    whileImpersonating: 'rejected',
  },
  revokeOtherSessions: {
    as: 'owner',
    statements: 3,
    audits: 'session.ended',
    emits: ['sessionsRevoked'],
    whileImpersonating: 'rejected',
  },
};
