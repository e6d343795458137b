import type { Call, SignedIn } from '#server/context.ts';
import { refuseDuplicate } from '#server/db/duplicates.ts';
import { AppError } from '#server/errors.ts';
import { holdPerson } from '#server/user/find-user.ts';
import type { AnswerInvitation } from '#shared/invitation.ts';
import { can, reaches } from '#shared/permissions.ts';

import { setActive } from './active-organization.ts';
import { runHooks } from './hooks.ts';
import { Invitation } from './invitation.entity.ts';
import { lockAndRead } from './lock.ts';
import { Member } from './member.entity.ts';
import { Organization } from './organization.entity.ts';
import { requireNamedInvitation, requireRecipient } from './recipient.ts';
import { requireRoom } from './room.ts';

/** The invited person joins, once, and works in the organization from now on. */
export async function acceptInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { em, user } = ctx;
  const { invitationId: id, token } = input;
  const named = await requireNamedInvitation(ctx, { id, token });
  // What the secret proves, it proves of the address that the account has until the call is done.
  if (token !== undefined) await holdPerson(em, user);
  requireRecipient(ctx, named, token);

  const { organization, invitation, inviterRole, isMember, members } = await requireStillOpen(ctx, id, named);
  requireRightfulInviter(ctx, invitation, inviterRole);
  if (isMember) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  requireRoom(ctx, members);

  const { role, team } = invitation;
  const member = em.create(Member, { organization, user, role, team });
  invitation.status = 'accepted';
  // The secret was in that mailbox and nowhere else, and the account bears its address.
  if (token !== undefined) user.emailVerified = true;
  setActive(ctx, organization.id);
  ctx.audit('invitation.accepted', { organizationId: organization.id, subjectId: user.id, details: { role } });

  await runHooks(ctx, 'AcceptInvitation', { invitation, member, organization, user });
  ctx.work.refuse(refuseDuplicate('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'));
  return { invitation, member };
}

/** Locks the organization and reads what accepting depends on: somebody may have answered or withdrawn it meanwhile. */
async function requireStillOpen({ em, user }: SignedIn, id: string, { organizationId }: { organizationId: string }) {
  const inviter = 'select "inviter_id" from "invitation" where "id" = ?';
  const [[organization], [invitation], members, [counted]] = await lockAndRead(
    em,
    organizationId,
    [`select * from "invitation" where "id" = ? and "status" = 'pending' for update`, [id]],
    [
      `select "user_id", "role" from "member" where "organization_id" = ? and "user_id" in (?, (${inviter}))`,
      [organizationId, user.id, id],
    ],
    ['select "members" from "member_count" where "organization_id" = ?', [organizationId]],
  );
  if (!organization || !invitation) throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
  const roleOf = (person: unknown) => members.find(({ user_id: id }) => id === person)?.['role'] as string | undefined;
  return {
    organization: em.map(Organization, organization),
    invitation: em.map(Invitation, invitation),
    inviterRole: roleOf(invitation['inviter_id']),
    isMember: roleOf(user.id) !== undefined,
    members: Number(counted?.['members'] ?? 0),
  };
}

/** An invitation is worth what its inviter could still do today. */
function requireRightfulInviter({ options }: SignedIn, invitation: Invitation, inviterRole: string | undefined): void {
  const { access } = options.organization;
  if (inviterRole === undefined) throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  const mayInvite =
    can(access, inviterRole, { invitation: ['create'] }) && reaches(access, inviterRole, invitation.role);
  if (!mayInvite) throw new AppError('INVITATION_NOT_FOUND');
}
