import { userFieldErrors } from '#server/features/users/user-fields.ts';
import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { noPhoneNumber } from '#tests/support/calls/unanswered-errors.ts';
import { PASSWORD } from '#tests/support/person.ts';

export const calls: FeatureCalls = {
  'signUp.email': {
    as: 'anonymous',
    input: { name: 'New', email: 'new@example.com', password: PASSWORD },
    statements: 5,
    audits: 'user.signed-up',
    emits: ['userCreated'],
    signInMethod: 'email',
    whileImpersonating: { allowed: 'creates another account' },
    neverAnswers: { ...noPhoneNumber, BANNED_USER: 'a new user is not banned' },
    raisesElsewhere: userFieldErrors.filter((code) => code !== 'USERNAME_IS_ALREADY_TAKEN'),
  },
  'signIn.email': {
    as: 'anonymous',
    input: ({ callers: { owner } }) => ({ email: owner.email, password: PASSWORD, callbackURL: '/', rememberMe: true }),
    statements: 5,
    audits: 'session.started',
    signInMethod: 'email',
    whileImpersonating: { allowed: 'requires the password' },
  },
  forgetPassword: {
    as: 'anonymous',
    input: ({ callers: { owner } }) => ({ email: owner.email }),
    statements: 2,
    audits: { nothing: 'the reset is recorded' },
    whileImpersonating: { allowed: 'mails the owner of the address' },
  },
  requestPasswordReset: {
    as: 'anonymous',
    input: ({ callers: { owner } }) => ({ email: owner.email, redirectTo: '/' }),
    statements: 2,
    audits: { nothing: 'the reset is recorded' },
    whileImpersonating: { allowed: 'mails the owner of the address' },
  },
  resetPasswordCallback: {
    as: 'anonymous',
    input: ({ ids: { reset } }) => ({ token: reset, callbackURL: '/' }),
    statements: 1,
    whileImpersonating: { allowed: 'requires the mailed token' },
    neverStale: 'pages, redirects and files',
    neverAnswers: { INVALID_TOKEN: 'sent in a redirect' },
  },
  resetPassword: {
    as: 'anonymous',
    input: ({ ids: { reset } }) => ({ token: reset, newPassword: 'another long password' }),
    statements: 35,
    audits: 'password.reset',
    emits: ['emailVerified', 'passwordChanged', 'sessionsRevoked'],
    whileImpersonating: { allowed: 'requires the mailed token' },
  },
  changePassword: {
    as: 'owner',
    input: { currentPassword: PASSWORD, newPassword: 'another long password' },
    statements: 11,
    audits: 'password.changed',
    emits: ['passwordChanged'],
    whileImpersonating: 'rejected',
  },
  verifyPassword: {
    as: 'owner',
    input: { password: PASSWORD },
    statements: 5,
    audits: { nothing: 'only makes the session fresh' },
    whileImpersonating: 'rejected',
  },
  setPassword: {
    audits: { event: 'password.set', elsewhere: 'for calls of the server: tests/features/passwords' },
    emits: ['passwordChanged'],
    whileImpersonating: { rejected: { newPassword: 'another long password' } },
  },
};
