import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';
import { limits } from '#shared/limits.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: ['emailOtp.verifyEmail', 'emailOtp.changeEmail'],
      delay: limits.sessionRefreshDelayMs,
    },
    { refresh: 'listAccounts', after: ['emailOtp.resetPassword'] },
    { refresh: 'listSessions', after: ['emailOtp.resetPassword'] },
  ],
  refreshesNothing: [
    'forgetPasswordEmailOtp',
    'emailOtp.sendVerificationOtp',
    'emailOtp.checkVerificationOtp',
    'emailOtp.requestPasswordReset',
    'emailOtp.requestEmailChange',
  ],
};
