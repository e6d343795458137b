import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'multiSession.listDeviceSessions': {
    as: 'switching',
    statements: 2,
    whileImpersonating: 'rejected',
  },
  'multiSession.setActive': {
    as: 'switching',
    input: ({ ids: { deviceSession } }) => ({ sessionToken: deviceSession }),
    statements: 2,
    audits: { nothing: 'the sign-in was recorded' },
    signInMethod: null,
    whileImpersonating: 'rejected',
  },
  'multiSession.revoke': {
    as: 'switching',
    input: ({ ids: { deviceSession } }) => ({ sessionToken: deviceSession }),
    statements: 4,
    audits: 'session.ended',
    emits: ['sessionsRevoked'],
    whileImpersonating: 'rejected',
  },
};
