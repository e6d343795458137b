import type { CallPattern } from '#client/sdk/calls.ts';
import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'organization.listSetupLinks',
      after: ['organization.createSetupLink', 'organization.revokeSetupLink', 'admin.createOrganizationSetupLink'],
    },
    { refresh: 'admin.listAudit', after: ['admin.createOrganizationSetupLink'] },
    { refresh: 'setupLink.get', after: ['setupLink.open', 'setupLink.complete'] },
  ],
};

export const refreshesNothing: readonly CallPattern[] = [];
