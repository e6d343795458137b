import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { PASSWORD } from '#tests/support/person.ts';

export const calls: FeatureCalls = {
  'signIn.username': {
    as: 'anonymous',
    input: { username: 'Ada_Owner', password: PASSWORD, callbackURL: '/' },
    statements: 5,
    audits: 'session.started',
    signInMethod: 'username',
    whileImpersonating: { allowed: 'requires the password' },
  },
  isUsernameAvailable: {
    as: 'anonymous',
    input: { username: 'free_name' },
    statements: 1,
    audits: { nothing: 'read-only' },
    whileImpersonating: { allowed: 'changes nothing' },
  },
};
