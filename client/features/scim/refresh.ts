import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'organization.getDirectory',
      after: [
        'organization.createDirectory',
        'organization.updateDirectory',
        'organization.deleteDirectory',
        'organization.createDirectoryToken',
        'organization.deleteDirectoryToken',
      ],
    },
    {
      refresh: 'organization.listDirectoryGroups',
      after: ['organization.setGroupMapping', 'organization.deleteDirectory'],
    },
    {
      refresh: 'admin.listDirectories',
      after: [
        'organization.createDirectory',
        'organization.updateDirectory',
        'organization.deleteDirectory',
        'admin.updateOrganization',
        'admin.deleteOrganization',
      ],
    },
    { refresh: 'organization.listDirectoryRequests', after: ['organization.deleteDirectory'] },
    { refresh: 'organization.listDirectoryUsers', after: ['organization.deleteDirectory'] },
  ],
};
