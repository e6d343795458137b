import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'organization.createTeam': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, name: 'New' }),
    statements: 8,
    audits: 'team.created',
    whileImpersonating: { allowed: 'reversible; audited' },
  },
  'organization.listTeams': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.updateTeam': {
    as: 'owner',
    input: ({ ids: { organizationId, teamId } }) => ({ organizationId, teamId, data: { name: 'Changed' } }),
    statements: 9,
    audits: 'team.updated',
    whileImpersonating: { allowed: 'reversible; audited' },
  },
  'organization.removeTeam': {
    as: 'owner',
    input: ({ ids: { organizationId, teamId } }) => ({ organizationId, teamId }),
    statements: 11,
    audits: 'team.removed',
    whileImpersonating: { allowed: 'members stay in the organization; audited' },
  },
  'organization.addTeamMember': {
    raisesElsewhere: ['TEAM_IS_MANAGED'],
    as: 'owner',
    input: ({ callers: { member }, ids: { organizationId, teamId } }) => ({
      organizationId,
      teamId,
      userId: member.id,
    }),
    statements: 12,
    audits: 'team.member-added',
    whileImpersonating: { allowed: 'a team grants nothing; audited' },
  },
  'organization.removeTeamMember': {
    raisesElsewhere: ['TEAM_IS_MANAGED'],
    as: 'owner',
    input: ({ callers: { owner }, ids: { organizationId, ownTeamId } }) => ({
      organizationId,
      teamId: ownTeamId,
      userId: owner.id,
    }),
    statements: 13,
    audits: 'team.member-removed',
    whileImpersonating: { allowed: 'a team grants nothing; audited' },
  },
  'organization.listTeamMembers': {
    as: 'owner',
    input: ({ ids: { teamId } }) => ({ teamId }),
    statements: 3,
  },
  'organization.listUserTeams': {
    as: 'owner',
    input: ({ callers: { member }, ids: { organizationId } }) => ({ organizationId, userId: member.id }),
    statements: 3,
  },
  'organization.setActiveTeam': {
    as: 'owner',
    input: ({ ids: { ownTeamId } }) => ({ teamId: ownTeamId }),
    statements: 8,
    audits: { nothing: 'changes only the active team' },
    whileImpersonating: { allowed: 'selects the active team' },
  },
};
