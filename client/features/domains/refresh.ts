import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'organization.listDomains',
      after: [
        'organization.addDomain',
        'organization.verifyDomain',
        'organization.updateDomain',
        'organization.deleteDomain',
      ],
    },
  ],
};
