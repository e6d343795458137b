import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { OrganizationContext } from '#server/features/organizations/context.ts';
import { Member } from '#server/features/organizations/members/member.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { readInvitations } from '#server/features/organizations/queries.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { currentSession } from '#server/features/sessions/current-session.ts';
import { now } from '#server/now.ts';
import type { GetInvitation, ListInvitations } from '#shared/invitation.ts';
import { can } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';
import { requireOpenInvitation, requireInvitee } from './invitee.ts';

/** What an invitation says: to the invited user, or to a visitor with the mailed link, before they have an account. */
export async function getInvitation({ ctx, input }: Call<RequestContext, typeof GetInvitation>) {
  const { id, token } = input;
  const current = await currentSession(ctx);
  if (current === null && token === undefined) throw new AppError('NOT_AUTHENTICATED');

  const accepted = current && (await findAccepted(ctx, current.user, id));
  if (accepted) return accepted;
  const invitation = await requireOpenInvitation(ctx, { id, token });
  if (current !== null && token === undefined) requireInvitee({ ...ctx, ...current }, invitation, token);

  const { organization, inviter } = invitation;
  if ((await ctx.em.count(Member, { organization, user: inviter })) === 0) {
    throw new AppError('INVITER_IS_NO_LONGER_A_MEMBER_OF_THE_ORGANIZATION');
  }
  return invitation;
}

/** The link that a member accepted still leads to the organization; it tells them nothing that a member does not know. */
async function findAccepted(
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

/** An organization's invitations, the newest first, whatever became of them; only those who may invite see any. */
export async function listInvitations({ ctx, input }: Call<OrganizationContext, typeof ListInvitations>) {
  const { organizationId, member } = ctx;
  if (!can(organizationOptions.of(ctx).access, member.role, { invitation: ['create'] })) return [];
  return readInvitations(ctx, organizationId, input);
}

/** The open invitations to the caller's own address, once it is proven to be theirs. */
export async function listUserInvitations({ ctx }: Call<SignedIn>) {
  const { em, user } = ctx;
  if (!user.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  return em.find(
    Invitation,
    { email: user.email, status: 'pending', expiresAt: { $gt: now() } },
    { populate: ['organization', 'inviter'], orderBy: { id: 'asc' } },
  );
}
