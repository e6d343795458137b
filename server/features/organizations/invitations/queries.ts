import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import type { z } from 'zod';

import { rowColumns } from '#server/db/columns.ts';
import type { Query, Reads } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';
import { AppError } from '#server/lib/errors.ts';
import { accessOf, rolesAsJson } from '#server/features/organizations/custom-roles/queries.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import { encodeIdCursor, toPage, decodeIdCursor, limitPlusOne } from '#server/call/paging.ts';
import type { Invitation as InvitationRecord, Organization } from '#server/options/hooks/records.ts';
import type { ListInvitations } from '#shared/organizations/invitations.ts';
import type { Roles } from '#shared/lib/permissions.ts';

import { Invitation } from '#server/features/organizations/invitation.entity.ts';

/** The filter for invitations that can still be answered. */
export const openInvitation = () => ({ status: 'pending' as const, expiresAt: { $gt: now() } });

/** The columns of an invitation, without `teamId`, which is the first of `teamIds`. */
export const invitationColumns = `id, organization_id "organizationId", email, role, status, team_ids "teamIds",
  inviter_id "inviterId", expires_at "expiresAt", created_at "createdAt", additional_fields "additionalFields"`;

const invitationsOfOrganization: Query = {
  name: 'invitations_of_organization',
  text: `select ${invitationColumns} from invitation
    where organization_id = $1 and ($2::text is null or status = $2) and ($3::uuid is null or id < $3)
      and ($6::text is null or ($6 = 'past') = (expires_at <= $7))
    order by id desc limit $4 offset $5`,
};

/** A page of an organization's invitations, newest first. */
export async function readInvitations(reads: Reads, organizationId: string, input: z.output<typeof ListInvitations>) {
  const { status, expiry, limit, offset, cursor } = input;
  const values = [organizationId, status, decodeIdCursor(cursor), limitPlusOne(limit).limit, offset, expiry, now()];
  const rows = await reads.rows<Omit<InvitationRecord, 'teamId'>>(invitationsOfOrganization, values);
  const invitations = rows.map((row) => ({ ...row, teamId: row.teamIds[0] ?? null }));
  return toPage(invitations, limit, encodeIdCursor);
}

/** Finds an invitation and locks it until the commit. */
export async function lockInvitation(em: EntityManager, where: FilterQuery<Invitation>): Promise<Invitation | null> {
  await em.begin();
  return em.findOne(Invitation, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Of an address in an organization. */
interface InviteeState {
  /** Whether its owner is a member. */
  isMember: boolean;
  isInvited: boolean;
  /** Open invitations to other addresses. */
  otherInvitations: number;
}

const inviteeState: Query = {
  name: 'invitee_state',
  text: `select
      exists(select from member where organization_id = $1 and user_id = (select id from "user" where email = $2)) "isMember",
      count(*) filter (where email = $2) > 0 "isInvited",
      count(*) filter (where email <> $2 and expires_at > $3)::int "otherInvitations"
    from invitation where organization_id = $1 and status = 'pending'`,
};

/** Requires the lock on the organization. */
export async function readInviteeState(em: EntityManager, organizationId: string, email: string) {
  const [[state]] = await lockAndRead(em, [inviteeState, [organizationId, email, now()]]);
  return state as InviteeState;
}

interface ClaimedRow extends Omit<InvitationRecord, 'teamId'> {
  tokenHash: string;
  /** Null if the inviter is no longer a member. */
  inviterRole: string | null;
  isMember: boolean;
  members: number;
  /** Those that the organization defines. */
  roles: Roles | null;
}

interface LockedInvitee {
  email: string;
  email_verified: boolean;
}

const lockedInvitee = 'select id, email, email_verified from "user" where id = $1 for';
const inviteeForKeyShare: Query = { name: 'invitee_row_for_key_share', text: `${lockedInvitee} key share` };
const lockInvitee: Query = { name: 'lock_invitee', text: `${lockedInvitee} update` };

const openInvitationOfUser = `id = $1 and email = (select email from "user" where id = $2) and status = 'pending' and expires_at > $3`;

const lockInvitingOrganization: Query = {
  name: 'lock_inviting_organization',
  text: `select ${rowColumns(OrganizationSchema, 'o')} from organization o
    where o.id = (select organization_id from invitation where ${openInvitationOfUser}) for update`,
};

const acceptOpenInvitation: Query = {
  name: 'accept_invitation',
  text: `update invitation i set status = 'accepted' where ${openInvitationOfUser} returning ${invitationColumns}, token_hash "tokenHash",
      (select role from member where organization_id = i.organization_id and user_id = i.inviter_id) "inviterRole",
      exists(select from member where organization_id = i.organization_id and user_id = $2) "isMember",
      (select members from member_count where organization_id = i.organization_id) members,
      ${rolesAsJson('i.organization_id')} roles`,
};

/**
 * Locks the caller, then the organization of an open invitation to their address, and accepts the invitation: of several
 * calls at once one claims it. Reads the state that joining depends on. Null, without a lock on the organization, if the
 * caller has no such invitation. A token verifies the caller's address, which must not change before the commit, so with a
 * token the caller is locked for update.
 */
export async function claimInvitation(
  { em, user, options }: AuthenticatedContext,
  id: string,
  token: string | undefined,
) {
  const values = [id, user.id, now()];
  const [[invitee], [organization], [invitation]] = await lockAndRead(
    em,
    [token === undefined ? inviteeForKeyShare : lockInvitee, [user.id]],
    [lockInvitingOrganization, values],
    [acceptOpenInvitation, values],
  );
  if (!invitee) throw new AppError('UNAUTHORIZED');
  const { email, email_verified: emailVerified } = invitee as LockedInvitee;
  // Changed since the guard read the caller.
  if (email !== user.email || emailVerified !== user.emailVerified) em.map(User, invitee);
  if (!organization) return null;
  // Answered or withdrawn while this call waited for the lock.
  if (!invitation) throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
  const { inviterRole, isMember, members, roles, ...row } = invitation as ClaimedRow;
  return {
    organization: organization as Organization,
    invitation: { ...row, teamId: row.teamIds[0] ?? null },
    inviterRole,
    isMember,
    members,
    access: accessOf({ options }, roles),
  };
}
