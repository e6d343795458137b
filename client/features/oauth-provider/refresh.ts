import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'oauth2.getClients', after: ['oauth2.*', 'admin.oauth2.setClientHost'] },
    { refresh: 'admin.oauth2.listClientHosts', after: ['admin.oauth2.setClientHost', 'oauth2.deleteClient'] },
    {
      refresh: 'admin.oauth2.listRegistrationTokens',
      after: ['admin.oauth2.createRegistrationToken', 'admin.oauth2.deleteRegistrationToken'],
    },
    { refresh: 'oauth2.getResources', after: ['oauth2.*'] },
    { refresh: 'oauth2.getResource', after: ['oauth2.*'] },
    { refresh: 'oauth2.getConsents', after: ['oauth2.*'] },
    { refresh: 'oauth2.getClient', after: ['oauth2.updateClient', 'oauth2.client.*', 'oauth2.verifyClient'] },
    { refresh: 'organization.listConnectedApps', after: ['organization.revokeConnectedApp', 'oauth2.deleteClient'] },
    { refresh: 'oauth2.getConsent', after: ['oauth2.*'] },
    { refresh: 'oauth2.publicClient', after: ['oauth2.updateClient'] },
    {
      // What proves the identity of the user takes a request to its next step.
      refresh: 'oauth2.getInteraction',
      after: [
        'verifyPassword',
        'twoFactor.verifyTotp',
        'twoFactor.verifyOtp',
        'twoFactor.verifyBackupCode',
        'passkey.verifyAuthentication',
      ],
    },
  ],
};
