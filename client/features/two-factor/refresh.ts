import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';
import { limits } from '#shared/limits.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: [
        'twoFactor.enable',
        'twoFactor.disable',
        'twoFactor.generateBackupCodes',
        'twoFactor.verifyTotp',
        'twoFactor.verifyOtp',
        'twoFactor.verifyBackupCode',
      ],
      delay: limits.sessionRefreshDelayMs,
    },
    {
      refresh: 'twoFactor.status',
      after: [
        'twoFactor.enable',
        'twoFactor.disable',
        'twoFactor.generateBackupCodes',
        'twoFactor.verifyTotp',
        'twoFactor.verifyOtp',
        'twoFactor.verifyBackupCode',
      ],
    },
    {
      refresh: 'twoFactor.listTrustedDevices',
      after: [
        'twoFactor.enable',
        'twoFactor.disable',
        'twoFactor.generateBackupCodes',
        'twoFactor.verifyTotp',
        'twoFactor.verifyOtp',
        'twoFactor.verifyBackupCode',
        'twoFactor.revokeTrustedDevice',
        'twoFactor.revokeTrustedDevices',
        'changePassword',
      ],
    },
    {
      refresh: 'listSessions',
      after: [
        'twoFactor.enable',
        'twoFactor.disable',
        'twoFactor.generateBackupCodes',
        'twoFactor.verifyTotp',
        'twoFactor.verifyOtp',
      ],
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
