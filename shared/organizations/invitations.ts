import { z } from 'zod';

import { fieldUses } from '#shared/lib/additional-fields.ts';
import { Count, Email, LookupId, Timestamp, OwnId } from '#shared/lib/fields.ts';
import { Member, OrganizationChoice, RoleList } from './schemas.ts';
import { Cursor, Limit } from '#shared/lib/paging.ts';

export const invitationStatuses = ['pending', 'accepted', 'rejected', 'canceled'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** An invitation as inviters and the invitee see it; never includes the token of the mailed link. */
export const Invitation = z
  .object({
    id: OwnId,
    organizationId: OwnId,
    email: z.string(),
    role: z.string(),
    status: z.enum(invitationStatuses),
    teamId: OwnId.nullable().meta({ description: 'The first team; null without one' }),
    teamIds: z.array(OwnId).meta({ description: 'The teams that the invited user joins' }),
    inviterId: OwnId,
    expiresAt: Timestamp,
    createdAt: Timestamp,
  })
  .meta({ id: 'Invitation' })
  .register(fieldUses, { record: 'invitation', in: 'answer' });

export const InvitationInContext = Invitation.extend({
  organizationName: z.string(),
  organizationSlug: z.string(),
  inviterEmail: z.string(),
})
  .meta({ id: 'InvitationInContext' })
  .register(fieldUses, { record: 'invitation', in: 'answer' });

export const InviteMember = z
  .strictObject({
    email: Email,
    role: RoleList,
    resend: z.boolean().optional(),
    teamId: z
      .union([LookupId, z.array(LookupId).max(20)])
      .optional()
      .meta({ description: 'A team that the invited user joins, or a list of teams' }),
    ...OrganizationChoice,
  })
  .register(fieldUses, { record: 'invitation', in: 'create' });

/** The token of the mailed link, which proves access to the mailbox. */
const InvitationToken = z.string().min(1).max(64).optional().meta({ description: 'The token of the mailed link' });

export const InvitationIdInput = z.strictObject({ invitationId: LookupId });
export const AnswerInvitation = z.strictObject({ invitationId: LookupId, token: InvitationToken });
export const GetInvitation = z.strictObject({ id: LookupId, token: InvitationToken });

export const ListInvitations = z
  .strictObject({
    ...OrganizationChoice,
    status: z.enum(invitationStatuses).optional(),
    expiry: z.enum(['past', 'future']).describe('Only those that expired, or that did not.').optional(),
    limit: Limit,
    offset: Count.default(0),
    cursor: Cursor.optional(),
  })
  .prefault({});

export const AcceptedInvitation = z
  .object({ invitation: Invitation, member: Member })
  .meta({ id: 'AcceptedInvitation' });
export const RejectedInvitation = z
  .object({ invitation: Invitation, member: z.null() })
  .meta({ id: 'RejectedInvitation' });
