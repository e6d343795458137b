import type { Call, SignedIn } from '#server/context.ts';
import { refuseDuplicate } from '#server/db/duplicates.ts';
import { askTogether, type Asked } from '#server/db/one-transaction.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import { holdPerson } from '#server/user/find-user.ts';
import type { AnswerInvitation } from '#shared/invitation.ts';
import { can, reaches } from '#shared/permissions.ts';

import { setActive } from './active-organization.ts';
import { runHooks } from './hooks.ts';
import { Invitation } from './invitation.entity.ts';
import { Member } from './member.entity.ts';
import { Organization } from './organization.entity.ts';
import { requireItsSecret, requireOpenInvitation, requireRecipient } from './recipient.ts';
import { requireRoom } from './room.ts';

/** The invited person joins, once, and works in the organization from now on. */
export async function acceptInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { em, user } = ctx;
  const { invitationId: id, token } = input;
  // What the secret proves, it proves of the address that the account has until the call is done.
  if (token !== undefined) await holdPerson(em, user);
  const held = await claimInvitation(ctx, id);
  if (held === null) return refuseOther(ctx, { id, token });
  const { organization, invitation, inviterRole, isMember, members } = held;
  requireItsSecret(invitation, token);
  requireRecipient(ctx, invitation, token);
  requireRightfulInviter(ctx, invitation, inviterRole);
  if (isMember) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  requireRoom(ctx, members);

  const { role, team } = invitation;
  const member = em.create(Member, { organization, user, role, team });
  // The secret was in that mailbox and nowhere else, and the account bears its address.
  if (token !== undefined) user.emailVerified = true;
  setActive(ctx, organization.id);
  ctx.audit('invitation.accepted', { organizationId: organization.id, subjectId: user.id, details: { role } });

  await runHooks(ctx, 'AcceptInvitation', { invitation, member, organization, user });
  ctx.work.refuse(refuseDuplicate('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'));
  return { invitation, member };
}

/**
 * Locks the organization that an open invitation of the caller's invites into, accepts it, and reads what that depends
 * on: where the call then refuses, it undoes this. Null for any other invitation, which locks nothing.
 */
async function claimInvitation({ em, user }: SignedIn, id: string) {
  const isOwn = `"id" = ? and "email" = ? and "status" = 'pending' and "expires_at" > ?`;
  const about = [id, user.email, now()];
  const organizationId = 'select "organization_id" from "invitation" where "id" = ?';
  const [[organization], [invitation], members, [counted]] = await askTogether<[Asked, Asked, Asked, Asked]>(
    em,
    [
      `select * from "organization" where "id" = (select "organization_id" from "invitation" where ${isOwn}) for update`,
      about,
    ],
    // Somebody may have answered or withdrawn it while this call waited for its turn.
    [`update "invitation" set "status" = 'accepted' where ${isOwn} returning *`, about],
    [
      `select "user_id", "role" from "member" where "organization_id" = (${organizationId})
         and "user_id" in (?, (select "inviter_id" from "invitation" where "id" = ?))`,
      [id, user.id, id],
    ],
    [`select "members" from "member_count" where "organization_id" = (${organizationId})`, [id]],
  );
  if (!organization) return null;
  if (!invitation) throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
  const roleOf = (person: unknown) => members.find(({ user_id: id }) => id === person)?.['role'] as string | undefined;
  return {
    organization: em.map(Organization, organization),
    invitation: em.map(Invitation, invitation),
    inviterRole: roleOf(invitation['inviter_id']),
    isMember: roleOf(user.id) !== undefined,
    members: Number(counted?.['members'] ?? 0),
  };
}

/** Says why an invitation is not the caller's to accept. */
async function refuseOther(ctx: SignedIn, { id, token }: { id: string; token: string | undefined }): Promise<never> {
  requireRecipient(ctx, await requireOpenInvitation(ctx, { id, token }), token);
  throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
}

/** An invitation is worth what its inviter could still do today. */
function requireRightfulInviter({ options }: SignedIn, invitation: Invitation, inviterRole: string | undefined): void {
  const { access } = options.organization;
  if (inviterRole === undefined) throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  const mayInvite =
    can(access, inviterRole, { invitation: ['create'] }) && reaches(access, inviterRole, invitation.role);
  if (!mayInvite) throw new AppError('INVITATION_NOT_FOUND');
}
