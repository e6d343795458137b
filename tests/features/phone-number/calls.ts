import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';
import { PASSWORD } from '#tests/support/person.ts';

export const calls: FeatureCalls = {
  'signIn.phoneNumber': {
    as: 'anonymous',
    input: ({ ids: { phoneNumber } }) => ({ phoneNumber, password: PASSWORD }),
    statements: 5,
    audits: 'session.started',
    signInMethod: 'phone-number',
    whileImpersonating: { allowed: 'requires the password' },
  },
  'phoneNumber.sendOtp': {
    as: 'anonymous',
    input: ({ ids: { phoneNumber } }) => ({ phoneNumber }),
    statements: 2,
    audits: { nothing: 'the use of the code is recorded' },
    whileImpersonating: { allowed: 'sends a message to the owner of the number' },
  },
  'phoneNumber.verify': {
    as: 'anonymous',
    input: ({ ids: { phoneNumber, phoneCodes } }) => ({ phoneNumber, code: phoneCodes.signIn }),
    variants: ({ ids: { phoneNumber, phoneCodes } }) => [
      { phoneNumber, code: phoneCodes.signIn, disableSession: true },
    ],
    statements: 7,
    audits: 'session.started',
    signInMethod: 'phone-number',
    whileImpersonating: { rejected: { phoneNumber: '+14155552671', code: '123456', updatePhoneNumber: true } },
    neverAnswers: {
      USERNAME_IS_ALREADY_TAKEN: 'the new user has no username',
      HEADERS_IS_REQUIRED: 'always present over HTTP',
    },
  },
  'phoneNumber.requestPasswordReset': {
    as: 'anonymous',
    input: ({ ids: { phoneNumber } }) => ({ phoneNumber }),
    statements: 2,
    audits: { nothing: 'the reset is recorded' },
    whileImpersonating: { allowed: 'sends a message to the owner of the number' },
  },
  'phoneNumber.forgetPassword': {
    as: 'anonymous',
    input: ({ ids: { phoneNumber } }) => ({ phoneNumber }),
    statements: 2,
    audits: { nothing: 'the reset is recorded' },
    whileImpersonating: { allowed: 'sends a message to the owner of the number' },
  },
  'phoneNumber.resetPassword': {
    as: 'anonymous',
    input: ({ ids: { phoneNumber, phoneCodes } }) => ({
      phoneNumber,
      otp: phoneCodes.reset,
      newPassword: 'another long password',
    }),
    statements: 14,
    audits: 'password.reset',
    emits: ['passwordChanged', 'sessionsRevoked'],
    whileImpersonating: { allowed: 'requires the code' },
  },
};
