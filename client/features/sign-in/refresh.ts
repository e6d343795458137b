import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';
import { limits } from '#shared/limits.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: ['signOut', 'signIn.*', 'signUp.*', 'verifyEmail'],
      delay: limits.sessionRefreshDelayMs,
    },
    { refresh: 'listAccounts', after: ['resetPassword'] },
    { refresh: 'listSessions', after: ['resetPassword'] },
  ],
  actingQueries: ['verifyEmail'],
  refreshesNothing: [
    'sendVerificationEmail',
    'forgetPassword',
    'requestPasswordReset',
    // Only called by a browser's form.
    'callbackForm',
  ],
};
