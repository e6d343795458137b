import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';
import { limits } from '#shared/limits.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: [
        'updateUser',
        'deleteUser',
        'changeEmail',
        'changePassword',
        'verifyPassword',
        'revokeSession',
        'revokeSessions',
      ],
      delay: limits.sessionRefreshDelayMs,
    },
    { refresh: 'listAccounts', after: ['linkSocial', 'unlinkAccount'] },
    { refresh: 'listSessions', after: ['revokeSession', 'revokeSessions', 'revokeOtherSessions', 'changePassword'] },
  ],
  refreshesNothing: ['refreshToken', 'getAccessToken'],
};
