import type { EntityManager } from '@mikro-orm/postgresql';

import { lockAndRead } from '#server/db/request-transaction.ts';
import { AppError } from '#server/errors.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/now.ts';

import { Invitation } from './invitation.entity.ts';

interface InviteeState {
  isMember: boolean;
  isInvited: boolean;
  /** Open invitations of other addresses. */
  others: number;
}

/** What an organization already has of an address. Only meant under the organization's lock. */
export async function readInviteeState(
  em: EntityManager,
  organizationId: string,
  email: string,
): Promise<InviteeState> {
  const [state] = await em.execute<InviteeState[]>(
    `select
       exists(select from "member" where "organization_id" = ? and "user_id" = (select "id" from "user" where "email" = ?)) "isMember",
       exists(select from "invitation" where "organization_id" = ? and "email" = ? and "status" = 'pending') "isInvited",
       (select count(*)::int from "invitation"
        where "organization_id" = ? and "status" = 'pending' and "expires_at" > ? and "email" <> ?) "others"`,
    [organizationId, email, organizationId, email, organizationId, now(), email],
  );
  return state!;
}

interface JoinState {
  /** Null where the inviter is no longer a member. */
  inviterRole: string | null;
  isMember: boolean;
  members: number;
}

const own = `"id" = ? and "email" = (select "email" from "user" where "id" = ?) and "status" = 'pending' and "expires_at" > ?`;

/**
 * Locks the caller, then the organization that an open invitation of theirs invites into, and accepts the invitation: of
 * several calls at once one claims it. Reads what joining depends on. Null for any other invitation, whose organization is
 * not locked. A token verifies the address that the account has until the call has committed, so with one the caller is
 * locked for update.
 */
export async function claimInvitation(
  { em, user }: SignedIn,
  { id, token }: { id: string; token: string | undefined },
): Promise<{ organization: Organization; invitation: Invitation; state: JoinState } | null> {
  const about = [id, user.id, now()];
  const [[invitee], [organization], [invitation]] = await lockAndRead(
    em,
    [`select * from "user" where "id" = ? for ${token === undefined ? 'key share' : 'update'}`, [user.id]],
    [
      `select * from "organization" where "id" = (select "organization_id" from "invitation" where ${own}) for update`,
      about,
    ],
    [
      `update "invitation" i set "status" = 'accepted' where ${own} returning *,
         (select "role" from "member" where "organization_id" = i."organization_id" and "user_id" = i."inviter_id") "inviterRole",
         exists(select from "member" where "organization_id" = i."organization_id" and "user_id" = ?) "isMember",
         (select "members" from "member_count" where "organization_id" = i."organization_id") "members"`,
      [...about, user.id],
    ],
  );
  if (!invitee) throw new AppError('UNAUTHORIZED');
  em.map(User, invitee);
  if (!organization) return null;
  // Answered or withdrawn while this call waited for the lock.
  if (!invitation) throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
  const { inviterRole, isMember, members, ...columns } = invitation as JoinState;
  return {
    organization: em.map(Organization, organization),
    invitation: em.map(Invitation, columns),
    state: { inviterRole, isMember, members },
  };
}
