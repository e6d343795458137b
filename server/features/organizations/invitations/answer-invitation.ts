import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { activateOrganization } from '#server/features/organizations/active-organization.ts';
import { runHooks } from '#server/features/organizations/events.ts';
import { requireMemberCapacity } from '#server/features/organizations/members/manage-members.ts';
import { Member } from '#server/features/organizations/members/member.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { rejectImpersonatedGrant } from '#server/features/organizations/roles.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { proveEmail } from '#server/features/users/user-lifecycle.ts';
import { now } from '#server/now.ts';
import type { AnswerInvitation } from '#shared/invitation.ts';
import { can, outranks } from '#shared/permissions.ts';

import { claimInvitation, lockInvitation } from './queries.ts';
import { requireInvitationToken, requireOpenInvitation, requireInvitee } from './read-invitations.ts';

/** Makes the invited user a member, and the organization the active one of the session. */
export async function acceptInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { em, user } = ctx;
  const { invitationId: id, token } = input;
  const claimed = await claimInvitation(ctx, { id, token });
  if (claimed === null) {
    requireInvitee(ctx, await requireOpenInvitation(ctx, { id, token }), token);
    throw new AppError('FAILED_TO_RETRIEVE_INVITATION');
  }
  const { organization, invitation, inviterRole, isMember, members } = claimed;
  const { role, team } = invitation;
  requireInvitationToken(invitation, token);
  requireInvitee(ctx, invitation, token);
  requireInviterPermission(ctx, inviterRole, role);
  rejectImpersonatedGrant(ctx, role);
  if (isMember) throw new AppError('USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION');
  requireMemberCapacity(ctx, members);

  const member = em.create(Member, { organization, user, role, team });
  // Only a mail to the user's address carried the token.
  if (token !== undefined) await proveEmail(ctx, user, 'account owner');
  activateOrganization(ctx, organization.id);
  ctx.audit('invitation.accepted', { organizationId: organization.id, subjectId: user.id, details: { role } });

  await runHooks(ctx, 'AcceptInvitation', { invitation, member, organization, user });
  return { invitation, member };
}

/** The inviter must still have the permission to invite into this role. */
function requireInviterPermission({ options }: SignedIn, inviterRole: string | null, role: string): void {
  const { access } = organizationOptions.of({ options });
  if (inviterRole === null) throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  const mayInvite = can(access, inviterRole, { invitation: ['create'] }) && outranks(access, inviterRole, role);
  if (!mayInvite) throw new AppError('INVITATION_NOT_FOUND');
}

/** Declines an invitation. */
export async function rejectInvitation({ ctx, input }: Call<SignedIn, typeof AnswerInvitation>) {
  const { invitationId: id, token } = input;
  const invitation = await lockInvitation(ctx.em, { id, status: 'pending', expiresAt: { $gt: now() } });
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  requireInvitationToken(invitation, token);
  requireInvitee(ctx, invitation, token);

  invitation.status = 'rejected';
  ctx.audit('invitation.rejected', { organizationId: invitation.organizationId, subjectId: ctx.user.id });
  return { invitation, member: null };
}
