import { z } from 'zod';

import { Fields, OfOrganization, Role } from '#shared/event-payload.ts';
import { Id } from '#shared/fields.ts';

const OfMember = OfOrganization.extend({ userId: Id });
const OfInvitation = OfOrganization.extend({ invitationId: Id });
const AnsweredInvitation = OfInvitation.extend({ userId: Id });
const OfTeam = OfOrganization.extend({ teamId: Id });
const OfRole = OfOrganization.extend({ roleId: Id });
const OfTeamMember = OfTeam.extend({ userId: Id });

export const organizationEvents = {
  'organization.created': OfOrganization,
  'organization.updated': OfOrganization.extend({ fields: Fields }),
  'organization.two-factor-policy-set': OfOrganization.extend({ required: z.boolean() }),
  'organization.deleted': OfOrganization.extend({ slug: z.string() }),
  'organization.ownership-transferred': OfMember,
  'member.added': OfMember,
  'member.role-changed': OfMember.extend({ from: Role, to: Role }),
  'member.removed': OfMember,
  'member.left': OfMember,
  'invitation.created': OfInvitation.extend({ role: Role }),
  'invitation.resent': OfInvitation.extend({ role: Role }),
  'invitation.accepted': AnsweredInvitation.extend({ role: Role }),
  'invitation.rejected': AnsweredInvitation,
  'invitation.canceled': OfInvitation,
  'team.created': OfTeam,
  'team.updated': OfTeam,
  'team.removed': OfTeam,
  'team.member-added': OfTeamMember,
  'team.member-removed': OfTeamMember,
  'organization-role.created': OfRole.extend({ role: Role }),
  'organization-role.updated': OfRole.extend({ from: Role, to: Role, fields: Fields }),
  'organization-role.deleted': OfRole.extend({ role: Role }),
};
