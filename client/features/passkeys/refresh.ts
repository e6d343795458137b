import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'getSession', after: ['passkey.verifyAuthentication'], delay: SESSION_REFRESH_DELAY_MS },
    {
      refresh: 'passkey.listUserPasskeys',
      after: [
        'passkey.verifyRegistration',
        'passkey.verifyAuthentication',
        'passkey.updatePasskey',
        'passkey.deletePasskey',
      ],
    },
    { refresh: 'listAccounts', after: ['passkey.verifyRegistration', 'passkey.deletePasskey'] },
    // Other sessions and trusted browsers end when a passkey is added or removed.
    { refresh: 'listSessions', after: ['passkey.verifyRegistration', 'passkey.deletePasskey'] },
    { refresh: 'twoFactor.status', after: ['passkey.verifyRegistration', 'passkey.deletePasskey'] },
    { refresh: 'twoFactor.listTrustedDevices', after: ['passkey.verifyRegistration', 'passkey.deletePasskey'] },
    { refresh: 'twoFactor.getChallenge', after: ['passkey.verifyAuthentication'] },
  ],
};

export const refreshesNothing: readonly CallPattern[] = ['passkey.generateAuthenticateOptionsPost'];
