import type { CallPattern } from '#client/sdk/calls.ts';
import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

/** Calls that the lists of recent events on the same screens show. */
const audited = [
  'admin.createUser',
  'admin.inviteUser',
  'admin.sendPasswordReset',
  'admin.sendVerificationEmail',
  'admin.updateUser',
  'admin.setRole',
  'admin.banUser',
  'admin.unbanUser',
  'admin.removeUser',
  'admin.setUserPassword',
  'admin.revokeUserSession',
  'admin.revokeUserSessions',
  'admin.updateOrganization',
  'admin.deleteOrganization',
  'admin.sendTestEmail',
  'admin.saveSettings',
] as const;

export const refresh: FeatureRefresh = {
  rules: [
    { refresh: 'admin.listAudit', after: audited },
    { refresh: 'admin.getOverview', after: audited },
    { refresh: 'admin.getSettings', after: ['admin.saveSettings'] },
    { refresh: 'admin.listOrganizationMembers', after: ['admin.removeUser', 'admin.updateUser'] },
    {
      refresh: 'getSession',
      after: ['admin.impersonateUser', 'admin.stopImpersonating', 'admin.setup', 'admin.setRole', 'admin.updateUser'],
      delay: SESSION_REFRESH_DELAY_MS,
    },
    { refresh: 'admin.getImpersonator', after: ['admin.impersonateUser'] },
    { refresh: 'listAccounts', after: ['admin.setUserPassword'] },
    {
      refresh: 'admin.listUsers',
      after: [
        'admin.createUser',
        'admin.inviteUser',
        'admin.updateUser',
        'admin.setRole',
        'admin.banUser',
        'admin.unbanUser',
        'admin.removeUser',
      ],
    },
    {
      refresh: 'admin.listUserSessions',
      after: [
        'admin.revokeUserSession',
        'admin.revokeUserSessions',
        'admin.banUser',
        'admin.setUserPassword',
        'admin.updateUser',
      ],
    },
    { refresh: 'admin.listUserAccounts', after: ['admin.setUserPassword'] },
    {
      refresh: 'admin.listOrganizations',
      after: [
        'admin.updateOrganization',
        'admin.deleteOrganization',
        'organization.create',
        'organization.update',
        'organization.delete',
        'organization.leave',
      ],
    },
    { refresh: 'admin.getOrganization', after: ['admin.updateOrganization', 'organization.update'] },
    { refresh: 'organization.list', after: ['admin.updateOrganization', 'admin.deleteOrganization'] },
    {
      refresh: 'organization.getFullOrganization',
      after: ['admin.updateOrganization', 'admin.deleteOrganization'],
    },
    {
      refresh: 'organization.getOrganization',
      after: ['admin.updateOrganization', 'admin.deleteOrganization'],
    },
    { refresh: 'admin.listUserOrganizations', after: ['admin.updateOrganization', 'admin.deleteOrganization'] },
    { refresh: 'getSession', after: ['admin.deleteOrganization'], delay: SESSION_REFRESH_DELAY_MS },
    { refresh: 'admin.getUser', after: ['admin.updateUser', 'admin.setRole', 'admin.banUser', 'admin.unbanUser'] },
  ],
};

export const refreshesNothing: readonly CallPattern[] = ['admin.listUserSessions', 'admin.hasPermission'];
