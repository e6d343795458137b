import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'getSession', after: ['multiSession.setActive', 'multiSession.revoke'] },
    { refresh: 'multiSession.listDeviceSessions', after: ['multiSession.setActive', 'multiSession.revoke', 'signOut'] },
    { refresh: 'multiSession.listDeviceSessions', after: ['signIn.*', 'signUp.*', 'updateUser', 'revokeSessions'] },
  ],
};
