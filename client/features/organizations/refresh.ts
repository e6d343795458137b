import { SESSION_REFRESH_DELAY_MS, type FeatureRefresh } from '#client/sdk/refresh-rule.ts';

/** Calls that change the active organization, or the caller's roles in it. */
const changesOwnMembership = [
  'organization.updateMemberRole',
  'organization.transferOwnership',
  'organization.setActive',
  'organization.create',
  'organization.delete',
  'organization.leave',
  'organization.acceptInvitation',
  // Renames it for its members.
  'organization.updateRole',
] as const;

/** Calls that change the members of a team. */
const changesTeamMembers = [
  'organization.removeTeam',
  'organization.addTeamMember',
  'organization.removeTeamMember',
  'organization.acceptInvitation',
  'organization.removeMember',
  'organization.leave',
] as const;

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'getSession',
      after: [
        'organization.setActive',
        'organization.create',
        'organization.delete',
        'organization.leave',
        'organization.removeMember',
        'organization.acceptInvitation',
        'organization.setActiveTeam',
        'organization.removeTeam',
        'organization.removeTeamMember',
      ],
      delay: SESSION_REFRESH_DELAY_MS,
    },
    {
      refresh: 'organization.list',
      after: [
        'organization.create',
        'organization.delete',
        'organization.update',
        'organization.acceptInvitation',
        'organization.leave',
        'organization.removeMember',
      ],
    },
    { refresh: 'organization.getFullOrganization', after: ['organization.*'] },
    {
      refresh: 'organization.getOrganization',
      after: ['organization.update', 'organization.delete', 'organization.setActive'],
    },
    { refresh: 'organization.listAudit', after: ['organization.*'] },
    { refresh: 'organization.listEvents', after: ['organization.*'] },
    {
      refresh: 'organization.getActiveMember',
      after: [
        ...changesOwnMembership,
        'organization.removeTeam',
        'organization.addTeamMember',
        'organization.removeTeamMember',
      ],
    },
    {
      refresh: 'organization.getActiveMemberRole',
      after: changesOwnMembership,
    },
    {
      refresh: 'organization.listMembers',
      after: [
        'organization.acceptInvitation',
        'organization.removeMember',
        'organization.updateMemberRole',
        'organization.updateRole',
        'organization.transferOwnership',
        'organization.leave',
        'organization.removeTeam',
        'organization.addTeamMember',
        'organization.removeTeamMember',
        'updateUser',
      ],
    },
    {
      refresh: 'organization.listMembersWithoutTwoFactor',
      after: ['organization.acceptInvitation', 'organization.removeMember', 'organization.leave'],
    },
    {
      refresh: 'organization.listInvitations',
      after: [
        'organization.inviteMember',
        'organization.resendInvitation',
        'organization.cancelInvitation',
        'organization.acceptInvitation',
        'organization.rejectInvitation',
        'organization.removeTeam',
        'organization.updateRole',
      ],
    },
    {
      refresh: 'organization.listRoles',
      after: ['organization.createRole', 'organization.updateRole', 'organization.deleteRole'],
    },
    {
      refresh: 'organization.getRole',
      after: ['organization.updateRole', 'organization.deleteRole'],
    },
    {
      refresh: 'organization.listUserInvitations',
      after: ['organization.acceptInvitation', 'organization.rejectInvitation', 'changeEmail'],
    },
    {
      refresh: 'organization.listTeamMembers',
      after: ['organization.setActiveTeam', 'organization.setActive', ...changesTeamMembers],
    },
    {
      refresh: 'organization.listUserTeams',
      after: ['organization.create', 'organization.delete', 'organization.updateTeam', ...changesTeamMembers],
    },
    {
      refresh: 'organization.listTeams',
      after: ['organization.createTeam', 'organization.updateTeam', ...changesTeamMembers],
    },
  ],
};
