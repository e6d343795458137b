import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'getSession', after: ['uploadPicture'], delay: SESSION_REFRESH_DELAY_MS },
    { refresh: 'organization.listMembers', after: ['uploadPicture'] },
    { refresh: 'multiSession.listDeviceSessions', after: ['uploadPicture'] },
    { refresh: 'organization.list', after: ['organization.uploadLogo'] },
    { refresh: 'admin.listOrganizations', after: ['organization.uploadLogo'] },
    { refresh: 'admin.getOrganization', after: ['organization.uploadLogo'] },
  ],
};
