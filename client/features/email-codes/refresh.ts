import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: ['emailOtp.verifyEmail', 'emailOtp.changeEmail'],
      delay: SESSION_REFRESH_DELAY_MS,
    },
    { refresh: 'listAccounts', after: ['emailOtp.resetPassword'] },
    { refresh: 'listSessions', after: ['emailOtp.resetPassword'] },
  ],
};

export const refreshesNothing: readonly CallPattern[] = [
  'forgetPasswordEmailOtp',
  'emailOtp.sendVerificationOtp',
  'emailOtp.checkVerificationOtp',
  'emailOtp.requestPasswordReset',
  'emailOtp.requestEmailChange',
];
