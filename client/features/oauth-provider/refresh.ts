import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

const registrations = [
  'oauth2.createClient',
  'oauth2.updateClient',
  'oauth2.deleteClient',
  'oauth2.client.rotateSecret',
] as const;

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'oauth2.getClients', after: registrations },
    { refresh: 'oauth2.getClient', after: ['oauth2.updateClient', 'oauth2.client.rotateSecret'] },
    {
      refresh: 'oauth2.getConsents',
      after: ['oauth2.consent', 'oauth2.deleteConsent', 'oauth2.updateClient', 'oauth2.deleteClient'],
    },
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
