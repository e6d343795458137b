import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';
import type { CallName } from '#shared/calls.ts';
import { limits } from '#shared/limits.ts';

/** Calls that can change the factors. */
const changed: readonly CallName[] = [
  'twoFactor.enable',
  'twoFactor.disable',
  'twoFactor.generateBackupCodes',
  'twoFactor.verifyTotp',
  'twoFactor.verifyOtp',
];
/** These, and the use of a backup code. */
const verified: readonly CallName[] = [...changed, 'twoFactor.verifyBackupCode'];

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: verified,
      delay: limits.sessionRefreshDelayMs,
    },
    {
      refresh: 'twoFactor.status',
      after: verified,
    },
    {
      refresh: 'twoFactor.listTrustedDevices',
      after: [...verified, 'twoFactor.revokeTrustedDevice', 'twoFactor.revokeTrustedDevices', 'changePassword'],
    },
    {
      refresh: 'listSessions',
      after: changed,
    },
    {
      refresh: 'twoFactor.getChallenge',
      after: ['signIn.*', 'twoFactor.verifyTotp', 'twoFactor.verifyOtp', 'twoFactor.verifyBackupCode'],
    },
    { refresh: 'admin.getUser', after: ['admin.resetTwoFactor'] },
    { refresh: 'admin.listUsers', after: ['admin.resetTwoFactor'] },
    { refresh: 'admin.listUserSessions', after: ['admin.resetTwoFactor'] },
  ],
  refreshesNothing: ['twoFactor.getTotpUri', 'twoFactor.sendOtp'],
};
