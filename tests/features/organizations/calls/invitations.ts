import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'organization.inviteMember': {
    as: 'owner',
    input: ({ ids: { organizationId, teamId } }) => ({
      organizationId,
      email: 'new@example.com',
      role: 'member',
      teamId,
    }),
    statements: 10,
    audits: 'invitation.created',
    whileImpersonating: { limited: 'grants no role above member and removes no owner' },
  },
  'organization.resendInvitation': {
    as: 'owner',
    input: ({ ids: { invitationId } }) => ({ invitationId }),
    statements: 9,
    audits: 'invitation.resent',
    whileImpersonating: { limited: 'grants no role above member and removes no owner' },
  },
  'organization.acceptInvitation': {
    as: 'guest',
    input: ({ ids: { invitationId, invitation } }) => ({ invitationId, token: invitation }),
    variants: ({ ids: { invitationId } }) => [{ invitationId }],
    statements: 9,
    audits: 'invitation.accepted',
    emits: ['emailVerified'],
    whileImpersonating: { limited: 'grants no role above member and removes no owner' },
    neverAnswers: { ROLE_NOT_FOUND: 'hooks do not change the role of an invitation' },
  },
  'organization.rejectInvitation': {
    as: 'guest',
    input: ({ ids: { invitationId, invitation } }) => ({ invitationId, token: invitation }),
    variants: ({ ids: { invitationId } }) => [{ invitationId }],
    statements: 5,
    audits: 'invitation.rejected',
    whileImpersonating: { allowed: 'reversible; audited' },
  },
  'organization.cancelInvitation': {
    as: 'owner',
    input: ({ ids: { invitationId } }) => ({ invitationId }),
    statements: 8,
    audits: 'invitation.canceled',
    whileImpersonating: { allowed: 'reversible; audited' },
  },
  'organization.getInvitation': {
    as: 'guest',
    input: ({ ids: { invitationId, invitation } }) => ({ id: invitationId, token: invitation }),
    variants: ({ ids: { invitationId } }) => [{ id: invitationId }],
    statements: 4,
    neverStale: 'a page that its answer closes',
  },
  'organization.listInvitations': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.listUserInvitations': {
    as: 'guest',
    refused: 'needs a verified address, and verification would use up the guest’s link',
    statements: 1,
  },
};
