import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';
import type { CallName } from '#shared/calls.ts';

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
      after: [...verified, 'twoFactor.completeRecovery'],
      delay: SESSION_REFRESH_DELAY_MS,
    },
    {
      refresh: 'twoFactor.status',
      after: [...verified, 'twoFactor.completeRecovery'],
    },
    {
      refresh: 'twoFactor.listTrustedDevices',
      after: [
        ...verified,
        'twoFactor.completeRecovery',
        'twoFactor.revokeTrustedDevice',
        'twoFactor.revokeTrustedDevices',
        'changePassword',
      ],
    },
    {
      refresh: 'listSessions',
      after: changed,
    },
    {
      refresh: 'twoFactor.getChallenge',
      after: [
        'signIn.*',
        'twoFactor.verifyTotp',
        'twoFactor.verifyOtp',
        'twoFactor.verifyBackupCode',
        'twoFactor.requestRecovery',
        'twoFactor.completeRecovery',
        'twoFactor.cancelRecovery',
      ],
    },
    { refresh: 'admin.getUser', after: ['admin.resetTwoFactor'] },
    { refresh: 'admin.listAudit', after: ['admin.resetTwoFactor'] },
    { refresh: 'admin.listUsers', after: ['admin.resetTwoFactor'] },
    { refresh: 'admin.listUserSessions', after: ['admin.resetTwoFactor'] },
  ],
};

export const refreshesNothing: readonly CallPattern[] = [
  'twoFactor.getTotpUri',
  'twoFactor.sendOtp',
  'twoFactor.sendRecoveryCode',
];
