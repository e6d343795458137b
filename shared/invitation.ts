import { z } from 'zod';

import { Count, Email, LookupId, Moment, OwnId } from './fields.ts';
import { Limit, Member, OrganizationChoice, RoleList } from './organization.ts';

export const invitationStatuses = ['pending', 'accepted', 'rejected', 'canceled'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** What anybody who may see an invitation sees of it; the secret that its mail carries is never among it. */
export const Invitation = z
  .object({
    id: OwnId,
    organizationId: OwnId,
    email: z.string(),
    role: z.string(),
    status: z.enum(invitationStatuses),
    teamId: OwnId.nullable(),
    inviterId: OwnId,
    expiresAt: Moment,
    createdAt: Moment,
  })
  .meta({ id: 'Invitation' });

export const InvitationInContext = Invitation.extend({
  organizationName: z.string(),
  organizationSlug: z.string(),
  inviterEmail: z.string(),
}).meta({ id: 'InvitationInContext' });

export const InviteMember = z.strictObject({
  email: Email,
  role: RoleList,
  resend: z.boolean().optional(),
  teamId: z
    .union([LookupId, z.array(LookupId).max(20)])
    .optional()
    .meta({ description: 'A team, or a list of one: a member is in one team' }),
  ...OrganizationChoice,
});

/** The secret of the mailed link, which proves that its bearer reads that mailbox. */
const Secret = z.string().min(1).max(64).optional().meta({ description: 'The secret that the mailed link carries' });

export const ByInvitation = z.strictObject({ invitationId: LookupId });
export const AnswerInvitation = z.strictObject({ invitationId: LookupId, token: Secret });
export const GetInvitation = z.strictObject({ id: LookupId, token: Secret });

export const ListInvitations = z
  .strictObject({
    ...OrganizationChoice,
    status: z.enum(invitationStatuses).optional(),
    limit: Limit,
    offset: Count.default(0),
  })
  .prefault({});

export const AcceptedInvitation = z
  .object({ invitation: Invitation, member: Member })
  .meta({ id: 'AcceptedInvitation' });
export const RejectedInvitation = z
  .object({ invitation: Invitation, member: z.null() })
  .meta({ id: 'RejectedInvitation' });
