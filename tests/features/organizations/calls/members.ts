import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'organization.getActiveMember': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 2,
  },
  'organization.getActiveMemberRole': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 2,
  },
  'organization.listMembers': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, sortBy: 'name', limit: '5' }),
    pages: ['createdAt', 'name', 'email', 'role'].flatMap((sortBy) => [
      { sortBy, sortDirection: 'asc' },
      { sortBy, sortDirection: 'desc', search: 'copy' },
    ]),
    statements: 3,
  },
  'organization.listMembersWithoutTwoFactor': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.addMember': {
    as: 'service',
    input: ({ callers: { guest }, ids: { organizationId } }) => ({ organizationId, userId: guest.id, role: 'admin' }),
    statements: 9,
    audits: 'member.added',
    whileImpersonating: { allowed: 'not over the network' },
  },
  'organization.removeMember': {
    as: 'owner',
    input: ({ ids: { organizationId, memberId } }) => ({ organizationId, memberIdOrEmail: memberId }),
    statements: 10,
    audits: 'member.removed',
    emits: ['memberRemoved'],
    whileImpersonating: { limited: 'grants no role above member and removes no owner' },
  },
  'organization.updateMemberRole': {
    raisesElsewhere: ['ROLE_IS_MANAGED'],
    as: 'owner',
    input: ({ ids: { organizationId, memberId } }) => ({ organizationId, memberId, role: 'admin' }),
    byApiKey: ({ ids: { organizationId, memberId } }) => ({ organizationId, memberId, role: 'member' }),
    statements: 10,
    audits: 'member.role-changed',
    whileImpersonating: { limited: 'grants no role above member and removes no owner' },
  },
  'organization.transferOwnership': {
    as: 'owner',
    input: ({ ids: { organizationId, memberId } }) => ({ organizationId, memberId }),
    statements: 9,
    audits: 'organization.ownership-transferred',
    whileImpersonating: { limited: 'grants no role above member and removes no owner' },
  },
  'organization.leave': {
    as: 'member',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 9,
    audits: 'member.left',
    emits: ['memberRemoved'],
    whileImpersonating: { limited: 'grants no role above member and removes no owner' },
  },
};
