import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'admin.listAuditStreams',
      after: [
        'admin.createAuditStream',
        'admin.updateAuditStream',
        'admin.deleteAuditStream',
        'admin.testAuditStream',
        'admin.rewindAuditStream',
      ],
    },
    {
      refresh: 'organization.listAuditStreams',
      after: [
        'organization.createAuditStream',
        'organization.updateAuditStream',
        'organization.deleteAuditStream',
        'organization.testAuditStream',
        'organization.rewindAuditStream',
      ],
    },
  ],
};
