import { v7 } from 'uuid';

import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { refuseDuplicate } from '#server/db/duplicates.ts';
import { writeAhead, type Asked } from '#server/db/one-transaction.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { Invitation, Member, Organization } from '#server/records.ts';
import { holdAndRead } from '#server/features/users/find-user.ts';
import { proveEmail } from '#server/features/users/prove-email.ts';
import type { AnswerInvitation } from '#shared/invitation.ts';
import { can, reaches } from '#shared/permissions.ts';

import { setActive } from '#server/features/organizations/active-organization.ts';
import { runHooks } from '#server/features/organizations/hooks.ts';
import { requireItsSecret, requireOpenInvitation, requireRecipient } from './recipient.ts';
import { requireRoom } from '#server/features/organizations/room.ts';
import { requireMayGrant } from '#server/features/organizations/while-impersonating.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** The invited person joins, once, and works in the organization from now on. */
export async function acceptInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { user } = ctx;
  const { invitationId: id, token } = input;
  const held = await claimInvitation(ctx, { id, token });
  if (held === null) return refuseOther(ctx, { id, token });
  const { organization, claimed } = held;
  requireItsSecret(claimed, token);
  requireRecipient(ctx, claimed, token);
  requireRightfulInviter(ctx, claimed);
  requireMayGrant(ctx, claimed.role);
  const { tokenHash: _, roles, members, ...invitation } = claimed;
  if (roles?.[user.id] !== undefined) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  requireRoom(ctx, members ?? 0);

  const { role } = invitation;
  const member = join(ctx, invitation);
  // The secret was in that mailbox and nowhere else, and the account bears its address.
  if (token !== undefined) await proveEmail(ctx, user, 'account owner');
  setActive(ctx, organization.id);
  ctx.audit('invitation.accepted', { organizationId: organization.id, subjectId: user.id, details: { role } });

  await runHooks(ctx, 'AcceptInvitation', { invitation, member, organization, user });
  ctx.work.refuse(refuseDuplicate('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'));
  return { invitation, member };
}

/** Written ahead: for one row the ORM takes a quarter of the service's time for this call. */
function join({ em, user }: SignedIn, { organizationId, role, teamId }: Invitation): Member {
  const member = { id: v7(), organizationId, userId: user.id, role, teamId, createdAt: now() };
  const columns = '"id", "organization_id", "user_id", "role", "team_id", "created_at"';
  writeAhead(em, [
    `insert into "member" (${columns}) values (?, ?, ?, ?, ?, ?)`,
    [member.id, organizationId, user.id, role, teamId, member.createdAt],
    'join',
  ]);
  return member;
}

/** What a call needs to know of the invitation that it claims: it refuses by that, and then undoes the claim. */
interface Claimed extends Invitation {
  tokenHash: string;
  /** Those of the inviter and the invited who are members, with their roles. */
  roles: Partial<Record<string, string>> | null;
  members: number | null;
}

/**
 * Locks the caller and the organization that an open invitation of theirs invites into, accepts it, and reads what that
 * depends on. Null for any other invitation, whose organization is not locked. The secret verifies the address that the
 * account has until the call commits, so it locks the caller for update.
 */
async function claimInvitation({ em, user }: SignedIn, { id, token }: { id: string; token: string | undefined }) {
  const isOwn = `"id" = ? and "email" = (select "email" from "user" where "id" = ?) and "status" = 'pending' and "expires_at" > ?`;
  const about = [id, user.id, now()];
  const [person, [organization], [claimed]] = await holdAndRead<[Asked, Asked]>(
    em,
    { id: user.id, lock: token === undefined ? 'for key share' : 'for update' },
    [
      `select "id", "name", "slug", "logo", "metadata", "created_at" "createdAt" from "organization"
       where "id" = (select "organization_id" from "invitation" where ${isOwn}) for update`,
      about,
      'lock_inviting_organization',
    ],
    // Somebody may have answered or withdrawn it while this call waited for its turn.
    [
      `update "invitation" i set "status" = 'accepted' where ${isOwn} returning
         "id", "organization_id" "organizationId", "inviter_id" "inviterId", "team_id" "teamId", "email", "role", "status",
         "expires_at" "expiresAt", "created_at" "createdAt", "token_hash" "tokenHash",
         (select json_object_agg("user_id", "role") from "member"
          where "organization_id" = i."organization_id" and "user_id" in (i."inviter_id", ?)) "roles",
         (select "members" from "member_count" where "organization_id" = i."organization_id") "members"`,
      [...about, user.id],
      'claim_invitation',
    ],
  );
  if (person === null) throw new AppError('UNAUTHORIZED');
  if (!organization) return null;
  if (!claimed) throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
  return { organization: organization as unknown as Organization, claimed: claimed as unknown as Claimed };
}

/** Says why an invitation is not the caller's to accept. */
async function refuseOther(ctx: SignedIn, { id, token }: { id: string; token: string | undefined }): Promise<never> {
  requireRecipient(ctx, await requireOpenInvitation(ctx, { id, token }), token);
  throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
}

/** An invitation is worth what its inviter could still do today. */
function requireRightfulInviter({ options }: SignedIn, { inviterId, role, roles }: Claimed): void {
  const { access } = organizationOptions.of({ options });
  const inviterRole = roles?.[inviterId];
  if (inviterRole === undefined) throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  const mayInvite = can(access, inviterRole, { invitation: ['create'] }) && reaches(access, inviterRole, role);
  if (!mayInvite) throw new AppError('INVITATION_NOT_FOUND');
}
