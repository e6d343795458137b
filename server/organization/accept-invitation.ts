import { LockMode } from '@mikro-orm/postgresql';

import type { Call, SignedIn } from '#server/context.ts';
import { refuseDuplicate } from '#server/db/duplicates.ts';
import { AppError } from '#server/errors.ts';
import { holdPerson } from '#server/user/find-user.ts';
import type { AnswerInvitation } from '#shared/invitation.ts';
import { can, reaches } from '#shared/permissions.ts';

import { setActive } from './active-organization.ts';
import { runHooks } from './hooks.ts';
import { Invitation } from './invitation.entity.ts';
import { lockOrganization } from './lock.ts';
import { Member } from './member.entity.ts';
import { requireOpenInvitation, requireRecipient } from './recipient.ts';
import { requireRoom } from './room.ts';

/** The invited person joins, once, and works in the organization from now on. */
export async function acceptInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { em, user } = ctx;
  const { invitationId: id, token } = input;
  const invitation = await requireOpenInvitation(ctx, { id, token });
  // What the secret proves, it proves of the address that the account has until the call is done.
  if (token !== undefined) await holdPerson(em, user);
  requireRecipient(ctx, invitation, token);

  const organization = invitation.organization.unwrap();
  await lockOrganization(em, organization.id);
  await requireStillOpen(ctx, invitation);
  await requireRightfulInviter(ctx, invitation);
  if ((await em.count(Member, { organization, user })) > 0) {
    throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  }
  await requireRoom(ctx, organization);

  const { role, team } = invitation;
  const member = em.create(Member, { organization, user, role, team });
  invitation.status = 'accepted';
  // The secret was in that mailbox and nowhere else, and the account bears its address.
  if (token !== undefined) user.emailVerified = true;
  setActive(ctx, organization.id);
  ctx.audit('invitation.accepted', { organizationId: organization.id, subjectId: user.id, details: { role } });

  await runHooks(ctx, 'AcceptInvitation', { invitation, member, organization, user });
  await em.flush().catch(refuseDuplicate('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION'));
  return { invitation, member };
}

/** Somebody may have answered or withdrawn it while this call waited for its turn. */
async function requireStillOpen({ em }: SignedIn, { id }: Invitation): Promise<void> {
  const still = await em.findOne(
    Invitation,
    { id, status: 'pending' },
    { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (still === null) throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
}

/** An invitation is worth what its inviter could still do today. */
async function requireRightfulInviter({ em, options }: SignedIn, invitation: Invitation): Promise<void> {
  const { access } = options.organization;
  const inviter = await em.findOne(Member, { organization: invitation.organization, user: invitation.inviter });
  if (inviter === null) throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  const mayInvite =
    can(access, inviter.role, { invitation: ['create'] }) && reaches(access, inviter.role, invitation.role);
  if (!mayInvite) throw new AppError('INVITATION_NOT_FOUND');
}
