import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: [
        'signOut',
        'signIn.*',
        'signUp.*',
        'verifyEmail',
        'oneTap.callback',
        'oneTimeToken.verify',
        'phoneNumber.verify',
        'deleteAnonymousUser',
      ],
      delay: SESSION_REFRESH_DELAY_MS,
    },
    { refresh: 'listAccounts', after: ['resetPassword', 'phoneNumber.resetPassword', 'phoneNumber.verify'] },
    { refresh: 'listSessions', after: ['resetPassword', 'phoneNumber.resetPassword'] },
  ],
  actingQueries: ['verifyEmail'],
};

export const refreshesNothing: readonly CallPattern[] = [
  'sendVerificationEmail',
  'forgetPassword',
  'requestPasswordReset',
  'phoneNumber.sendOtp',
  'phoneNumber.requestPasswordReset',
  'phoneNumber.forgetPassword',
  // Only called by a browser's form.
  'callbackForm',
];
