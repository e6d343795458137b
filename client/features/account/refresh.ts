import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: [
        'updateUser',
        'updateSession',
        'deleteUser',
        'changeEmail',
        'changePassword',
        'verifyPassword',
        'revokeSession',
        'revokeSessions',
      ],
      delay: SESSION_REFRESH_DELAY_MS,
    },
    { refresh: 'securityNotices.get', after: ['securityNotices.update'] },
    { refresh: 'listAccounts', after: ['linkSocial', 'unlinkAccount'] },
    { refresh: 'listSessions', after: ['revokeSession', 'revokeSessions', 'revokeOtherSessions', 'changePassword'] },
  ],
};

export const refreshesNothing: readonly CallPattern[] = ['getSessionPost', 'refreshToken', 'getAccessToken'];
