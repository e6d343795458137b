import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { MemberReadContext } from '#server/features/organizations/context.ts';
import { Member } from '#server/features/organizations/members/member.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { currentSession } from '#server/features/sessions/current-session.ts';
import { now } from '#server/now.ts';
import type { GetInvitation, ListInvitations } from '#shared/invitation.ts';
import { can } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { requireOpenInvitation, requireInvitee } from './invitee.ts';

/** Shows an invitation to the invited user, or to a visitor with the mailed link, who may not have an account yet. */
export async function getInvitation({ ctx, input }: Call<RequestContext, typeof GetInvitation>) {
  const { id, token } = input;
  const current = await currentSession(ctx);
  if (current === null && token === undefined) throw new AppError('NOT_AUTHENTICATED');

  const accepted = current && (await findAcceptedInvitation(ctx, current.user, id));
  if (accepted) return accepted;
  const invitation = await requireOpenInvitation(ctx, { id, token });
  if (current !== null && token === undefined) requireInvitee({ ...ctx, ...current }, invitation, token);

  const { organization, inviter } = invitation;
  if ((await ctx.em.count(Member, { organization, user: inviter })) === 0) {
    throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  }
  return invitation;
}

/** After accepting, a member can still open the link; it shows nothing that members cannot read anyway. */
async function findAcceptedInvitation(
  { em }: RequestContext,
  user: { id: string; email: string },
  id: string,
): Promise<Invitation | null> {
  const invitation = await em.findOne(
    Invitation,
    { id, status: 'accepted', email: user.email },
    { populate: ['organization', 'inviter'] },
  );
  if (invitation === null) return null;
  return (await em.count(Member, { organization: invitation.organization, user: user.id })) > 0 ? invitation : null;
}

/** An organization's invitations of every status, newest first; members who may not invite get an empty list. */
export async function listInvitations({ ctx, input }: Call<MemberReadContext, typeof ListInvitations>) {
  const { em, organizationId: organization, member } = ctx;
  if (!can(organizationOptions.of(ctx).access, member.role, { invitation: ['create'] })) return [];
  const { status, limit, offset } = input;
  const where = { organization, ...(status && { status }) };
  return em.find(Invitation, where, { orderBy: { id: 'desc' }, limit, offset });
}

/** The open invitations to the caller's address, once it is verified. */
export async function listUserInvitations({ ctx }: Call<SignedIn>) {
  const { em, user } = ctx;
  if (!user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  return em.find(
    Invitation,
    { email: user.email, status: 'pending', expiresAt: { $gt: now() } },
    { populate: ['organization', 'inviter'], orderBy: { id: 'asc' } },
  );
}
