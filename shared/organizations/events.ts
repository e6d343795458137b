import { z } from 'zod';

import { byProvider, Fields, OrganizationEventPayload, Role } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const MemberPayload = OrganizationEventPayload.extend({ userId: Id }).meta({ id: 'MemberEventPayload' });
const InvitationPayload = OrganizationEventPayload.extend({ invitationId: Id });
const AnsweredInvitation = InvitationPayload.extend({ userId: Id });
const TeamPayload = OrganizationEventPayload.extend({ teamId: Id }).meta({ id: 'TeamEventPayload' });
const RolePayload = OrganizationEventPayload.extend({ roleId: Id });
const TeamMemberPayload = TeamPayload.extend({ userId: Id }).meta({ id: 'TeamMemberEventPayload' });

export const organizationEvents = {
  'organization.created': OrganizationEventPayload,
  'organization.updated': OrganizationEventPayload.extend({ fields: Fields }),
  'organization.two-factor-policy-set': OrganizationEventPayload.extend({ required: z.boolean() }),
  'organization.deleted': OrganizationEventPayload.extend({ slug: z.string() }),
  'organization.ownership-transferred': MemberPayload,
  'member.added': MemberPayload.extend(byProvider),
  'member.role-changed': MemberPayload.extend({ from: Role, to: Role, ...byProvider }),
  'member.removed': MemberPayload,
  'member.left': MemberPayload,
  'invitation.created': InvitationPayload.extend({ role: Role }),
  'invitation.resent': InvitationPayload.extend({ role: Role }),
  'invitation.accepted': AnsweredInvitation.extend({ role: Role }),
  'invitation.rejected': AnsweredInvitation,
  'invitation.canceled': InvitationPayload,
  'team.created': TeamPayload,
  'team.updated': TeamPayload,
  'team.removed': TeamPayload,
  'team.member-added': TeamMemberPayload.extend(byProvider),
  'team.member-removed': TeamMemberPayload.extend(byProvider),
  'organization-role.created': RolePayload.extend({ role: Role }),
  'organization-role.updated': RolePayload.extend({ from: Role, to: Role, fields: Fields }),
  'organization-role.deleted': RolePayload.extend({ role: Role }),
};
