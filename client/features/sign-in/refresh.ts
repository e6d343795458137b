import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: ['signOut', 'signIn.*', 'signUp.*', 'verifyEmail'],
      delay: SESSION_REFRESH_DELAY_MS,
    },
    { refresh: 'listAccounts', after: ['resetPassword'] },
    { refresh: 'listSessions', after: ['resetPassword'] },
  ],
  actingQueries: ['verifyEmail'],
};

export const refreshesNothing: readonly CallPattern[] = [
  'sendVerificationEmail',
  'forgetPassword',
  'requestPasswordReset',
  // Only called by a browser's form.
  'callbackForm',
];
