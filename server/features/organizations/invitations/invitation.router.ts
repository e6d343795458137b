import { z } from 'zod';

import { anyone, get, post } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { member, memberQuery } from '#server/features/organizations/guards.ts';
import { authenticated, sessionRequired } from '#server/features/sessions/guards.ts';
import {
  AcceptedInvitation,
  AnswerInvitation,
  InvitationIdInput,
  GetInvitation,
  Invitation,
  InvitationInContext,
  InviteMember,
  ListInvitations,
  RejectedInvitation,
} from '#shared/organizations/invitations.ts';
import { Page } from '#shared/lib/paging.ts';

import { acceptInvitation, getInvitation, listUserInvitations, rejectInvitation } from './answer-invitation.ts';
import { cancelInvitation, inviteMember, listInvitations, resendInvitation } from './manage-invitations.ts';

const invitationGuard = {
  onMissing: 'INVITATION_NOT_FOUND',
  onNotMember: 'MEMBER_NOT_FOUND',
  by: 'invitation',
} as const;

export const invitationCalls = {
  inviteMember: member({
    permissions: { invitation: ['create'] },
    onMissing: 'ORGANIZATION_NOT_FOUND',
    onNotMember: 'MEMBER_NOT_FOUND',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
  })
    .meta(post('/organization/invite-member', 'Invite an email address; with `resend`, renew a pending invitation'))
    .meta({
      errors: [
        'ROLE_NOT_FOUND',
        'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'API_KEY_NOT_ALLOWED',
        'TEAM_NOT_FOUND',
        'TEAM_MEMBER_LIMIT_REACHED',
        'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
        'USER_IS_ALREADY_INVITED_TO_THIS_ORGANIZATION',
        'INVITATION_LIMIT_REACHED',
      ],
    })
    .meta({ scope: 'invitation:create' })
    .input(InviteMember)
    .output(Invitation)
    .mutation(inviteMember),
  resendInvitation: member({
    permissions: { invitation: ['create'] },
    ...invitationGuard,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_INVITE_USERS_TO_THIS_ORGANIZATION',
  })
    .meta(post('/organization/resend-invitation', 'Mail a pending invitation again, with a new link and a new expiry'))
    .meta({
      errors: [
        'YOU_ARE_NOT_ALLOWED_TO_INVITE_USER_WITH_THIS_ROLE',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'API_KEY_NOT_ALLOWED',
        'INVITATION_LIMIT_REACHED',
      ],
    })
    .meta({ scope: 'invitation:create' })
    .input(InvitationIdInput)
    .output(Invitation)
    .mutation(resendInvitation),
  acceptInvitation: sessionRequired
    .meta(post('/organization/accept-invitation', 'Accept an invitation and join the organization'))
    .meta({
      errors: [
        'INVITATION_NOT_FOUND',
        'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
        'EMAIL_NOT_VERIFIED',
        'FAILED_TO_RETRIEVE_INVITATION',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
        'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
        'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
        'TEAM_MEMBER_LIMIT_REACHED',
      ],
    })
    .input(AnswerInvitation)
    .output(AcceptedInvitation)
    .mutation(acceptInvitation),
  rejectInvitation: sessionRequired
    .meta(post('/organization/reject-invitation', 'Decline an invitation'))
    .meta({ errors: ['INVITATION_NOT_FOUND', 'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION', 'EMAIL_NOT_VERIFIED'] })
    .input(AnswerInvitation)
    .output(RejectedInvitation)
    .mutation(rejectInvitation),
  cancelInvitation: member({
    permissions: { invitation: ['cancel'] },
    ...invitationGuard,
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_CANCEL_THIS_INVITATION',
  })
    .meta(post('/organization/cancel-invitation', 'Cancel a pending invitation'))
    .meta({ scope: 'invitation:cancel' })
    .input(InvitationIdInput)
    .output(Invitation)
    .mutation(cancelInvitation),
  getInvitation: anyone
    .meta(get('/organization/get-invitation', 'Show an invitation to the invited user or to a visitor with its link'))
    .meta({
      session: 'optional',
      errors: [
        'NOT_AUTHENTICATED',
        'TWO_FACTOR_REQUIRED',
        'INVITATION_NOT_FOUND',
        'YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION',
        'EMAIL_NOT_VERIFIED',
        'INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION',
      ],
    })
    .input(GetInvitation)
    .output(InvitationInContext)
    .query(getInvitation),
  listInvitations: memberQuery({
    onMissing: 'ORGANIZATION_ID_IS_REQUIRED',
    onNotMember: 'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
  })
    .meta(get('/organization/list-invitations', 'List the invitations of an organization'))
    .meta({ errors: ['INVALID_CURSOR'] })
    .meta({ scope: 'organization:read' })
    .input(ListInvitations)
    .output(synchronous(z.array(Invitation)))
    .query(listInvitations),
  listUserInvitations: authenticated
    .meta(get('/organization/list-user-invitations', "List the open invitations to the caller's address"))
    .meta({ errors: ['EMAIL_NOT_VERIFIED', 'INVALID_CURSOR'] })
    .meta({ scope: 'account:read' })
    .input(Page)
    .output(synchronous(z.array(InvitationInContext)))
    .query(listUserInvitations),
};
