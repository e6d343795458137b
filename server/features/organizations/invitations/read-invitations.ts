import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { MemberReadContext } from '#server/features/organizations/context.ts';
import { Member } from '#server/features/organizations/members/member.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { currentSession } from '#server/features/sessions/current-session.ts';
import { now } from '#server/now.ts';
import { timingSafeEqualText, sha256 } from '#server/security/tokens.ts';
import type { GetInvitation, ListInvitations } from '#shared/invitation.ts';
import { can, outranksMember } from '#shared/permissions.ts';

import { Invitation } from './invitation.entity.ts';

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

/** An invitation that can still be answered, with organization and inviter. */
export async function requireOpenInvitation(
  { em }: RequestContext,
  { id, token }: { id: string; token?: string | undefined },
): Promise<Invitation> {
  const invitation = await em.findOne(
    Invitation,
    { id, status: 'pending', expiresAt: { $gt: now() } },
    { populate: ['organization', 'inviter'] },
  );
  if (invitation === null) throw new AppError('INVITATION_NOT_FOUND');
  requireInvitationToken(invitation, token);
  return invitation;
}

/** A token in the input must be the one of this invitation. */
export function requireInvitationToken(invitation: Invitation, token: string | undefined): void {
  if (token !== undefined && !isTokenOf(invitation, token)) throw new AppError('INVITATION_NOT_FOUND');
}

/**
 * Rejects every account but that of the invited address. A role above a plain member's also needs proof of the mailbox,
 * since the id of an invitation is no secret: all who may invite see it. Options can require that proof for every role.
 */
export function requireInvitee({ user, options }: SignedIn, invitation: Invitation, token: string | undefined): void {
  if (invitation.email !== user.email) throw new AppError('YOU_ARE_NOT_THE_RECIPIENT_OF_THE_INVITATION');
  const isProven = user.emailVerified || (token !== undefined && isTokenOf(invitation, token));
  const { access, requireVerifiedEmail } = organizationOptions.of({ options });
  const needsProof = requireVerifiedEmail || outranksMember(access, invitation.role);
  if (needsProof && !isProven) throw new AppError('EMAIL_NOT_VERIFIED');
}

function isTokenOf({ tokenHash }: Invitation, token: string): boolean {
  return timingSafeEqualText(sha256(token), tokenHash);
}
