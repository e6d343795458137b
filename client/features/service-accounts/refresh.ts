import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'serviceAccount.list',
      after: [
        'serviceAccount.create',
        'serviceAccount.update',
        'serviceAccount.delete',
        'serviceAccount.createKey',
        'serviceAccount.rotateKey',
        'serviceAccount.deleteKey',
      ],
    },
    {
      refresh: 'organization.listServiceAccounts',
      after: [
        'organization.createServiceAccount',
        'organization.updateServiceAccount',
        'organization.deleteServiceAccount',
        'organization.createServiceAccountKey',
        'organization.rotateServiceAccountKey',
        'organization.deleteServiceAccountKey',
      ],
    },
  ],
};
