import { get, post } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { authenticatedQuery } from '#server/features/sessions/guards.ts';
import { member, memberQuery, serverOrService } from '#server/features/organizations/guards.ts';
import {
  ActiveMemberRole,
  AddMember,
  OrganizationIdInput,
  GetActiveMemberRole,
  InOrganization,
  ListMembers,
  ListMembersWithoutTwoFactor,
  Member,
  MemberList,
  MemberWithUser,
  RemovedMember,
  RemoveMember,
  TransferOwnership,
  TransferredOwnership,
  UpdateMemberRole,
} from '#shared/organizations/schemas.ts';

import {
  addMemberDirectly,
  getActiveMember,
  getActiveMemberRole,
  leaveOrganization,
  listMembers,
  listMembersWithoutTwoFactor,
  removeMember,
  transferOwnership,
  updateMemberRole,
} from './members.ts';

const mayChangeRoles = member({
  permissions: { member: ['update'] },
  onNotMember: 'MEMBER_NOT_FOUND',
  onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER',
});

export const memberCalls = {
  getActiveMember: authenticatedQuery
    .meta(get('/organization/get-active-member', "Get the caller's membership of an organization, or null"))
    .meta({ policies: 'organization' })
    .meta({ scope: 'organization:read' })
    .input(InOrganization)
    .output(MemberWithUser.nullable())
    .query(getActiveMember),
  getActiveMemberRole: memberQuery({
    onNotMember: 'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
    by: 'slug',
  })
    .meta(
      get(
        '/organization/get-active-member-role',
        "Get the caller's role in an organization, or that of another member",
      ),
    )
    .meta({ scope: 'organization:read' })
    .input(GetActiveMemberRole)
    .output(ActiveMemberRole)
    .query(getActiveMemberRole),
  listMembers: memberQuery({
    onNotMember: 'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
    by: 'slug',
  })
    .meta(get('/organization/list-members', 'List the members of an organization: search, filter, sort and page'))
    .meta({ errors: ['INVALID_CURSOR'] })
    .meta({ scope: 'organization:read' })
    .input(ListMembers)
    .output(synchronous(MemberList))
    .query(listMembers),
  listMembersWithoutTwoFactor: memberQuery({
    permissions: { organization: ['update'] },
    onNotMember: 'YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_ORGANIZATION',
  })
    .meta(
      get(
        '/organization/list-members-without-two-factor',
        'List the members without a second factor',
        'For a preview of `requireTwoFactor`. Members who always sign in with a passkey that verifies them are listed, but need no other factor.',
      ),
    )
    .meta({ errors: ['INVALID_CURSOR'] })
    .meta({ scope: 'organization:read' })
    .input(ListMembersWithoutTwoFactor)
    .output(synchronous(MemberList))
    .query(listMembersWithoutTwoFactor),
  addMember: serverOrService({ user: ['set-role'] })
    .meta(
      post(
        '/organization/add-member',
        'Add a user to an organization without an invitation',
        'Only for calls in process and service accounts of the platform.',
      ),
    )
    .meta({
      errors: [
        'ROLE_NOT_FOUND',
        'ORGANIZATION_NOT_FOUND',
        'USER_NOT_FOUND',
        'TEAM_NOT_FOUND',
        'ORGANIZATION_MEMBERSHIP_LIMIT_REACHED',
        'TEAM_MEMBER_LIMIT_REACHED',
        'USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION',
      ],
    })
    .meta({ scope: 'member:create' })
    .input(AddMember)
    .output(Member)
    .mutation(addMemberDirectly),
  removeMember: member({
    permissions: { member: ['delete'] },
    onNotMember: 'MEMBER_NOT_FOUND',
    onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER',
  })
    .meta(post('/organization/remove-member', 'Remove a member from an organization'))
    .meta({
      errors: [
        'MEMBER_NOT_FOUND',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'API_KEY_NOT_ALLOWED',
        'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
      ],
    })
    .meta({ scope: 'member:delete' })
    .input(RemoveMember)
    .output(RemovedMember)
    .mutation(removeMember),
  updateMemberRole: mayChangeRoles
    .meta(post('/organization/update-member-role', 'Change the roles of a member'))
    .meta({
      errors: [
        'ROLE_NOT_FOUND',
        'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING',
        'API_KEY_NOT_ALLOWED',
        'MEMBER_NOT_FOUND',
        'ROLE_IS_MANAGED',
        'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER',
      ],
    })
    .meta({ scope: 'member:update' })
    .input(UpdateMemberRole)
    .output(Member)
    .mutation(updateMemberRole),
  transferOwnership: mayChangeRoles
    .meta(post('/organization/transfer-ownership', 'Transfer the ownership of an organization to another member'))
    .meta({ reauthenticate: true, errors: ['MEMBER_NOT_FOUND', 'YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] })
    .input(TransferOwnership)
    .output(TransferredOwnership)
    .mutation(transferOwnership),
  leave: member({ onNotMember: 'MEMBER_NOT_FOUND', beforeEnrolment: true })
    .meta(post('/organization/leave', 'Leave an organization'))
    .meta({ errors: ['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING', 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER'] })
    .input(OrganizationIdInput)
    .output(MemberWithUser)
    .mutation(leaveOrganization),
};
